import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { objectiveHandlers } from '#modules/okr/server/handlers.ts'
import { objectivesWithin } from '#modules/okr/server/public.ts'
import { organisationHandlers } from '#modules/organisation/server/handlers.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { usualFactors, usualForEverybody } from '../model/usual-factors.ts'
import { performanceHandlers } from './handlers.ts'
import { performanceOvernight } from './overnight.ts'
import { waitingPerformance } from './waiting.ts'

const PANEL = 'api/panel/performanceReview'
const OWN = 'api/emp/performanceReview'
const FACTOR = 'api/panel/successFactor/performance'
const needs = { people: approvalPeople, dayFacts: dayFactsOf([usualDays]), objectives: objectivesWithin }
let now = new Date()
let app: ModuleApp
let admin: Caller
let hr: Caller
let recruiter: Caller
let head: Caller
let boss: Caller
let other: Caller
let ann: Caller
let annId: string
let bobId: string
let made = 0

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...performanceHandlers(needs),
      ...employeesHandlers({ payInputsChanged: async () => {} }),
      ...organisationHandlers,
      ...objectiveHandlers({ people: approvalPeople }),
      ...noticeHandlers,
      ...approvalsHandlers({ kinds: [], people: approvalPeople, staged: [waitingPerformance(approvalPeople)] }),
    ],
    catalogues: serverWords,
    openings: [companyOpening],
    now: () => now,
  })
})
afterAll(() => app?.close())
beforeEach(async () => {
  // A Monday.
  today('2026-03-16')
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const as = (...roles: Parameters<ModuleApp['caller']>[2][]) => app.caller(admin.companyId, 'MY', ...roles)
  ;[hr, recruiter] = [await as('HR Generalist'), await as('Recruitment 1')]
  ;[head, boss, other, ann] = [await as(), await as('Reporting Manager'), await as('Reporting Manager'), await as()]
  const headId = await person('Head', { email: head.session.email })
  const bossId = await person('Boss', { email: boss.session.email, manager_id: headId })
  await person('Other', { email: other.session.email, manager_id: headId })
  const department = expected(
    await call(admin, 'POST', 'api/panel/company/department', { name: 'Bar', hod_id: headId }),
    201,
  )
  annId = await person('Ann', { email: ann.session.email, manager_id: bossId, department_id: department.id })
  bobId = await person('Bob', { manager_id: bossId })
})

const today = (day: string) => {
  now = new Date(`${day}T00:30:00Z`)
}
async function person(full_name: string, fields: object): Promise<string> {
  made += 1
  const body = { staff_id: `R-${made}`, full_name, joined_on: '2020-01-01', ...fields }
  return expected(await call(admin, 'POST', 'api/panel/employee/create', body), 201).id
}
const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  app.call(who, method, path, body)
const factors = (...weights: number[]) => weights.map((weight, at) => ({ name: `Row ${at + 1}`, weight }))
const period = { name: 'Mid 2026', period: 'mid_year', year: 2026, from_on: '2026-01-01', to_on: '2026-06-30' }
const cycle = async (more: object = {}): Promise<string> =>
  expected(await call(hr, 'POST', `${PANEL}/cycle`, { ...period, factors: factors(60, 40), ...more }), 201).id
/** Forms for these people, still to be launched; ids in their order. */
async function prepared(cycleId: string, ...people: string[]): Promise<string[]> {
  expected(await call(hr, 'POST', `${PANEL}/cycle/${cycleId}/launch`, { employee_ids: people }), 200)
  const rows = expected(await call(hr, 'GET', `${PANEL}?cycle_id=${cycleId}`), 200)
  return people.map((id) => rows.find((row: { employee_id: string }) => row.employee_id === id).id)
}
const launch = (cycle_id: string, ...review_ids: string[]) =>
  call(hr, 'POST', `${PANEL}/bulk/proceed`, { cycle_id, review_ids })
const shown = async (id: string, who = hr) => expected(await call(who, 'GET', `${PANEL}/${id}`), 200)
const ratingsOf = (view: { items: { id: string }[] }, rating: number) =>
  view.items.map(({ id: item_id }) => ({ item_id, rating }))
