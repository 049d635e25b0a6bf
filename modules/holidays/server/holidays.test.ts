import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { calendarOf } from '../model/calendars.ts'
import { holidayHandlers } from './handlers.ts'
import { holidayOpening, holidaysBetween, makeUpDaysBetween } from './public.ts'
import { holidayUndos } from './undos.ts'

let app: ModuleApp
let asked: readonly string[] = []
beforeAll(async () => {
  const touch = async (_tx: unknown, _company: string, dates: readonly string[]) => {
    asked = dates
    return [{ word: 'employees.days-touched', params: { people: 7 } }]
  }
  app = await moduleApp({
    handlers: [...holidayHandlers({ touches: [touch] }), ...undoHandlers(holidayUndos)],
    catalogues: serverWords,
    openings: [holidayOpening],
  })
})
afterAll(() => app?.close())

const PATH = 'api/panel/company/holiday'
const MAKE_UP = 'api/panel/company/makeUpDay'
type Json = Record<string, unknown>
const adminOf = async (country: 'MY' | 'TW' | 'PH') => app.caller(await app.company(country), country, 'Company Admin')
const listed = async (who: Caller, query = ''): Promise<Json[]> =>
  (await app.call(who, 'GET', `${PATH}${query}`)).body.data

test('a company opens with its country’s holidays, found by year and region', async () => {
  const companyId = await app.company('MY')
  const admin = await app.caller(companyId, 'MY', 'HR Payroll 2')
  expect(await listed(admin)).toHaveLength(calendarOf('MY').length)
  const penang = await listed(admin, '?year=2026&region=penang')
  expect([...new Set(penang.map(({ region }) => region))].sort()).toEqual([null, 'penang'].sort())
  expect(penang.some(({ name }) => name === 'George Town Heritage Day')).toBe(true)
  expect((await app.call(admin, 'GET', `${PATH}?year=twenty`)).status).toBe(422)
  const between = await app.db
    .forCompany(companyId)
    .read((tx) => holidaysBetween(tx, companyId, plainDateOf('2026-08-31'), plainDateOf('2026-08-31'), 'selangor'))
  expect(between).toMatchObject([{ date: '2026-08-31', name: 'National Day', region: null }])
})

describe('holidays of the company’s own', () => {
  const founders = { date: '2026-05-05', name: 'Founder’s Day', kind: 'public', note: 'Since 2014' }

  test('are added, read one by one, changed and removed; each stands in the log', async () => {
    const admin = await adminOf('MY')
    const made = await app.call(admin, 'POST', PATH, founders)
    expect([made.status, made.body.message]).toEqual([201, 'The holiday was added'])
    expect(made.body.data).toMatchObject({
      ...founders,
      region: null,
      origin: 'company',
      standing: 'confirmed',
      day_type: 'public_holiday',
    })
    const path = `${PATH}/${made.body.data.id}`
    const changed = await app.call(admin, 'PATCH', path, { region: 'sabah', note: '' })
    expect(changed.body.data).toMatchObject({ name: 'Founder’s Day', region: 'sabah', note: null })
    expect((await app.call(admin, 'GET', path)).body.data).toEqual(changed.body.data)
    expect((await app.call(admin, 'DELETE', path)).body.message).toBe('The holiday was removed')
    expect((await app.call(admin, 'GET', path)).status).toBe(404)
    expect((await app.call(admin, 'DELETE', path)).status).toBe(404)
    const { rows } = await app.db
      .forCompany(admin.companyId)
      .read((tx) => sql<{ action: string }>`select action from activity order by seq`.execute(tx))
    expect(rows.map(({ action }) => action)).toEqual(['holidays.added', 'holidays.changed', 'holidays.removed'])
  })

  test('one that was removed comes back as it was, and so does a make-up day', async () => {
    const admin = await adminOf('TW')
    const holiday = (await app.call(admin, 'POST', PATH, founders)).body.data
    const pair = { date: '2026-11-14', for_date: '2026-11-09', name: 'Bridge day' }
    const makeUp = (await app.call(admin, 'POST', MAKE_UP, pair)).body.data
    for (const path of [`${PATH}/${holiday.id}`, `${MAKE_UP}/${makeUp.id}`]) {
      const before = (await app.call(admin, 'GET', path)).body.data
      const { undo } = (await app.call(admin, 'DELETE', path)).body.meta
      expect((await app.call(admin, 'POST', `api/emp/undo/${undo}`)).status).toBe(200)
      expect((await app.call(admin, 'GET', path)).body.data).toEqual(before)
    }
  })

  test('a day of the calendar that is changed becomes the company’s, and is sure', async () => {
    const admin = await adminOf('MY')
    const estimated = (await listed(admin, '?year=2027')).find(({ standing }) => standing === 'estimated')
    const moved = await app.call(admin, 'PATCH', `${PATH}/${estimated?.id}`, { date: '2027-03-11' })
    expect(moved.body.data).toMatchObject({ date: '2027-03-11', origin: 'company', standing: 'confirmed' })
  })

  test.each([
    ['a day that there is none of', { date: '2026-02-30' }, 'date'],
    ['no name', { name: ' ' }, 'name'],
    ['a kind of another country', { kind: 'regular' }, 'kind'],
    ['a kind nobody knows', { kind: 'party' }, 'kind'],
    ['a state nobody knows', { region: 'atlantis' }, 'region'],
    ['a field nobody knows', { origin: 'calendar' }, 'origin'],
    ['a name too long', { name: 'x'.repeat(256) }, 'name'],
  ])('%s is refused beside its field', async (_what, wrong, field) => {
    const admin = await adminOf('MY')
    const refused = await app.call(admin, 'POST', PATH, { ...founders, ...wrong })
    expect(refused.status).toBe(422)
    expect(refused.body.errors[field]).toHaveLength(1)
    expect(await listed(admin, '?year=2026&region=atlantis')).not.toContainEqual(expect.objectContaining(founders))
  })

  test('the same day under the same name in the same state is there once, however many add it', async () => {
    const admin = await adminOf('MY')
    const all = await Promise.all(Array.from({ length: 4 }, () => app.call(admin, 'POST', PATH, founders)))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
    expect((await app.call(admin, 'POST', PATH, { ...founders, region: 'sabah' })).status).toBe(201)
  })

  test('two regular holidays on one day make it a double holiday in the Philippines', async () => {
    const admin = await adminOf('PH')
    const body = { date: '2026-04-09', name: 'Maundy Thursday (again)', kind: 'regular' }
    expect((await app.call(admin, 'POST', PATH, body)).body.data.day_type).toBe('double_holiday')
  })

  test('what a change touches is told first, in the reader’s language', async () => {
    const admin = await adminOf('TW')
    const body = { dates: ['2026-05-05', '2026-05-06'] }
    expect((await app.call(admin, 'POST', `${PATH}/touched`, body)).body.data).toEqual([
      '7 people work here on these days',
    ])
    expect(asked).toEqual(body.dates)
    const chinese = await app.call(admin, 'POST', `${PATH}/touched`, body, { 'accept-language': 'zh-TW' })
    expect(chinese.body.data).toEqual(['這些日期有 7 位在職人員'])
    expect((await app.call(admin, 'POST', `${PATH}/touched`, { dates: [] })).status).toBe(422)
  })
})

