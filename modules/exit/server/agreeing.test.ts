import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import { companyOpening } from '#modules/company/server/company-opening.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { sayFrom } from '#platform/http/server/say.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { exitKind } from './exits/agreeing/exit-kind.ts'
import { exitHandlers } from './handlers.ts'
import { exitOpening } from './public.ts'

const EXIT = 'api/panel/exit'
const INBOX = 'api/panel/application'
const payInputsChanged = async () => {}
const needs = { payInputsChanged }
const approvals: Approvals = { kinds: [exitKind(needs, sayFrom(serverWords))], people: approvalPeople }
const now = new Date('2026-04-01T03:00:00Z')
let app: ModuleApp
let admin: Caller
let hr: Caller
let boss: Caller
let ann: Caller
let annId: string
let made = 0

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...exitHandlers({ ...needs, approvals: () => approvals }),
      ...employeesHandlers({ payInputsChanged }),
      ...approvalsHandlers(approvals),
      ...noticeHandlers,
    ],
    catalogues: serverWords,
    openings: [companyOpening, exitOpening],
    now: () => now,
  })
})
afterAll(() => app?.close())
beforeEach(async () => {
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const as = (...roles: CompanyRole[]) => app.caller(admin.companyId, 'MY', ...roles)
  ;[hr, boss, ann] = [await as('HR Generalist'), await as(), await as()]
  const bossId = await person('Boss', { email: boss.session.email })
  annId = await person('Ann Tan', { email: ann.session.email, manager_id: bossId })
})

const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  app.call(who, method, path, body)
async function person(full_name: string, fields: object): Promise<string> {
  made += 1
  const body = { staff_id: `K-${made}`, full_name, joined_on: '2025-02-03', ...fields }
  return expected(await call(admin, 'POST', 'api/panel/employee/create', body), 201).id
}
const inbox = async (who: Caller) => (await call(who, 'GET', `${INBOX}?scope=mine`)).body.data
const decide = (who: Caller, id: string, decision: string) =>
  call(who, 'POST', `${INBOX}/decide`, { ids: [id], decision, reason: 'x' })
const days = { notice_date: '2026-04-01', last_working_date: '2026-04-28' }
async function resign(): Promise<string> {
  const { reasons } = (await call(ann, 'GET', 'api/emp/exit/choices')).body.data
  return expected(await call(ann, 'POST', 'api/emp/exit', { exit_reason_ids: [reasons[0].id], ...days }), 201).id
}
const exit = async (id: string) => (await call(hr, 'GET', `${EXIT}/${id}`)).body.data