async function rate(who: Caller, id: string, rating: number, more: object = {}) {
  const view = expected(await call(who, 'GET', `${OWN}/${id}`), 200)
  expected(await call(who, 'PATCH', `${OWN}/${id}`, { ratings: ratingsOf(view, rating), ...more }), 200)
  return call(who, 'POST', `${OWN}/${id}/proceed`, {})
}
const night = () => dailyWork(app.services, [performanceOvernight(needs)]).look()
const noticesOf = async (who: Caller): Promise<string[]> =>
  expected(await call(who, 'GET', 'api/emp/notice'), 200).notices.map(({ text }: { text: string }) => text)

describe('a review from the launch to being read (S4-036, S4-037)', () => {
  test('goes through every stage, comes to its grade, and is read by whom it is about', async () => {
    const cycleId = await cycle()
    const [id = ''] = await prepared(cycleId, annId)
    expect(await shown(id)).toMatchObject({ status: null, form_status: 'form_launch' })
    // Before the launch it is nobody's but HR's.
    expect((await call(ann, 'GET', `${OWN}/${id}`)).status).toBe(404)
    expected(await launch(cycleId, id), 200)
    expect(await noticesOf(ann)).toEqual(['Your review “Mid 2026” is open. Please rate yourself'])
    expect((await rate(ann, id, 5, { comment: 'A good half' })).status).toBe(200)
    const early = await call(boss, 'POST', `${OWN}/${id}/proceed`, {})
    expect([early.status, early.body.errors]).toEqual([422, { ratings: ['Rate every row'] }])
    expect((await rate(boss, id, 4)).status).toBe(200)
    expect((await rate(head, id, 3)).status).toBe(200)
    // 60 x 3/5 + 40 x 3/5.
    expect(await shown(id)).toMatchObject({
      ...{ status: 3, form_status: 'hr_to_complete', employee_points: '100.0', manager_points: '80.0' },
      ...{ hod_points: '60.0', grade: 'C', expectation: 'meet' },
    })
    // What others wrote, and what it comes to, is the person's to read once it is completed.
    expect(expected(await call(ann, 'GET', `${OWN}/${id}`), 200)).toMatchObject({
      ...{ grade: null, manager_points: null, parts: { manager: null, hod: null } },
    })
    expected(await call(hr, 'PATCH', `${PANEL}/${id}`, { grade: 'B', hr_comment: 'Well done' }), 200)
    expected(await call(hr, 'POST', `${PANEL}/${id}/proceed`, {}), 200)
    const read = expected(await call(ann, 'GET', `${OWN}/${id}`), 200)
    expect(read).toMatchObject({ status: 4, grade: 'B', expectation: 'above', hr_comment: 'Well done' })
    expect(read.parts.hod.ratings).toHaveLength(2)
    expected(await call(ann, 'POST', `${OWN}/${id}/acknowledge`, { comment: 'Thank you' }), 200)
    expect(await shown(id)).toMatchObject({ acknowledged_comment: 'Thank you', acknowledged_at: expect.any(String) })
    expect((await call(ann, 'POST', `${OWN}/${id}/acknowledge`, {})).status).toBe(422)
    const closed = await call(hr, 'POST', `${PANEL}/${id}/revert`, { status: 0, reason: 'Again' })
    expect([closed.status, closed.body.message]).toEqual([422, 'This review is completed'])
  })

  test('shows whoever rates what the person agreed to reach in the period, and nobody else', async () => {
    const write = async (quarter: number, name: string) => {
      const key_results = [{ name: 'A day', start_value: '0', target_value: '10' }]
      const body = { owner_kind: 'person', employee_id: annId, year: 2026, quarter }
      const objectives = [{ name, weight: 100, key_results }]
      const made = expected(await call(hr, 'POST', 'api/panel/okr', { ...body, objectives }), 201)
      return { made, path: `api/panel/okr/${made.id}` }
    }
    const { made, path } = await write(2, 'Guests')
    const later = await write(3, 'After the period')
    await write(1, 'Still a draft')
    const agree = async (of: string) => {
      while (expected(await call(hr, 'GET', of), 200).status < 2)
        expected(await call(hr, 'POST', `${of}/proceed`, {}), 200)
    }
    await agree(path)
    await agree(later.path)
    const key_result_id = made.objectives[0].key_results[0].id
    expected(await call(hr, 'POST', `${path}/checkIn`, { key_result_id, value: '4', confidence: 2 }), 200)
    const cycleId = await cycle()
    const [id = ''] = await prepared(cycleId, annId)
    await launch(cycleId, id)
    const own = async (who: Caller) => expected(await call(who, 'GET', `${OWN}/${id}`), 200).objectives
    const stands = { name: 'Guests', weight: 100, quarter: 2, progress: '40.0', confidence: 2 }
    expect(await own(ann)).toMatchObject([{ ...stands, results: [{ name: 'A day', progress: '40.0' }] }])
    expect(await own(boss)).toMatchObject([stands])
    expect((await shown(id)).objectives).toMatchObject([stands])
    expect((await shown(id, recruiter)).objectives).toEqual([])
    const paper = async (who: Caller) => {
      const { bytes } = await call(who, 'GET', `${PANEL}/${id}/pdf`)
      return pdfPages(bytes).join('\n').replace(/\s+/g, ' ')
    }
    expect(await paper(hr)).toMatch(/Guests.*A day.*40\.0 % reached.*At risk/)
    expect(await paper(recruiter)).not.toContain('Guests')
  })

  test('is sent back with a reason alone and loses nothing; a draft of an older state is refused', async () => {
    const cycleId = await cycle()
    const [id = ''] = await prepared(cycleId, annId)
    await launch(cycleId, id)
    const old = expected(await call(ann, 'GET', `${OWN}/${id}`), 200)
    await rate(ann, id, 4)
    const bare = await call(hr, 'POST', `${PANEL}/${id}/revert`, { status: 0 })
    expect([bare.status, bare.body.errors]).toEqual([422, { reason: ['Say why'] }])
    expected(await call(hr, 'POST', `${PANEL}/${id}/revert`, { status: 0, reason: 'Say more' }), 200)
    expect((await shown(id)).history.at(-1)).toMatchObject({ kind: 'revert', reason: 'Say more', to: 0 })
    expect(expected(await call(ann, 'GET', `${OWN}/${id}`), 200).parts.employee.ratings).toHaveLength(2)
    const stale = await call(ann, 'PATCH', `${OWN}/${id}`, { revision: old.revision, comment: 'Late' })
    expect(stale.status).toBe(409)
  })

  test('a manager comment has 255 characters, and only rows of the form are rated, from 1 to 5 (S5-026)', async () => {
    const cycleId = await cycle()
    const [id = ''] = await prepared(cycleId, annId)
    await launch(cycleId, id)
    await rate(ann, id, 4)
    const write = async (body: object) => (await call(boss, 'PATCH', `${OWN}/${id}`, body)).status
    expect([await write({ comment: 'x'.repeat(255) }), await write({ comment: 'x'.repeat(256) })]).toEqual([200, 422])
    expect(await write({ ratings: [{ item_id: 'elsewhere', rating: 3 }] })).toBe(422)
    const [item] = ratingsOf(await shown(id), 6)
    expect(await write({ ratings: [item] })).toBe(422)
    expect((await call(ann, 'PATCH', `${OWN}/${id}`, { comment: 'Not my turn' })).status).toBe(422)
  })
})

