/** Whatever the server says of people, structure, company and sheets by a key stands in a catalogue. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '#access/areas.ts'
import { catalogues } from '#apps/server/catalogues.ts'
import { countryFields } from '#modules/employees/model/country-fields/by-country.ts'
import { serverWords } from '#tests/support/server-words.ts'

const words = new Set(serverWords.flatMap(({ en }) => Object.keys(en)))
/** Names of a file, of a kind of job and of a day's work, and with what words of fields begin: nobody is told them. */
const NAMES = [
  'employees.xlsx',
  'employees.import',
  'employees.update',
  'employees.salaries',
  'employees.leavers',
  'migration.import',
  'employees.report',
  'leave.report',
]
const folders = [
  'platform/approvals',
  'platform/sheets',
  'modules/employees',
  'modules/leave',
  'modules/organisation',
  'modules/company',
  'modules/migration-wizard',
]

test.each(folders)('%s', (folder) => {
  const missing = sourcesBelow(folder).flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /(?<!\b(?:id|kind): )(action: |)'((?:approvals|leave|sheets|employees|organisation|company|migration)\.[a-z][a-z.-]+)'/g,
      ),
    ]
      .map(([, isAction, key]) => (isAction ? `activity.${key}` : `${key}`))
      .filter((key) => !words.has(key) && !words.has(`activity.${key}`) && !NAMES.includes(key) && !(key in areas))
      .map((key) => `${path}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('every column of every country is explained', () => {
  for (const { columns } of Object.values(countryFields)) {
    for (const column of columns) expect(words.has(column.word), column.word).toBe(true)
  }
})

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$|^contract\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\/(server|model|contract)\/|contract-types/.test(path))
}

test('every notice has its words', () => {
  const said = new Set(catalogues.flatMap(({ en }) => Object.keys(en)))
  const missing = ['platform', 'modules'].flatMap((folder) =>
    sourcesBelow(folder).flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('notices/server/notify.ts')) return []
      return [...text.matchAll(/\bword: '([^']+)'/g)]
        .map(([, word]) => word ?? '')
        .filter((word) => !said.has(word))
        .map((word) => `${path}: ${word}`)
    }),
  )
  expect(missing).toEqual([])
})
