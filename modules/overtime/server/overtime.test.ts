import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf, holidayOpening } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { earnedKinds } from '#modules/leave/server/earned/earned-kind.ts'
import { leaveHandlers } from '#modules/leave/server/handlers.ts'
import { leaveKind } from '#modules/leave/server/kind.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { madeGood, restInLieu } from '#modules/leave/server/public.ts'
import { approvedAmong, firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { decisionUndo } from '#platform/approvals/server/deciding/take-back.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { LeaveCompany, type Member } from '#tests/support/leave-company.ts'
import { type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { claimedDays, overtimeKind } from './claim-kind.ts'
import { overtimeHandlers } from './handlers.ts'

const CLAIMS = 'api/panel/application/overtime'
const OWN = 'api/emp/overtime'
const needs = {
  dayFacts: dayFactsOf([usualDays, leaveDays, rosterDays]),
  madeGood,
  rest: restInLieu,
  payChanged: payInputsChanged,
}
const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }
const approvals = { kinds: [overtimeKind(needs), leaveKind(pay), ...earnedKinds], people: approvalPeople }
const jobs = { start: () => Promise.reject(new Error('nothing is large here')) }
let app: ModuleApp
let company: LeaveCompany
let boss: Member
let ann: Member
let now = new Date()
beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...overtimeHandlers(approvals, needs),
      ...leaveHandlers(approvals, { jobs, pay, claimedDays, dayFacts: dayFactsOf([]) }),
      ...approvalsHandlers(approvals),
      ...undoHandlers([decisionUndo(approvals)]),
    ],
    catalogues: serverWords,
    openings: [companyOpening, holidayOpening, leaveOpening],
    now: () => now,
  })
})
afterAll(() => app?.close())
beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z')
  company = await LeaveCompany.open(app, 'MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
  await paid(company, ann, '2600.00')
})

const paid = (of: LeaveCompany, who: Member, amount: string) =>
  app.db.system.transaction((tx) =>
    sql`insert into salary_rates (company_id, employee_id, component, effective_from, amount)
        values (${of.id}, ${who.employeeId}, 'basic_salary', '2020-01-01', ${amount})`.execute(tx),
  )
/** A Tuesday. */
const evening = { date: '2026-11-17', start_time: '18:00', end_time: '20:00' }
const ask = (more: object = {}, who = ann, of = company) => of.post(OWN, { ...evening, ...more }, who)
const staff = async (country: Country, salary: string) => {
  const of = await LeaveCompany.open(app, country)
  const who = await of.member('Mei')
  await paid(of, who, salary)
  return { of, who }
}

/** Eight hours from nine to six; the Saturday keeps its mark. */
const rostered = (of: LeaveCompany, who: Member, date: string, isConfirmed: boolean, ends = 1080) =>
  app.db.system.transaction((tx) =>
    sql`with s as (insert into shifts (company_id, id, name, short_name, starts, ends, break_minutes, break_starts)
        values (${of.id}, gen_random_uuid(), 'Day', ${`D${date.slice(8)}`}, 540, ${ends}, 60, 780) returning id)
      insert into roster_days (company_id, employee_id, date, shift_ids, mark, is_confirmed)
      select ${of.id}, ${who.employeeId}, ${date}::date, array[id], ${date === '2026-11-14' ? 'off' : null}, ${isConfirmed}::boolean from s`.execute(
      tx,
    ),
  )