describe('many at once (S4-037, S5-023)', () => {
  test('launches, grades and completes those it can, and tells why of the others', async () => {
    const cycleId = await cycle()
    const [a = '', b = ''] = await prepared(cycleId, annId, bobId)
    const none = await call(hr, 'POST', `${PANEL}/bulk/proceed`, { review_ids: [a] })
    expect([none.status, none.body.errors]).toEqual([422, { cycle_id: ['Select a review period first'] }])
    expect(expected(await launch(cycleId, a, b), 200)).toEqual({ done: 2, left: [] })
    // Bob has no account: his manager rates first.
    expect([(await shown(a)).status, (await shown(b)).status]).toEqual([0, 1])
    expect(expected(await launch(cycleId, a), 200).left).toMatchObject([
      { name: 'Ann', why: 'It waits for somebody else' },
    ])
    await call(hr, 'POST', `${PANEL}/${b}/proceed`, { reason: 'On leave' })
    expect((await shown(b)).status).toBe(3)
    expect(expected(await launch(cycleId, b), 200).left).toMatchObject([
      { name: 'Bob', why: 'Nobody rated this review; choose a grade first' },
    ])
    const bulk = (grade: string) =>
      call(hr, 'POST', `${PANEL}/bulk/rate`, { cycle_id: cycleId, review_ids: [a, b], grade })
    expect((await bulk('Z')).body.errors).toEqual({ grade: ['This is not a grade of the period'] })
    expect(expected(await bulk('C'), 200)).toMatchObject({ done: 1, left: [{ name: 'Ann' }] })
    expect(expected(await launch(cycleId, b), 200).done).toBe(1)
    expect(await shown(b)).toMatchObject({ status: 4, grade: 'C', expectation: 'meet' })
  })

  test('forms are prepared once each; the look tells whom and stores nothing', async () => {
    const cycleId = await cycle()
    const path = `${PANEL}/cycle/${cycleId}/launch`
    const looked = expected(await call(hr, 'POST', `${path}?preview=1`, {}), 200)
    expect(looked).toMatchObject({
      forms: 5,
      there: 0,
      without_account: 1,
      names: ['Ann', 'Bob', 'Boss', 'Head', 'Other'],
    })
    expect(expected(await call(hr, 'GET', PANEL), 200)).toEqual([])
    await prepared(cycleId, annId)
    expect(expected(await call(hr, 'POST', path, {}), 200)).toMatchObject({ forms: 4, there: 1 })
    expect(expected(await call(hr, 'POST', path, {}), 200)).toMatchObject({ forms: 0, there: 5 })
    expect((await call(hr, 'DELETE', `${PANEL}/cycle/${cycleId}`)).status).toBe(422)
    const again = await call(hr, 'POST', PANEL, { cycle_id: cycleId, employee_id: annId })
    expect(again.body.errors).toEqual({ employee_id: ['This person already has a form for this period'] })
  })
})

