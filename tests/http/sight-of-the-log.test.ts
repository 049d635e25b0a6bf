/** The log has more readers than the records it tells of: what somebody may not open elsewhere, the log does not tell. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logSights } from '#apps/server/wiring/log-sights.ts'
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
  ])
  expect(await told(admin)).toContainEqual(['Warning · Ben Ali', { number: '2026-0004' }])
  expect(await told(admin)).toContainEqual(['Ben: Claim: Clinic', { status: 'approved', reason: 'Seen' }])
})

test('what a name does not show it is not found by either, nor told by the export', async () => {
  expect([await told(planner, '?search=warning'), await told(planner, '?search=clinic')]).toEqual([[], []])
  expect(await told(admin, '?search=warning')).toHaveLength(1)
  expect(await told(planner, '?search=late')).toHaveLength(1)
  const { bytes } = await app.call(planner, 'GET', `${LOG}/export`)
  expect(bytes.toString()).not.toMatch(/Warning|Clinic|1800|"grade":"C"/)
})
