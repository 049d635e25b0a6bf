import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { calendarOf } from '../model/calendars.ts'
import { holidayHandlers } from './handlers.ts'
import { holidayOpening, holidaysBetween } from './public.ts'

let app: ModuleApp
beforeAll(async () => {
  app = await moduleApp({ handlers: holidayHandlers, catalogues: [], openings: [holidayOpening] })
})
afterAll(() => app?.close())

const PATH = 'api/panel/company/holiday'

describe('the calendars', () => {
  test.each([
    ['MY', ['2025', '2026', '2027']],
    ['TW', ['2024', '2025', '2026', '2027']],
    ['PH', ['2024', '2025', '2026', '2027']],
  ] as const)('of %s cover their years, each line whole and once', (country, years) => {
    const days = calendarOf(country)
    expect([...new Set(days.map(({ date }) => date.slice(0, 4)))].sort()).toEqual([...years])
    expect(new Set(days.map(({ date, name, region }) => `${date} ${name} ${region}`)).size).toBe(days.length)
    for (const day of days) {
      expect(['confirmed', 'unconfirmed', 'estimated']).toContain(day.standing)
      expect(['public', 'substitute', 'regular', 'special_non_working', 'special_working']).toContain(day.kind)
      expect(day.name).not.toBe('')
    }
  })

  test('name Taiwan’s days in Chinese and say which of Malaysia’s are estimates', () => {
    expect(calendarOf('TW').every(({ nameLocal }) => nameLocal !== null)).toBe(true)
    expect(
      calendarOf('MY').find(({ date, name }) => date.startsWith('2027') && name === 'Hari Raya Aidilfitri')?.standing,
    ).toBe('estimated')
  })
})

test('a company opens with its country’s holidays, found by year and region', async () => {
  const companyId = await app.company('MY')
  const admin = await app.caller(companyId, 'MY', 'HR Payroll 2')
  const all = (await app.call(admin, 'GET', PATH)).body.data
  expect(all).toHaveLength(calendarOf('MY').length)
  const penang = (await app.call(admin, 'GET', `${PATH}?year=2026&region=penang`)).body.data
  const regions = new Set(penang.map((day: { region: string }) => day.region))
  expect([...regions].sort()).toEqual([null, 'penang'].sort())
  expect(penang.some((day: { name: string }) => day.name === 'George Town Heritage Day')).toBe(true)
  expect((await app.call(admin, 'GET', `${PATH}?year=twenty`)).status).toBe(422)
  const between = await app.db
    .forCompany(companyId)
    .read((tx) => holidaysBetween(tx, companyId, plainDateOf('2026-08-31'), plainDateOf('2026-08-31'), 'selangor'))
  expect(between).toMatchObject([{ date: '2026-08-31', name: 'National Day', region: null }])
})

test('holidays are read by their roles', async () => {
  const companyId = await app.company('PH')
  expect((await app.call(await app.caller(companyId, 'PH', 'HR Payroll'), 'GET', PATH)).status).toBe(403)
  expect(
    (await app.call(await app.caller(companyId, 'PH', 'HR Generalist'), 'GET', `${PATH}?year=2025`)).body.data,
  ).toHaveLength(23)
})