describe('weights (S5-020, decision B21)', () => {
  test('a period is not stored unless they are a hundred, and the row that is too much is marked', async () => {
    const short = await call(hr, 'POST', `${PANEL}/cycle`, { ...period, factors: factors(60, 30) })
    expect([short.status, short.body.errors]).toEqual([422, { factors: ['Total weight must be 100'] }])
    const over = await call(hr, 'POST', `${PANEL}/cycle`, { ...period, factors: factors(60, 30, 20) })
    expect(over.body.errors).toMatchObject({ 'factors.2.weight': ['This is more than remains of 100'] })
    const unknown = await call(hr, 'POST', `${PANEL}/cycle`, { ...period, period: 'monthly', factors: factors(100) })
    expect(unknown.status).toBe(422)
  })

  test('a form takes what the position demands, and HR shares out its weights before the launch', async () => {
    const position = expected(await call(admin, 'POST', 'api/panel/company/position', { name: 'Barista' }), 201)
    const wanted = [{ name: 'Brewing', description: '', weight: 20, expected_level: 3 }]
    expected(
      await call(admin, 'PATCH', `api/panel/company/position/${position.id}/competency`, {
        revision: 1,
        competencies: wanted,
      }),
      200,
    )
    const cat = await person('Cat', { position_id: position.id })
    const cycleId = await cycle()
    const [id = ''] = await prepared(cycleId, cat)
    const { items } = await shown(id)
    expect(
      items.map(({ name, weight, expected: level }: { name: string; weight: number; expected: number }) => [
        name,
        weight,
        level,
      ]),
    ).toEqual([
      ...[
        ['Row 1', 48, null],
        ['Row 2', 32, null],
        ['Brewing', 20, 3],
      ],
    ])
    const change = (rows: object[]) => call(hr, 'PATCH', `${PANEL}/${id}`, { items: rows })
    const [first, , last] = items.map(({ expected: _, ...item }: { expected: unknown }) => item)
    expect((await change([first, last])).body.errors).toEqual({ items: ['Total weight must be 100'] })
    expected(await change([first, { kind: 'objective', name: 'Open a second bar', weight: 32 }, last]), 200)
    await launch(cycleId, id)
    const late = await change([{ name: 'Everything', weight: 100 }])
    expect(late.body.errors).toEqual({ items: ['This can only be changed at another stage'] })
  })
})