describe('a leaving waits in the inbox of HR', () => {
  test('approving acknowledges it, writes the record, and there is no rejecting', async () => {
    const id = await resign()
    const [waiting, ...others] = await inbox(hr)
    expect(others).toEqual([])
    expect(waiting).toMatchObject({
      ...{ id, kind: 'exit', employee_id: annId, title: 'Resignation', detail: 'last working day 28 Apr 2026' },
      ...{ from: '2026-04-01', to: '2026-04-28', status: 'pending', may: { approve: { allowed: true } } },
    })
    expect(waiting.may.reject).toBeUndefined()
    expect((await decide(hr, id, 'reject')).status).toBe(422)
    expect((await decide(boss, id, 'approve')).status).toBe(404)
    expect((await decide(ann, id, 'approve')).status).toBe(422)
    expect((await decide(hr, id, 'approve')).body.data).toMatchObject({ outcomes: [{ status: 'acknowledged' }] })
    expect(await exit(id)).toMatchObject({ status: 'acknowledged', tasks_open: 5 })
    expect((await call(admin, 'GET', `api/panel/employee/status/show/${annId}`)).body.data).toMatchObject({
      left_on: '2026-04-28',
      left_kind: 'resigned',
    })
    const { notices } = (await call(ann, 'GET', 'api/emp/notice')).body.data
    expect(notices[0].text).toMatch(/acknowledged: Resignation, last working day 28 Apr 2026$/)
    expect((await call(admin, 'POST', `${EXIT}/${id}/acknowledge`)).status).toBe(422)
  })

  test('acknowledged on its own page it waits no longer, and nobody acknowledges their own', async () => {
    const id = await resign()
    expect((await call(admin, 'POST', `${EXIT}/${id}/acknowledge`)).status).toBe(200)
    expect(await inbox(hr)).toEqual([])
    const hrId = await person('HR', { email: hr.session.email })
    const reasons = (await call(admin, 'POST', 'api/panel/company/exitReason/show', { exit_type_id: 1 })).body.data
    const body = { employee_id: hrId, exit_type_id: 1, exit_reason_ids: [reasons[0].id], ...days }
    const own = expected(await call(hr, 'POST', EXIT, body), 201)
    expect(await inbox(hr)).toEqual([])
    const refused = await call(hr, 'POST', `${EXIT}/${own.id}/acknowledge`)
    expect([refused.status, refused.body.message]).toEqual([422, 'Nobody decides their own request'])
    expect((await inbox(admin)).map(({ id: one }: { id: string }) => one)).toEqual([own.id])
  })

  test('goes from the inbox when it is taken back or removed, and waits anew with another day', async () => {
    const id = await resign()
    await call(hr, 'PATCH', `${EXIT}/${id}/lastWorkingDate`, { date: '2026-05-05', remark: 'Longer' })
    expect(await inbox(hr)).toMatchObject([{ id, detail: 'last working day 5 May 2026' }])
    expect((await call(ann, 'POST', `api/emp/exit/${id}/withdraw`, { reason: 'I stay' })).status).toBe(200)
    expect(await inbox(hr)).toEqual([])
    expect((await decide(hr, id, 'approve')).status).toBe(422)
    const again = await resign()
    expect((await call(hr, 'DELETE', `${EXIT}/${again}`)).status).toBe(200)
    expect(await inbox(hr)).toEqual([])
  })

  test('the company chooses who acknowledges: the manager, who opens no exits, by the inbox alone', async () => {
    const steps = [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: null }]
    const saved = await call(admin, 'POST', `${INBOX}/flow/exit`, { chains: [{ name: 'Manager', when: {}, steps }] })
    expect(saved.status).toBe(200)
    const id = await resign()
    expect(await inbox(hr)).toEqual([])
    expect((await decide(boss, id, 'approve')).status).toBe(200)
    expect(await exit(id)).toMatchObject({ status: 'acknowledged' })
  })

  test('where nobody has to be asked a resignation is acknowledged at once, in the record and in the log', async () => {
    const chains = [{ name: 'At once', when: {}, steps: [] }]
    expect((await call(admin, 'POST', `${INBOX}/flow/exit`, { chains })).status).toBe(200)
    const id = await resign()
    expect(await exit(id)).toMatchObject({ status: 'acknowledged', tasks_open: 5 })
    expect((await call(admin, 'GET', `api/panel/employee/status/show/${annId}`)).body.data.left_on).toBe('2026-04-28')
  })

  test('nor does that close the account of somebody whose last day only a Company Admin enters', async () => {
    const chains = [{ name: 'At once', when: {}, steps: [] }]
    expect((await call(admin, 'POST', `${INBOX}/flow/exit`, { chains })).status).toBe(200)
    const payroll = await app.caller(admin.companyId, 'MY', 'HR Payroll')
    const paysId = await person('Pays', { email: payroll.session.email })
    const reasons = (await call(admin, 'POST', 'api/panel/company/exitReason/show', { exit_type_id: 2 })).body.data
    const enter = (by: Caller, employee_id: string) =>
      call(by, 'POST', EXIT, { employee_id, exit_type_id: 2, exit_reason_ids: [reasons[0].id], ...days })
    expect((await enter(hr, paysId)).status).toBe(403)
    expect((await call(admin, 'GET', `api/panel/employee/status/show/${paysId}`)).body.data.left_on).toBe(null)
    expect((await enter(hr, annId)).status).toBe(201)
    expect((await enter(admin, paysId)).status).toBe(201)
  })

  test('what HR enters is kept from the person until it is agreed to, and HR is led to its own page', async () => {
    const reasons = (await call(admin, 'POST', 'api/panel/company/exitReason/show', { exit_type_id: 2 })).body.data
    const body = { employee_id: annId, exit_type_id: 2, exit_reason_ids: [reasons[0].id], ...days }
    const { id } = expected(await call(hr, 'POST', EXIT, body), 201)
    const own = async () => {
      const lists = ['sent', 'about_me', 'all'].map((scope) => call(ann, 'GET', `${INBOX}?scope=${scope}`))
      return (await Promise.all(lists)).map((found) => found.body.data?.length ?? found.status)
    }
    expect(await own()).toEqual([0, 0, 0])
    expect((await call(ann, 'GET', `${INBOX}/${id}`)).status).toBe(404)
    await decide(admin, id, 'approve')
    expect(await own()).toEqual([1, 1, 1])
    const linkOf = async (who: Caller) => (await call(who, 'GET', 'api/emp/notice')).body.data.notices[0].link
    expect([await linkOf(hr), await linkOf(ann)]).toEqual([`/app/exit?open=${id}`, '/me/exit'])
  })
})
