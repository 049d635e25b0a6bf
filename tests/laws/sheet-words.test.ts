// What a sheet would change is told by names: each kind of thing that a sheet brings has its word where the screen looks.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheetValue } from '#modules/employees/web/labels.ts'

/** Read by screens of other modules, or by words of another name. */
const ELSEWHERE = new Set(['custom_value'])

const kindsIn = (text: string): string[] =>
  /\bListKind<|\bListColumns</.test(text)
    ? [...text.matchAll(/^ {2,4}kind: '(\w+)',$/gm)].map(([, kind = '']) => kind)
    : []

test('every kind of thing that a sheet brings has a word in both languages', () => {
  const sheets = readdirSync('modules', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[\w-]+\/model\/.*-sheet\.ts$/.test(path))
  const told = sheets.flatMap((path) =>
    kindsIn(readFileSync(`modules/${path}`, 'utf8')).map((kind) => ({ module: path.split('/')[0] ?? '', kind })),
  )
  expect(told.length).toBeGreaterThan(10)
  const missing = told
    .filter(({ kind }) => !ELSEWHERE.has(kind))
    .flatMap(({ module, kind }) =>
      ['en', 'zh-Hant']
        .filter(
          (language) => !readFileSync(`modules/${module}/words/${language}.json`, 'utf8').includes(`.field.${kind}"`),
        )
        .map((language) => `${module}: ${kind} (${language})`),
    )
  expect(missing).toEqual([])
})

test('a choice is told by its word, and any other text as it was written', () => {
  expect(['gender', 'job_type', 'employment_type'].map((field) => sheetValue(field, 'full_time'))).not.toContain(
    'employees.jobType.full_time',
  )
  expect(sheetValue('gender', 'female')).toBe('Female')
  expect(sheetValue('disability_level', 'mild')).toBe('Mild')
  expect(sheetValue('address', 'no_12')).toBe('no_12')
})
