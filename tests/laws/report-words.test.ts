/** Every subject of reports, its fields and their choices are called something in both languages, and each once. */
import { expect, test } from 'vitest'
import { reportSubjects } from '#apps/server/wiring/reports.ts'
import { standardReports } from '#modules/report-generator/model/standard.ts'
import { serverWords } from '#tests/support/server-words.ts'

const known = (['en', 'zh-Hant'] as const).map((one) => new Set(serverWords.flatMap((said) => Object.keys(said[one]))))
const unsaid = (keys: readonly string[]) => keys.filter((key) => known.some((words) => !words.has(key)))

test.each(reportSubjects.map((subject) => [subject.key, subject] as const))('%s', (_key, { word, fields }) => {
  const told = Object.values(fields).flatMap(({ word: name, choices = [], choiceWord }) => [
    name,
    ...choices.map((one) => `${choiceWord}.${one}`),
  ])
  expect(unsaid([word, `${word}.hint`, ...told])).toEqual([])
})

test('subjects have a key each, and an order by fields of their own', () => {
  const keys = reportSubjects.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const lost = reportSubjects.flatMap(({ key, order, fields }) =>
    order.filter((name) => !(name in fields)).map((name) => `${key}.${name}`),
  )
  expect(lost).toEqual([])
})

test('reports that come with the product show fields that there are, in every country, and have names', () => {
  const lost = standardReports.flatMap(({ key, definition }) =>
    (['MY', 'TW', 'PH'] as const).flatMap((country) => {
      const { subject, columns, filters, sorts, groups } = definition(country)
      const fields = reportSubjects.find((one) => one.key === subject)?.fields ?? {}
      const named = [...columns, ...filters, ...sorts].map(({ field }) => field).concat(groups)
      return named
        .filter((name) => !(fields[name]?.countries ?? [country]).includes(country) || !(name in fields))
        .map((name) => `${key} (${country}): ${name}`)
    }),
  )
  expect(lost).toEqual([])
  expect(unsaid(standardReports.map(({ key }) => `reports.standard.${key}`))).toEqual([])
})
