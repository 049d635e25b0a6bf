// Whose tables are named where. A table belongs to the module, or the part of the platform, that puts rows into it;
// whoever else names it in SQL knows how it is built, and the import law cannot see that. Read are the texts of
// statements, however they are put together, and the names given to the builder of statements.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { importGraph } from './import-law.mjs'

const GENERATED = 'platform/database/server/tables.generated.ts'
const AFTER = /\b(from|join|into|update|using)\s+(?:only\s+)?"?([a-z][a-z_0-9]*)"?/gi
const BUILDER =
  /\.(selectFrom|innerJoin|leftJoin|rightJoin|insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(bulkInsert|bulkUpdate|deleteByIds)\(\s*[\w.]+,\s*'(\w+)|\b(recordList)\(\{\s*table:\s*'(\w+)/g

/** The tables of the database, as their types tell them. */
export function tableNames(root) {
  const text = readFileSync(join(root, GENERATED), 'utf8')
  return new Set([...text.slice(text.indexOf('interface Tables')).matchAll(/^ {2}(\w+): /gm)].map((one) => one[1]))
}

/** Table -> part of the program -> its files that name the table, and how many of them put rows into it. */
export function tablesNamed(root, tables, folders = ['platform', 'modules', 'apps']) {
  const named = new Map()
  for (const file of importGraph(root, folders).keys()) {
    if (/\.test\.tsx?$|\/(web|tests)\//.test(file) || file === GENERATED) continue
    const part = file.split('/').slice(0, 2).join('/')
    for (const { table, fills } of namesIn(readFileSync(join(root, file), 'utf8'), file)) {
      if (!tables.has(table)) continue
      const parts = named.get(table) ?? new Map()
      const one = parts.get(part) ?? { files: new Set(), fills: false }
      one.files.add(file)
      one.fills ||= fills
      named.set(table, parts.set(part, one))
    }
  }
  return named
}

/**
 * Tables that have no single owner, and by part of the program those it names of others with the number of its files
 * that do. `owners` are said where no statement of the program puts rows in, or several parts do.
 */
export function strangers(named, owners = {}) {
  const unowned = []
  const found = {}
  for (const [table, parts] of named) {
    const filling = [...parts].filter(([, { fills }]) => fills).map(([part]) => part)
    const owner = owners[table] ?? (filling.length === 1 ? filling[0] : undefined)
    if (owner === undefined) unowned.push(table)
    for (const [part, { files }] of parts) {
      if (part === owner || owner === undefined) continue
      found[part] ??= {}
      found[part][table] = files.size
    }
  }
  return { unowned, found }
}

function namesIn(text, file) {
  const found = [...text.matchAll(BUILDER)].map((one) => ({
    table: one[2] ?? one[4] ?? one[6],
    fills: one[1] === 'insertInto' || one[3] === 'bulkInsert' || one[5] === 'recordList',
  }))
  // Words of the statements; values stand for themselves only.
  for (const statement of statements(parseSync(file, text).program)) {
    for (const [, after, table] of statement.matchAll(AFTER)) {
      found.push({ table: table.toLowerCase(), fills: after.toLowerCase() === 'into' })
    }
  }
  return found
}

/** Every text of a file that may be part of a statement. */
function statements(node, found = []) {
  if (Array.isArray(node)) for (const one of node) statements(one, found)
  else if (node !== null && typeof node === 'object') {
    if (node.type === 'ImportDeclaration') return found
    if (node.type === 'TemplateLiteral') found.push(node.quasis.map(({ value }) => value.raw).join(' ? '))
    if (node.type === 'Literal' && typeof node.value === 'string' && node.value.includes(' ')) found.push(node.value)
    for (const key in node) statements(node[key], found)
  }
  return found
}