describe('a claim of overtime (S3-060)', () => {
  test('is looked at, sent, found in the inbox, and approved by the manager with a justification (S5-012)', async () => {
    const seen = await company.post(`${OWN}/preview`, evening, ann)
    expect(seen.body.data).toMatchObject({
      ...{ type: 'normal_working_day', minutes: 120, rate: ['1.5'], clocked: null, month_minutes: 120 },
      ...{ month_limit: 6240, questions: [], errors: {}, goes_to: ['Boss'] },
    })
    const sent = await ask({ break_hours: 0.5, reason: 'Stocktaking' })
    expect([sent.status, sent.body.data]).toMatchObject([
      201,
      { start_time: '18:00', end_time: '20:00', break_hours: 0.5, minutes: 90, status: 'pending', rate: ['1.5'] },
    ])
    const { id } = sent.body.data
    expect((await company.get('api/panel/application', boss)).body.data).toMatchObject([
      { id, kind_label: 'Overtime', detail: '17 Nov 2026, 18:00 to 20:00, 1.5 h' },
    ])
    expect((await company.get(`${CLAIMS}/${id}`, boss)).body.data).toMatchObject({ month_minutes: 90, others: [] })
    const bare = await company.post(`${CLAIMS}/batch/approve`, { ids: [id] }, boss)
    expect([bare.status, bare.body.errors]).toEqual([422, { justification: ['Justification is required'] }])
    const done = await company.post(`${CLAIMS}/${id}/approve`, { justification: 'Needed' }, boss)
    expect(done.body.data).toMatchObject({ changed: 1 })
    expect((await company.get(OWN, ann)).body.data).toMatchObject([{ status: 'approved', justification: 'Needed' }])
    expect((await company.post(`api/emp/undo/${done.body.meta.undo}`, {}, boss)).status).toBe(200)
    expect((await company.get(OWN, ann)).body.data).toMatchObject([{ status: 'pending', justification: null }])
  })

  test('is entered, changed, rejected and withdrawn by those who keep them, and told in the hours of the month', async () => {
    const hr = await company.with('HR Payroll 1')
    const made = await company.post(CLAIMS, { employee_id: ann.employeeId, ...evening }, hr)
    const { id } = made.body.data
    const changed = await app.call(hr, 'PATCH', `${CLAIMS}/${id}`, { end_time: '21:00' })
    expect(changed.body.data).toMatchObject({ start_time: '18:00', minutes: 180 })
    expect((await company.get(`${CLAIMS}/hours?month=2026-11`, hr)).body.data).toMatchObject([
      { full_name: 'Ann', approved_minutes: 0, pending_minutes: 180, limit_minutes: 6240 },
    ])
    expect((await company.post(`${CLAIMS}/${id}/reject`, { reason: 'No' }, hr)).body.data).toMatchObject({ changed: 1 })
    const other = (await ask()).body.data.id
    await company.post(`${CLAIMS}/${other}/approve`, { justification: 'Yes' })
    expect((await app.call(hr, 'DELETE', `${CLAIMS}/${other}`)).body.message).toBe(
      'Approved overtime is withdrawn, not deleted',
    )
    const asked = await company.post(`${OWN}/${other}/withdraw`, { reason: 'By mistake' }, ann)
    expect(asked.body.message).toBe('Your request to withdraw is sent to the approver')
    expect((await company.post(`${CLAIMS}/batch/withdraw`, { ids: [other] }, hr)).body.data).toMatchObject({
      changed: 1,
    })
    const listed = (await company.get(`${CLAIMS}?status=withdrawn&page=1`, hr)).body
    expect([listed.data, listed.meta]).toMatchObject([[{ id: other, status: 'withdrawn' }], { total: 1 }])
  })

  test('S5-013, S9-028: is deleted within an hour of its creation, and cancelled by whoever made it', async () => {
    const [one, two] = [(await ask()).body.data.id, (await ask({ date: '2026-11-18' })).body.data.id]
    now = new Date('2026-11-20T03:59:00Z')
    expect((await app.call(company.admin, 'DELETE', `${CLAIMS}/${one}`)).status).toBe(200)
    now = new Date('2026-11-20T04:01:00Z')
    const late = await app.call(company.admin, 'DELETE', `${CLAIMS}/${two}`)
    expect([late.status, late.body.message]).toEqual([422, 'Overtime can be deleted only within one hour of creation'])
    expect((await company.post(`${OWN}/${two}/cancel`, {}, ann)).body.data).toMatchObject({ status: 'cancelled' })
  })

  test('is refused with bad input, of others, and to roles that may not (S6-020, S9-026)', async () => {
    const refused = async (more: object) => Object.entries((await ask(more)).body.errors)
    expect(await refused({ break_hours: 0.75 })).toEqual([
      ['break_hours', ['Choose a break of 0, 0.5, 1, 1.5 or 2 hours']],
    ])
    for (const hours of [0, 0.5, 1, 1.5, 2]) {
      const body = { ...evening, break_hours: hours }
      expect((await company.post(`${OWN}/preview`, body, ann)).body.data.minutes).toBe(120 - hours * 60)
    }
    expect(await refused({ start_time: '25:00' })).toEqual([['start_time', ['Enter a time like 18:30']]])
    expect(await refused({ end_time: '18:30', break_hours: 2 })).toEqual([
      ['break_hours', ['The break cannot be longer than the overtime']],
    ])
    expect(await refused({ start_time: '18:00', end_time: '06:01' })).toEqual([
      ['end_time', ['Overtime may not exceed 720 minutes a day']],
    ])
    const { id } = (await ask()).body.data
    expect((await ask({ start_time: '19:00', end_time: '21:00' })).body.message).toBe(
      'This overlaps with another overtime claim',
    )
    // Tuesday's hours of the office are paid by the wages; its Saturday has none.
    for (const inside of [
      { start_time: '10:00', end_time: '12:00' },
      { start_time: '17:30', end_time: '19:00' },
    ])
      expect((await ask({ date: '2026-11-10', ...inside })).body.errors).toEqual({
        start_time: ['This overlaps with scheduled work'],
      })
    const elsewhere = await staff('MY', '2600.00')
    expect((await elsewhere.of.get(`${CLAIMS}/${id}`)).status).toBe(404)
    expect((await elsewhere.of.post(`${OWN}/${id}/cancel`, {}, elsewhere.who)).status).toBe(404)
    expect((await company.get(CLAIMS, ann)).status).toBe(403)
    expect((await company.get(CLAIMS, await company.with('HR Claim'))).status).toBe(403)
    expect((await company.post(OWN, evening)).body.message).toBe('This account is not linked to an employee')
  })
})

