/** The log has more readers than the records it tells of: what somebody may not open elsewhere, the log does not tell. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '#access/modules.ts'
import { approvalsOf } from '#apps/server/wiring/kinds.ts'
import { kindsInLog, logSights } from '#apps/server/wiring/log-sights.ts'
import { record } from '#platform/activity/server/activity.ts'
import { activityHandlers } from '#platform/activity/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '../support/module-app.ts'
import { serverWords } from '../support/server-words.ts'

const LOG = 'api/panel/activityLog'
let app: ModuleApp
let admin: Caller
let planner: Caller
beforeAll(async () => {
  app = await moduleApp({ handlers: activityHandlers(logSights), catalogues: serverWords })
  const companyId = await app.company('MY')
  admin = await app.caller(companyId, 'MY', 'Company Admin')
  planner = await app.caller(companyId, 'MY', 'Shift Planner')
  const of = (action: string, kind: string, name: string, after: Record<string, unknown>) => ({
    ...{ action, subject: { kind, id: randomUUID(), name }, after },
  })
  const actor = {
    accountId: admin.session.accountId,
    name: 'Aida',
    address: '',
    requestId: '',
    roles: ['Company Admin'],
  }
  await app.db
    .forCompany(companyId)
    .transaction((tx) =>
      record(
        tx,
        companyId,
        [
          of('performance.changed', 'performance', 'Ben', { grade: 'C' }),
          of('loans.added', 'loan', 'Advance', { principal: '1800.00', note: null }),
          of('exit.submitted', 'exit', 'Cho', { exit_reason_ids: ['r'], status: 'submitted' }),
          of('documents.sent', 'letter', 'Warning · Ben Ali', { number: '2026-0004' }),
          of('approvals.approved', 'claim', 'Ben: Claim: Clinic', { status: 'approved', reason: 'Seen' }),
          of('approvals.approved', 'leave', 'Dan: Menstrual leave', { status: 'approved', reason: null }),
          of('shifts.added', 'shift', 'L Late', { name: 'Late' }),
          of('payroll.income-tax-changed', 'employee', 'Ben', { month: '2026-11', C4: '9500.00' }),
          of('attendance.correction-asked', 'employee', 'Cho', { reason: 'At the clinic' }),
          of('shifts.roster-changed', 'employee', 'Dan', { '2026-11-30': 'L' }),
          of('loans.imported', 'import', 'loans', { names_added: ['Alimony'] }),
          of('approvals.rejected', 'offer', 'Eve', { reason: '6,200 is too much' }),
        ],
        { actor, now: new Date('2026-11-28T03:00:00Z') },
      ),
    )
})
afterAll(() => app?.close())

type Line = { subject_text: string; after: Record<string, unknown> }
const told = async (who: Caller, query = '') =>
  (await app.call(who, 'GET', `${LOG}${query}`)).body.data
    .map(({ subject_text, after }: Line) => [subject_text, after])
    .toReversed()

test('grades, loans, reasons for leaving, letters and what was claimed for stay with those who may open them', async () => {
  expect(await told(planner)).toEqual([
    ['Ben', { grade: '••••' }],
    ['••••', { principal: '••••', note: null }],
    ['Cho', { exit_reason_ids: '••••', status: 'submitted' }],
    ['•••• · Ben Ali', { number: '••••' }],
    ['Ben: ••••', { status: 'approved', reason: '••••' }],
    ['Dan: ••••', { status: 'approved', reason: null }],
    ['L Late', { name: 'Late' }],
    ['Ben', { month: '••••', C4: '••••' }],
    ['Cho', { reason: '••••' }],
    ['Dan', { '2026-11-30': 'L' }],
    ['loans', { names_added: '••••' }],
    ['Eve', { reason: '••••' }],
  ])
  expect(await told(admin)).toContainEqual(['Ben', { month: '2026-11', C4: '9500.00' }])
  expect(await told(admin)).toContainEqual(['Cho', { reason: 'At the clinic' }])
  expect(await told(admin)).toContainEqual(['Warning · Ben Ali', { number: '2026-0004' }])
  expect(await told(admin)).toContainEqual(['Ben: Claim: Clinic', { status: 'approved', reason: 'Seen' }])
})

test('what a name does not show it is not found by either, nor told by the export', async () => {
  expect([await told(planner, '?search=warning'), await told(planner, '?search=clinic')]).toEqual([[], []])
  expect(await told(admin, '?search=warning')).toHaveLength(1)
  expect(await told(planner, '?search=late')).toHaveLength(1)
  const { bytes } = await app.call(planner, 'GET', `${LOG}/export`)
  expect(bytes.toString()).not.toMatch(/Warning|Clinic|1800|9500|"grade":"C"/)
})

test('a module that is switched off opens its records to nobody new; who could read them goes on', async () => {
  const kept = Object.values(modules).filter((one) => one !== modules.performance)
  const without = (who: Caller) => app.as({ ...who.session, modules: kept })
  expect(await told(without(planner), '?action=performance')).toEqual([['Ben', { grade: '••••' }]])
  expect(await told(without(admin), '?action=performance')).toEqual([['Ben', { grade: 'C' }]])
})

test('whoever a review is about reads what others wrote of them once it is over, and of colleagues at once', async () => {
  const { companyId, accountId } = admin.session
  const [me, review, cycle] = [randomUUID(), randomUUID(), randomUUID()]
  await app.db.forCompany(companyId ?? '').transaction(async (tx) => {
    await sql`insert into employees (company_id, id, staff_id, full_name, joined_on, account_id)
      values (${companyId}, ${me}, 'A-1', 'Aida', '2020-01-01', ${accountId})`.execute(tx)
    await sql`insert into review_cycles (company_id, id, name, period, year, from_on, to_on, factors, grades)
      values (${companyId}, ${cycle}, 'Year', 'year_end', 2026, '2026-01-01', '2026-12-31', '[]', '[]')`.execute(tx)
    await sql`insert into performance_reviews (company_id, id, cycle_id, employee_id, status, stage_since, items)
      values (${companyId}, ${review}, ${cycle}, ${me}, 2, '2026-11-01', '[]')`.execute(tx)
    const subject = { kind: 'performance', id: review, name: 'Aida' }
    const actor = { accountId: null, name: 'Boss', address: '', requestId: '', roles: [] }
    const drafted = { action: 'performance.drafted', subject, after: { parts: 'Too slow' } }
    await record(tx, companyId ?? '', [drafted], { actor, now: new Date('2026-11-28T04:00:00Z') })
  })
  expect(await told(admin, '?action=performance.drafted')).toEqual([['Aida', { parts: '••••' }]])
  const colleague = await app.caller(companyId ?? '', 'MY', 'HR Generalist')
  expect(await told(colleague, '?action=performance.drafted')).toEqual([['Aida', { parts: 'Too slow' }]])
  await app.db
    .forCompany(companyId ?? '')
    .transaction((tx) => sql`update performance_reviews set status = 4 where id = ${review}`.execute(tx))
  expect(await told(admin, '?action=performance.drafted')).toEqual([['Aida', { parts: 'Too slow' }]])
})

test('a leaving that HR prepares is told in the log to everybody but the person, until it is acknowledged', async () => {
  const { companyId, accountId } = planner.session
  const [me, leaving] = [randomUUID(), randomUUID()]
  await app.db.forCompany(companyId ?? '').transaction(async (tx) => {
    await sql`insert into employees (company_id, id, staff_id, full_name, joined_on, account_id)
      values (${companyId}, ${me}, 'P-1', 'Pia', '2020-01-01', ${accountId})`.execute(tx)
    await sql`insert into exits (company_id, id, employee_id, exit_type_id, exit_reason_ids, notice_date, last_working_date,
        is_own, submitted_at)
      values (${companyId}, ${leaving}, ${me}, 2, ${[randomUUID()]}, '2026-11-28', '2026-12-31', false, now())`.execute(
      tx,
    )
    const happened = { action: 'exit.submitted', subject: { kind: 'exit', id: leaving, name: 'Pia' }, after: {} }
    const actor = { accountId: null, name: 'Boss', address: '', requestId: '', roles: [] }
    await record(tx, companyId ?? '', [happened], { actor, now: new Date('2026-11-28T05:00:00Z') })
  })
  const names = async (who: Caller) => (await told(who, '?action=exit')).map(([name]: [string]) => name)
  expect(await names(planner)).toEqual(['Cho'])
  expect((await app.call(planner, 'GET', `${LOG}/export`)).bytes.toString()).not.toContain('Pia')
  expect(await names(admin)).toEqual(['Cho', 'Pia'])
  expect(await names(await app.caller(companyId ?? '', 'MY', 'HR Leave'))).toEqual(['Cho', 'Pia'])
  await app.db
    .forCompany(companyId ?? '')
    .transaction((tx) =>
      sql`update exits set status = 'acknowledged', acknowledged_at = now() where id = ${leaving}`.execute(tx),
    )
  expect(await names(planner)).toEqual(['Cho', 'Pia'])
})

test('every kind of request says who may read of it', () => {
  const { kinds } = approvalsOf({ seal: app.services.seal, clock: app.services.clock } as never)
  expect(kinds.map(({ name }) => name).filter((name) => !kindsInLog.includes(name))).toEqual([])
})
