/** The law that stood cannot be rewritten unseen: each way to do it is planted and found. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { breachText, lawHistory } from '../../tools/check-law-history.mjs'

const root = mkdtempSync(join(tmpdir(), 'law-history-'))
afterAll(() => rmSync(root, { recursive: true }))

const RATES = 'statutory/my/levy/levy.rates.yaml'
const TABLE = 'statutory/my/levy/levy.table-2024-01.csv'
const CHANGELOG = 'statutory/CHANGELOG.md'

const block = (from: string, more: string) =>
  `      - from: ${from}\n        standing: confirmed\n        checked: 2026-01-01\n        ${more}\n`
const rates = (...blocks: string[]) => `scheme: my.levy\ntables:\n  rate:\n    history:\n${blocks.join('')}`
const first = block('2022-01-01', 'rate: 0.01')
const gazetted = block('2024-01-01', 'csv: levy.table-2024-01.csv')
const announced = block('2027-01-01', 'unpublished: yes')
const old = '# Changes\n\n## 2026-01-01\n\nCorrection - Malaysia - my.levy/rate/2022-01-01, settled long ago.\n'

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const git = (...parts: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...parts], { cwd: root, stdio: 'pipe' })

const found = () => lawHistory(root).breaches.map(({ id, what }) => `${id} ${what}`)

/** Main as it stands, and a branch on which nothing has happened yet. */
beforeEach(() => {
  rmSync(join(root, '.git'), { recursive: true, force: true })
  rmSync(join(root, 'statutory'), { recursive: true, force: true })
  write(RATES, rates(first, gazetted, announced))
  write(TABLE, 'up to,amount\n100.00,1.00\nnone,2.00\n')
  write(CHANGELOG, old)
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'law')
  git('checkout', '-qb', 'change')
})

describe('is refused', () => {
  test.each([
    [
      'a changed rate',
      'my.levy/rate/2022-01-01 was changed',
      () => rates(first.replace('0.01', '0.02'), gazetted, announced),
    ],
    [
      'a standing made better',
      'my.levy/rate/2022-01-01 was changed',
      () => rates(first.replace('confirmed', 'inferred'), gazetted, announced),
    ],
    ['a removed block', 'my.levy/rate/2022-01-01 was removed', () => rates(gazetted, announced)],
    [
      'a moved first day',
      'my.levy/rate/2022-01-01 was removed',
      () => rates(first.replace('2022', '2021'), gazetted, announced),
    ],
    [
      'a block pushed in between',
      'my.levy/rate/2023-01-01 was pushed in between',
      () => rates(first, block('2023-01-01', 'rate: 0.03'), gazetted, announced),
    ],
  ])('%s', (_what, breach, changed) => {
    write(RATES, changed())
    expect(found()).toContain(breach)
  })

  test('a changed cell of a gazetted table', () => {
    write(TABLE, 'up to,amount\n100.00,1.05\nnone,2.00\n')
    expect(found()).toEqual(['my.levy/rate/2024-01-01 was changed'])
  })

  test('a whole file gone', () => {
    rmSync(join(root, RATES))
    expect(found()).toHaveLength(3)
  })

  test('a change that is committed already', () => {
    write(RATES, rates(first.replace('0.01', '0.02'), gazetted, announced))
    git('commit', '-qam', 'change')
    expect(found()).toEqual(['my.levy/rate/2022-01-01 was changed'])
  })

  test.each([
    ['no entry', old],
    ['an entry of another kind', `${old}\n## 2026-02-01\n\nNew law - Malaysia - my.levy/rate/2022-01-01.\n`],
    ['a correction of something else', `${old}\n## 2026-02-01\n\nCorrection - Malaysia - my.levy/rate/2024-01-01.\n`],
    ['a correction that names only a part of it', `${old}\n## 2026-02-01\n\nCorrection - Malaysia - my.levy/rate.\n`],
  ])('a change with %s', (_what, changelog) => {
    write(RATES, rates(first.replace('0.01', '0.02'), gazetted, announced))
    write(CHANGELOG, changelog)
    expect(found()).toEqual(['my.levy/rate/2022-01-01 was changed'])
  })
})

describe('is let through', () => {
  test('nothing changed', () => {
    expect(lawHistory(root)).toMatchObject({ blocks: 3, breaches: [] })
  })

  test('a correction that says so and names the block', () => {
    write(RATES, rates(first.replace('0.01', '0.02'), gazetted, announced))
    write(
      CHANGELOG,
      `# Changes\n\n## 2026-02-01, book my 1\n\nCorrection - Malaysia - \`my.levy/rate/2022-01-01\` had\na slip.\n${old.slice(9)}`,
    )
    expect(found()).toEqual([])
  })

  test.each([
    ['a new block at the end', () => rates(first, gazetted, announced, block('2028-01-01', 'rate: 0.05'))],
    ['older law before the first', () => rates(block('2020-01-01', 'rate: 0.005'), first, gazetted, announced)],
    ['the day it was last looked at', () => rates(first.replace('2026-01-01', '2026-11-20'), gazetted, announced)],
    ['figures for what was announced', () => rates(first, gazetted, block('2027-01-01', 'rate: 0.04'))],
    [
      'another way to write the same',
      () => `# of the levy\n${rates(first.replace('rate: 0.01', "rate: '0.01'"), gazetted, announced)}`,
    ],
  ])('%s', (_what, changed) => {
    write(RATES, changed())
    expect(found()).toEqual([])
  })
})

test('on the main branch itself the last commit is looked at', () => {
  git('checkout', '-q', 'main')
  write(RATES, rates(first.replace('0.01', '0.02'), gazetted, announced))
  git('commit', '-qam', 'straight onto main')
  expect(found()).toEqual(['my.levy/rate/2022-01-01 was changed'])
})

test('without git there is nothing to compare with, and it says so', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(lawHistory(root)).toMatchObject({ base: undefined, breaches: [], said: expect.stringContaining('no git') })
})

test('a breach tells what is asked for', () => {
  expect(breachText({ id: 'my.levy/rate/2022-01-01', what: 'was changed' })).toBe(
    'my.levy/rate/2022-01-01 was changed: statutory/CHANGELOG.md needs a new entry that begins with "Correction" and names it',
  )
})