describe('the country’s calendar', () => {
  const preset = (who: Caller, body: Json) => app.call(who, 'POST', `${PATH}/import/preset`, body)

  test('is looked at before it is taken, brings back what was removed and takes away other states', async () => {
    const admin = await adminOf('MY')
    const labour = (await listed(admin, '?year=2026')).find(({ name }) => name === 'Labour Day')
    await app.call(admin, 'DELETE', `${PATH}/${labour?.id}`)
    const wanted = { year: 2026, regions: ['kuala_lumpur', 'penang'], replace: true }
    const seen = await preset(admin, { ...wanted, preview: true })
    expect(seen.body.data).toMatchObject({ added: [{ date: '2026-05-01', name: 'Labour Day' }], stored: false })
    expect(seen.body.data.removed.length).toBeGreaterThan(50)
    const before = (await listed(admin, '?year=2026')).length
    const taken = await preset(admin, wanted)
    expect(taken.body.data).toEqual({ ...seen.body.data, stored: true })
    const now = await listed(admin, '?year=2026')
    expect(now).toHaveLength(before + 1 - seen.body.data.removed.length)
    expect([...new Set(now.map(({ region }) => String(region)))].sort()).toEqual(['kuala_lumpur', 'null', 'penang'])
    expect((await preset(admin, wanted)).body.data).toMatchObject({ added: [], removed: [] })
  })

  test('says so where a year or a state is not known', async () => {
    const admin = await adminOf('TW')
    expect((await preset(admin, { year: 2040 })).body.message).toBe('The calendar of 2040 is not known yet')
    const state = await preset(admin, { year: 2026, regions: ['penang'] })
    expect(state.body.errors.regions).toEqual(['The calendar knows no such state'])
  })

  test('what a holiday may be is told by country', async () => {
    const choices = async (country: 'MY' | 'TW' | 'PH') =>
      (await app.call(await adminOf(country), 'GET', `${PATH}/choices`)).body.data
    expect(await choices('MY')).toMatchObject({ kinds: ['public', 'substitute', 'disaster'], own_region: null })
    expect((await choices('MY')).day_types).toHaveLength(5)
    expect(await choices('PH')).toMatchObject({ kinds: ['regular', 'special_non_working', 'special_working'] })
    expect((await choices('PH')).day_types).toContain('night_differential')
  })
})

