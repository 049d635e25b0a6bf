import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The command alone, built as tools/build.mjs builds it, run as a person runs it: in a process, through pipes.
const root = join(import.meta.dirname, '../..')
let folder = ''

beforeAll(async () => {
  const { rolldown } = await import('rolldown')
  const { lawData } = await import('../../tools/law-data-plugin.mjs')
  folder = mkdtempSync(join(tmpdir(), 'law-'))
  const bundle = await rolldown({
    input: { law: join(import.meta.dirname, 'law.ts') },
    cwd: root,
    platform: 'node',
    external: (id: string) => !/^[./#]/.test(id),
    plugins: [lawData()],
    logLevel: 'warn',
  })
  await bundle.write({ dir: folder, format: 'esm' })
  await bundle.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('answers line by line, in order, and refuses by name what is no case', async () => {
  const { lines, code } = await run([
    '{"id":"a","scheme":"my.epf","on":"2026-03-31","given":{"wages":"3000","age":30}}',
    '',
    'not json',
    '[1]',
    '{"id":"b","scheme":"my.nothing","on":"2026-03-31","given":{}}',
    '{"id":7,"scheme":"my.epf","on":"2026-03-31","given":{"wages":"3000","age":30,"wagse":1}}',
    '{"id":"c","scheme":"my.epf","on":"2026-03-31"}',
  ])
  expect(code).toBe(0)
  expect(lines).toHaveLength(6)
  expect(lines[0]).toMatchObject({ id: 'a', answer: { employee: '330.00', employer: '390.00' } })
  expect(lines[0]).not.toHaveProperty('worksheet')
  expect(lines[1]).toMatchObject({
    id: null,
    answer: { refused: true, reason: expect.stringMatching(/^case: not JSON/) },
  })
  expect(lines[2]).toMatchObject({ id: null, answer: { refused: true } })
  expect(lines[3]).toMatchObject({
    id: 'b',
    answer: { refused: true, reason: expect.stringMatching(/^scheme: my.nothing/) },
  })
  expect(lines[4]).toMatchObject({ id: 7, answer: { refused: true, reason: expect.stringMatching(/^wagse: /) } })
  expect(lines[5]).toMatchObject({ id: 'c', answer: { refused: true, reason: expect.stringMatching(/^wages: /) } })
})

test('shows its worksheet when asked, and knows no other argument', async () => {
  const line = '{"id":"a","scheme":"my.epf","on":"2026-03-31","given":{"wages":"3000","age":30}}'
  const { lines } = await run([line], ['--worksheet'])
  expect(lines[0]).toMatchObject({ worksheet: expect.arrayContaining([expect.objectContaining({ key: 'employee' })]) })
  const strange = await run([line], ['--wroksheet'])
  expect(strange).toMatchObject({ code: 2, lines: [] })
})

test('answers ten thousand payslips, the last one whole', async () => {
  const given = { age: 35, category: 1, earnings: [{ type: 'basic_salary', amount: '5000' }] }
  const many = Array.from({ length: 10_000 }, (_, id) =>
    JSON.stringify({ id, scheme: 'my.payslip', on: '2026-01-31', given }),
  )
  const { lines } = await run(many)
  expect(lines).toHaveLength(10_000)
  expect(lines.at(-1)).toMatchObject({ id: 9_999, answer: { net_pay: '4305.35' } })
})

type Line = { id: unknown; answer: object }

function run(input: readonly string[], asked: readonly string[] = []): Promise<{ lines: Line[]; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, 'law.js'), ...asked], { stdio: ['pipe', 'pipe', 'ignore'] })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', reject)
    child.on('close', (code) => {
      const text = Buffer.concat(pieces).toString('utf8')
      resolve({
        lines: text
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
        code,
      })
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(`${input.join('\n')}\n`)
  })
}