describe('what the law and the company say', () => {
  test('above RM 4,000 it asks, and goes on once confirmed (S5-038); above the company’s limit it refuses (S5-014)', async () => {
    const { of, who } = await staff('MY', '4000.01')
    const asked = await ask({}, who, of)
    expect([asked.status, asked.body]).toMatchObject([
      409,
      { confirm_required: true, data: [expect.stringContaining('Salary above RM 4,000')] },
    ])
    expect((await of.get(OWN, who)).body.data).toEqual([])
    const gone = await ask({ confirm: 1 }, who, of)
    expect([gone.status, gone.body.data]).toMatchObject([201, { by_agreement: true }])
    await app.db.system.transaction((tx) =>
      sql`update employees set statutory = '{"manual_labour": true}' where company_id = ${of.id} and id = ${who.employeeId}`.execute(
        tx,
      ),
    )
    const manual = await ask({ date: '2026-11-19' }, who, of)
    expect([manual.status, manual.body.data]).toMatchObject([201, { by_agreement: false }])
    await of.setSettings({ overtime_salary_limit: '4000.00' })
    expect((await ask({ date: '2026-11-18', confirm: 1 }, who, of)).body.message).toBe(
      'Overtime is not allowed because the salary exceeds the limit',
    )
  })

  test('Taiwan refuses a fifth hour and 例假, and asks above 46 hours, waiting claims counted', async () => {
    const { of, who } = await staff('TW', '48000.00')
    expect((await ask({ end_time: '22:30' }, who, of)).body.message).toBe(
      'Overtime may not exceed 4 hours on a working day',
    )
    const sunday = { date: '2026-11-15', start_time: '09:00', end_time: '12:00' }
    expect((await ask(sunday, who, of)).body.errors).toEqual({
      emergency: ['Work on a rest day is allowed only in an emergency'],
    })
    const saturdays = ['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28']
    for (const date of saturdays) {
      const sent = await ask({ date, start_time: '08:00', end_time: '19:00' }, who, of)
      expect([sent.status, sent.body.data?.rate]).toEqual([201, ['4/3', '5/3', '8/3']])
    }
    expect((await ask({}, who, of)).status).toBe(201)
    const asked = await ask({ date: '2026-11-18' }, who, of)
    expect([asked.status, asked.body.data]).toEqual([409, ['More than 46 hours of overtime in this month']])
    // The agreement holds from its day; what was asked for before goes by the 46 hours.
    await of.setSettings({ overtime_consent: true, overtime_consent_from: '2026-11-19' })
    expect((await ask({ date: '2026-11-18' }, who, of)).status).toBe(409)
    expect((await ask({ date: '2026-11-19' }, who, of)).status).toBe(201)
    const [hours] = (await of.get(`${CLAIMS}/hours?month=2026-11`)).body.data
    expect(hours).toMatchObject({
      ...{ limit_minutes: 54 * 60, limit_before: { minutes: 46 * 60, until: '2026-11-18' }, over_before_minutes: 0 },
    })
    await of.setSettings({ overtime_consent_from: '2026-11-01' })
    expect((await ask({ date: '2026-11-18' }, who, of)).status).toBe(201)
  })

  test('Taiwan counts what its law counts: an emergency is none of the 46 hours, in the question and in the chart', async () => {
    const { of, who } = await staff('TW', '48000.00')
    const sent = await ask({ date: '2026-11-16', emergency: true }, who, of)
    expect([sent.status, (await ask({ date: '2026-11-17' }, who, of)).status]).toEqual([201, 201])
    const [hours] = (await of.get(`${CLAIMS}/hours?month=2026-11`)).body.data
    expect(hours).toMatchObject({ approved_minutes: 0, pending_minutes: 120, limit_minutes: 46 * 60 })
    expect((await of.get(`${CLAIMS}/${sent.body.data.id}`)).body.data.month_minutes).toBe(120)
  })

  test('Taiwan lists whoever is rostered on a 休息日 without a claim, once they were told; nobody of a working day', async () => {
    const { of, who } = await staff('TW', '48000.00')
    const listed = async () => (await of.get(`${CLAIMS}/hours?month=2026-11`)).body.data
    await rostered(of, who, '2026-11-17', true)
    await rostered(of, who, '2026-11-14', false)
    expect(await listed()).toEqual([])
    await app.db.system.transaction((tx) =>
      sql`update roster_days set is_confirmed = true where company_id = ${of.id}`.execute(tx),
    )
    expect(await listed()).toMatchObject([{ full_name: 'Mei', approved_minutes: 480, limit_minutes: 46 * 60 }])
  })

  test('Taiwan counts the hours of a shift beyond its eighth once, claimed or not, by the scheme beyond its tenth', async () => {
    const { of, who } = await staff('TW', '48000.00')
    await rostered(of, who, '2026-11-17', true, 1230)
    const minutes = async () => {
      const [own] = (await of.get(`${CLAIMS}/hours?month=2026-11`)).body.data
      return own ? [own.approved_minutes, own.pending_minutes] : []
    }
    expect(await minutes()).toEqual([150, 0])
    const asked = { start_time: '18:00', end_time: '20:00' }
    expect((await of.post(`${OWN}/preview`, { ...evening, ...asked }, who)).body.data).toMatchObject({
      ...{ errors: {}, month_minutes: 150 },
    })
    const sent = await ask(asked, who, of)
    expect([sent.status, await minutes()]).toEqual([201, [30, 120]])

    await app.db.system.transaction((tx) =>
      sql`insert into shift_settings (company_id, adaptive_period_weeks) values (${of.id}, 2)`.execute(tx),
    )
    expect(await minutes()).toEqual([0, 120])
    const normal = await ask({ ...asked, start_time: '17:00', end_time: '18:00' }, who, of)
    expect([normal.status, normal.body.errors]).toMatchObject([422, { start_time: [expect.any(String)] }])
  })

  test('Taiwan: an emergency that was accepted leaves the four hours of the day as they were', async () => {
    const { of, who } = await staff('TW', '48000.00')
    const plain = await ask({}, who, of)
    const late = { start_time: '20:00', end_time: '23:00' }
    const urgent = await ask({ ...late, emergency: true }, who, of)
    expect([plain.status, urgent.status]).toEqual([201, 201])
    for (const { id } of [urgent.body.data, plain.body.data])
      expect((await of.post(`${CLAIMS}/${id}/approve`, { justification: 'Needed' })).status).toBe(200)
    // The other way round.
    const other = { date: '2026-11-18' }
    expect((await ask({ ...other, ...late, emergency: true }, who, of)).status).toBe(201)
    expect((await ask(other, who, of)).status).toBe(201)
  })

  test('Taiwan looks again at the approval: a day off that became a working day has no fifth hour', async () => {
    const { of, who } = await staff('TW', '48000.00')
    const { id } = (await ask({ date: '2026-11-14', start_time: '18:00', end_time: '23:00' }, who, of)).body.data
    await app.db.system.transaction((tx) =>
      sql`insert into make_up_days (company_id, id, date, for_date, name)
        values (${of.id}, gen_random_uuid(), '2026-11-14', '2026-11-16', 'Bridge')`.execute(tx),
    )
    const approved = await of.post(`${CLAIMS}/${id}/approve`, { justification: 'Needed' })
    expect([approved.status, approved.body.message]).toEqual([422, 'Overtime may not exceed 4 hours on a working day'])
  })

  test('a day made good in time off takes no claim, and one that is claimed is not made good', async () => {
    const sunday = { date: '2026-11-15' }
    expect((await company.post('api/emp/offInLieu', sunday, ann)).status).toBe(201)
    const refused = await ask({ ...sunday, start_time: '09:00', end_time: '12:00' })
    expect([refused.status, refused.body.errors]).toEqual([422, { date: ['This day already has time off in lieu'] }])
    expect((await ask({ date: '2026-11-08', start_time: '09:00', end_time: '12:00' })).status).toBe(201)
    const late = await company.post('api/emp/offInLieu', { date: '2026-11-08' }, ann)
    expect([late.status, late.body.errors]).toEqual([
      422,
      { date: ['The work of this day is claimed as overtime already'] },
    ])
  })
})