describe('make-up days', () => {
  const bridge = { date: '2026-11-14', for_date: '2026-11-09', name: 'Bridge day' }

  test('are added, changed and removed, and neighbours learn both of their days', async () => {
    const admin = await adminOf('TW')
    const made = await app.call(admin, 'POST', MAKE_UP, bridge)
    expect([made.status, made.body.data]).toEqual([201, { id: made.body.data.id, ...bridge }])
    const path = `${MAKE_UP}/${made.body.data.id}`
    expect((await app.call(admin, 'PATCH', path, { date: '2026-11-21' })).body.data).toMatchObject({
      ...bridge,
      date: '2026-11-21',
    })
    const between = (from: string, to: string) =>
      app.db
        .forCompany(admin.companyId)
        .read((tx) => makeUpDaysBetween(tx, admin.companyId, plainDateOf(from), plainDateOf(to)))
    expect(await between('2026-11-09', '2026-11-09')).toEqual([
      { date: '2026-11-21', forDate: '2026-11-09', name: 'Bridge day' },
    ])
    expect(await between('2026-11-10', '2026-11-20')).toEqual([])
    expect((await app.call(admin, 'GET', `${MAKE_UP}?year=2026`)).body.data).toHaveLength(1)
    expect((await app.call(admin, 'DELETE', path)).status).toBe(200)
    expect((await app.call(admin, 'GET', path)).status).toBe(404)
  })

  test('a day belongs to one of them only, worked or off, however many add it', async () => {
    const admin = await adminOf('MY')
    const all = await Promise.all([bridge, bridge, bridge].map((body) => app.call(admin, 'POST', MAKE_UP, body)))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const crossed = { date: bridge.for_date, for_date: '2026-12-01', name: 'Crossed' }
    expect((await app.call(admin, 'POST', MAKE_UP, crossed)).body.errors.date).toEqual([
      'This day is part of another make-up day already',
    ])
    const itself = { date: '2026-12-05', for_date: '2026-12-05', name: 'Itself' }
    expect((await app.call(admin, 'POST', MAKE_UP, itself)).body.errors.for_date).toEqual([
      'A day cannot make up for itself',
    ])
  })

  test('those that the government announced are added from the calendar once', async () => {
    const admin = await adminOf('TW')
    const take = (body: Json) => app.call(admin, 'POST', `${MAKE_UP}/import/preset`, body)
    expect((await take({ year: 2025, preview: 1 })).body.data).toEqual({
      added: [{ date: '2025-02-08', for_date: '2025-01-27', name: '春節調整放假' }],
      there: 0,
      stored: false,
    })
    expect((await take({ year: 2025 })).body.data.stored).toBe(true)
    expect((await take({ year: 2025 })).body.data).toMatchObject({ added: [], there: 1 })
    expect((await take({ year: 2026 })).body.message).toBe('No make-up days were announced for 2026')
  })
})

describe('who may', () => {
  test('holidays belong to their roles, make-up days to the administrators (S6-015, S6-016)', async () => {
    const companyId = await app.company('PH')
    const generalist = await app.caller(companyId, 'PH', 'HR Generalist')
    const payroll = await app.caller(companyId, 'PH', 'HR Payroll')
    const supervisor = await app.caller(companyId, 'PH', 'HR Payroll Supervisor')
    expect((await app.call(payroll, 'GET', PATH)).status).toBe(403)
    expect((await app.call(generalist, 'GET', `${PATH}?year=2025`)).body.data).toHaveLength(23)
    const body = { date: '2026-05-05', name: 'Ours', kind: 'special_non_working' }
    expect((await app.call(supervisor, 'POST', PATH, body)).status).toBe(201)
    expect((await app.call(supervisor, 'GET', MAKE_UP)).status).toBe(403)
    expect((await app.call(generalist, 'GET', MAKE_UP)).status).toBe(200)
  })

  test('nobody reaches those of another company', async () => {
    const [mine, theirs] = [await adminOf('MY'), await adminOf('MY')]
    const [first] = await listed(theirs, '?year=2026')
    const made = await app.call(theirs, 'POST', MAKE_UP, { date: '2026-11-14', for_date: '2026-11-09', name: 'X' })
    for (const [method, path, body] of [
      ['GET', `${PATH}/${first?.id}`, undefined],
      ['PATCH', `${PATH}/${first?.id}`, { name: 'Mine' }],
      ['DELETE', `${PATH}/${first?.id}`, undefined],
      ['GET', `${MAKE_UP}/${made.body.data.id}`, undefined],
      ['PATCH', `${MAKE_UP}/${made.body.data.id}`, { name: 'Mine' }],
      ['DELETE', `${MAKE_UP}/${made.body.data.id}`, undefined],
    ] as const) {
      expect((await app.call(mine, method, path, body)).status, `${method} ${path}`).toBe(404)
    }
    expect(await listed(theirs, '?year=2026')).toContainEqual(first)
  })
})
