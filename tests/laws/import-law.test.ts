/** Each sentence of the import law catches the breach planted for it; a guard nobody tests is decoration. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importLaw, rules } from '../../tools/import-law.mjs'

const root = mkdtempSync(join(tmpdir(), 'import-law-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Rule -> a file and the import in it that breaks the rule. */
const planted: Record<string, [file: string, text: string]> = {
  'the kernel imports nothing of ours': ['kernel/a.ts', `import '#access/roles.ts'`],
  'the kernel uses no outside library': ['kernel/b.ts', `import 'zod'`],
  'the law knows only the kernel': ['statutory/my/a.ts', `import type { X } from '#platform/contract/endpoint.ts'`],
  'one country never reads another': ['statutory/my/b.ts', `import '../tw/c.ts'`],
  'access knows only the kernel': ['access/a.ts', `import { z } from 'zod'`],
  'platform knows no business': ['platform/x/server/a.ts', `import '#modules/payroll/server/public.ts'`],
  'design knows no business': ['design/a.tsx', `import '#access/roles.ts'`],
  'decisions do no input or output': ['modules/a/model/a.ts', `import 'node:fs'`],
  'decisions use no outside library': ['modules/a/model/b.ts', `import 'zod'`],
  'decisions do not know the wire': ['modules/a/model/c.ts', `import type { X } from '../contract.ts'`],
  'screens never import the server': ['modules/a/web/a.tsx', `const x = () => import('../server/store.ts')`],
  'the server never imports screens': ['modules/a/server/a.ts', `import '../web/list-screen.tsx'`],
  'neighbours come by the door': ['modules/a/server/b.ts', `import { x } from '#modules/b/server/store.ts'`],
  'nothing imports tests, benches or tools': ['platform/x/server/b.ts', `import '#tests/support/x.ts'`],
  'no circles': ['platform/x/server/c.ts', `import './d.ts'`],
  'a module says whom it needs': ['modules/a/server/c.ts', `import '#modules/b/server/public.ts'`],
}

for (const [file, text] of [...Object.values(planted), ['platform/x/server/d.ts', `import './c.ts'`] as const]) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const found = importLaw(root)

test('every file planted was read', () => {
  expect(found.read).toBe(Object.keys(planted).length + 1)
})

test.each(Object.entries(planted))('%s', (name, [file]) => {
  expect(found.breaches.some((breach) => breach.name === name && (breach.file === file || name === 'no circles'))).toBe(
    true,
  )
})

test('every rule has a breach planted for it', () => {
  expect(rules.map((rule: { name: string }) => rule.name).filter((name: string) => !(name in planted))).toEqual([])
})