describe('made good in rest (Taiwan)', () => {
  const forRest = { compensation: 'leave', end_time: '20:40' }

  test('approved it is granted in halves until six months later, taken as leave, and then not taken back', async () => {
    const { of, who } = await staff('TW', '48000.00')
    const looked = await of.post(`${OWN}/preview`, { ...evening, ...forRest }, who)
    expect(looked.body.data).toMatchObject({ minutes: 160, rest_hours: 2.5, errors: {} })
    const { id } = (await ask(forRest, who, of)).body.data
    expect((await of.post(`${CLAIMS}/${id}/approve`, { justification: 'Stocktaking' })).body.data.changed).toBe(1)
    expect((await of.get(OWN, who)).body.data).toMatchObject([
      { compensation: 'leave', rest: { hours: 2.5, used_hours: 0, expires_on: '2026-12-31' } },
    ])
    const type = await of.type('rest_in_lieu')
    expect(type).toMatchObject({ label: 'Rest in lieu', unit: 'hour', leftover: 'pay_out', paid: '1' })
    expect(await of.balance(who, 'rest_in_lieu')).toMatchObject({ entitled: 2.5, available: 2.5 })
    const adjusted = await of.patch(`api/panel/leave/balance/${who.employeeId}`, {
      ...{ type_id: type.id, entitled: 9, reason: 'More' },
    })
    expect(adjusted.body.message).toBe('These hours come from overtime and are changed there')
    for (const [change, field] of [
      [{ leftover: 'forfeit' }, 'leftover'],
      [{ carry_most: 8 }, 'carry_most'],
      [{ unit: 'day' }, 'unit'],
    ] as const)
      expect((await of.patch(`api/panel/leave/type/${type.id}`, change)).body.errors).toHaveProperty(field)
    const day = { type_id: type.id, from: '2026-11-23', to: '2026-11-23', start_time: '09:00', hours: 1.5 }
    const leave = await of.post('api/emp/leave/application', day, who)
    expect([leave.status, leave.body.errors]).toEqual([201, undefined])
    const back = await of.post(`${CLAIMS}/batch/withdraw`, { ids: [id] })
    expect([back.status, back.body.message]).toEqual([
      422,
      'The rest earned from this has already been taken or requested',
    ])
    expect((await of.get(CLAIMS)).body.data[0].may.withdraw).toMatchObject({ allowed: false })
  })

  test('goes with the approval that is taken back, and is refused elsewhere', async () => {
    const { of, who } = await staff('TW', '48000.00')
    const { id } = (await ask(forRest, who, of)).body.data
    const done = await of.post(`${CLAIMS}/${id}/approve`, { justification: 'Stocktaking' })
    expect((await of.post(`api/emp/undo/${done.body.meta.undo}`)).status).toBe(200)
    expect((await of.get(OWN, who)).body.data).toMatchObject([{ status: 'pending', rest: null }])
    expect(await of.balance(who, 'rest_in_lieu')).toMatchObject({ entitled: 0 })
    const malaysian = await ask(forRest)
    expect([malaysian.status, malaysian.body.errors]).toEqual([
      422,
      { compensation: ['Rest in lieu of pay is for companies in Taiwan'] },
    ])
    expect((await ask({ compensation: 'shares' })).body.errors).toHaveProperty('compensation')
  })
})
