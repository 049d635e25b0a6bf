/** A module that fills a table, and files of another that name it, each in its own way. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const files: Readonly<Record<string, string>> = {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program, in which it is filled in.
  'modules/a/server/store.ts': 'await sql`insert into mine (id) values (${id})`.execute(tx)',
  'modules/b/server/own.ts': "await tx.insertInto('theirs').values({ id }).execute()",
  'modules/b/server/text.ts': "const TEXT = 'select id from mine where id = $1'",
  'modules/b/server/join.ts': `const all = sql\`select \${columns} from theirs t left join mine m on m.id = t.id\``,
  'modules/b/server/nested.ts': `const all = sql\`select 1 \${narrow ? sql\`where exists (select from mine)\` : sql\`\`}\``,
  'modules/b/server/built.ts': "await tx.selectFrom('mine').selectAll().execute()",
  'modules/b/server/many.ts': "await bulkUpdate(tx, 'mine', rows)",
}

export function planted(): string {
  const root = mkdtempSync(join(tmpdir(), 'table-law-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}