test('managers see their own people, whoever recruits no more than the result, and nobody decides on their own (C6)', async () => {
  const cycleId = await cycle()
  const [id = ''] = await prepared(cycleId, annId)
  await launch(cycleId, id)
  await rate(ann, id, 4)
  const names = async (who: Caller) =>
    expected(await call(who, 'GET', PANEL), 200).map((row: { full_name: string }) => row.full_name)
  expect([await names(boss), await names(other), await names(recruiter)]).toEqual([['Ann'], [], ['Ann']])
  expect((await call(other, 'GET', `${PANEL}/${id}`)).status).toBe(404)
  expect((await shown(id, boss)).parts.employee.ratings).toHaveLength(2)
  expect((await shown(id, recruiter)).parts).toEqual({ employee: null, manager: null, hod: null })
  for (const who of [boss, recruiter]) {
    expect((await call(who, 'POST', `${PANEL}/bulk/proceed`, { cycle_id: cycleId, review_ids: [id] })).status).toBe(403)
    expect((await call(who, 'POST', FACTOR, { name: 'Care', kind: 'value' })).status).toBe(403)
  }
  const own = await person('Hr', { email: hr.session.email })
  const [mine = ''] = await prepared(cycleId, own)
  expect(expected(await launch(cycleId, mine), 200).left).toMatchObject([{ why: 'Nobody decides on their own review' }])
  expect((await call(admin, 'POST', `${PANEL}/${mine}/proceed`, {})).status).toBe(200)
})

test('what people are usually rated on is added as far as it is missing, in both languages, and weighs a hundred', async () => {
  await call(admin, 'POST', FACTOR, { name: 'My own', name_zh: '工作品質', kind: 'result' })
  const added = expected(await call(admin, 'POST', `${FACTOR}/usual`, {}), 201)
  expect(added).toHaveLength(usualFactors.length - 1)
  expect(added[0]).toMatchObject({ name: 'Results', name_zh: '工作成果', kind: 'result', is_active: true })
  expect(expected(await call(admin, 'GET', FACTOR), 200)).toHaveLength(usualFactors.length)
  expect(expected(await call(admin, 'POST', `${FACTOR}/usual`, {}), 201)).toEqual([])
  expect(usualForEverybody.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  expect((await call(recruiter, 'POST', `${FACTOR}/usual`, {})).status).toBe(403)
})

test('success factors are there once by name, and one of the list is taken out again', async () => {
  const care = expected(
    await call(hr, 'POST', FACTOR, { name: 'Care', name_zh: '用心', kind: 'value', weight: 30 }),
    201,
  )
  expect((await call(hr, 'POST', FACTOR, { name: 'care', kind: 'skill' })).body.errors).toEqual({
    name: ['Another success factor has this name'],
  })
  expected(await call(hr, 'PATCH', `${FACTOR}/${care.id}`, { weight: 25, is_active: false }), 200)
  expect(expected(await call(boss, 'GET', FACTOR), 200)).toMatchObject([{ name: 'Care', weight: 25, is_active: false }])
  expect((await call(hr, 'PATCH', `${FACTOR}/${care.id}`, { weight: 101 })).status).toBe(422)
  expected(await call(hr, 'DELETE', `${FACTOR}/${care.id}`), 200)
  expect((await call(hr, 'GET', `${FACTOR}/${care.id}`)).status).toBe(404)
})

test('whoever’s turn it is hears so each morning but the first, HR once that the days have passed, and leavers are done', async () => {
  const cycleId = await cycle({ employee_days: 1 })
  const [id = ''] = await prepared(cycleId, annId)
  await launch(cycleId, id)
  await night()
  expect(await noticesOf(ann)).toHaveLength(1)
  expect(expected(await call(ann, 'GET', 'api/panel/application/pendingCount'), 200).staged).toMatchObject([
    { name: 'Ann' },
  ])
  today('2026-03-18')
  await night()
  expect((await noticesOf(ann))[0]).toBe('The review of Ann is still waiting for you')
  const late = 'Review of Ann: the employee stage is overdue (Ann)'
  expect(await noticesOf(hr)).toContain(late)
  today('2026-03-19')
  await night()
  expect((await noticesOf(hr)).filter((text) => text === late)).toHaveLength(1)
  await app.db.system.transaction((tx) =>
    tx.updateTable('employees').set({ left_on: '2026-03-19' }).where('id', '=', annId).execute(),
  )
  today('2026-03-20')
  await night()
  expect(await shown(id)).toMatchObject({ status: 4, grade: null })
})
