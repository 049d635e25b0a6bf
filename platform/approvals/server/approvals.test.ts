// The engine with a kind of its own for the test: a wish, which is granted or not.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { queueWantedMails } from '#platform/mail/server/wanted-mails.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import type { Chain } from '../model/chain.ts'
import { type Acting, actingOf } from './acting.ts'
import { askWithdrawal } from './deciding/ask-withdrawal.ts'
import { remindOfWaiting } from './deciding/reminders.ts'
import { sendRequests } from './deciding/send.ts'
import { decisionUndo } from './deciding/take-back.ts'
import type { Approvals } from './engine.ts'
import { approvalsHandlers } from './handlers.ts'
import type { Kind } from './kind.ts'

const APPLICATION = 'api/panel/application'
const managers: Chain = {
  name: 'Usual',
  when: {},
  steps: [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }],
}
const effects: string[] = []
const wish: Kind = {
  name: 'wish',
  word: 'http.unexpected',
  moves: {
    approve: { from: ['pending'], to: 'approved', by: 'approver' },
    reject: { from: ['pending'], to: 'rejected', by: 'approver' },
    withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
    cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
  },
  keepers: 'leave',
  settings: 'settings.leave',
  usualChain: managers,
  fallback: ['HR Leave', 'Company Admin'],
  nothingToMove: {},
  link: ({ id }) => `/app/application?open=${id}`,
  check: async (_tx, { move, requests }) => ({
    refused: new Map(
      requests
        .filter(({ type }) => type === 'impossible')
        .map(({ id }) => [id, { kind: 'problem', code: 'approvals.nobody-waits', status: 422 }]),
    ),
    ...(move === 'reject' &&
      requests.some(({ type }) => type === 'by-law') && {
        confirm: { word: 'approvals.other-state', lines: requests.map(({ about_name }) => about_name) },
      }),
  }),
  over: () => sql`r.type = 'over'`,
  closed: async (tx, companyId, ids) => {
    const { rows } = await sql<{ id: string }>`
      select id from approval_requests where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and type = 'shut'`.execute(
      tx,
    )
    return rows.map(({ id }) => ({ id, word: 'approvals.nobody-waits', moves: ['approve'] }))
  },
  effects: async (_tx, { move, requests }) => {
    effects.push(...requests.map(({ type }) => `${move} ${type}`))
  },
  reopen: async (_tx, { requests }) => {
    effects.push(...requests.map(({ type }) => `reopen ${type}`))
  },
}

let now = new Date('2026-11-20T03:00:00Z')
const approvals: Approvals = { kinds: [wish], people: approvalPeople }
let app: ModuleApp
beforeAll(async () => {
  app = await moduleApp({
    handlers: [...approvalsHandlers(approvals), ...noticeHandlers, ...undoHandlers([decisionUndo(approvals)])],
    catalogues: serverWords,
    now: () => now,
  })
})
afterAll(() => app?.close())

type Person = Caller & { readonly employeeId: string; readonly name: string }
let admin: Caller
let companyId: string
beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z')
  effects.length = 0
  companyId = await app.company('MY')
  admin = await app.caller(companyId, 'MY', 'Company Admin')
})

async function person(name: string, manager?: Person, ...roles: CompanyRole[]): Promise<Person> {
  const caller = await app.caller(companyId, 'MY', ...roles)
  const employeeId = randomUUID()
  await app.db.forCompany(companyId).transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, joined_on, account_id, manager_id)
        values (${companyId}, ${employeeId}, ${name}, ${name}, '2020-01-01', ${caller.session.accountId},
                ${manager?.employeeId ?? null})`.execute(tx),
  )
  return { ...caller, employeeId, name }
}

const acting = (who: Caller): Promise<Acting> =>
  actingOf({
    ...app.services,
    company: app.db.forCompany(companyId),
    session: who.session,
    actor: { accountId: who.session.accountId, name: who.session.name, address: '', requestId: randomUUID() },
    language: 'en',
  })

async function wishes(of: Person, types: readonly string[] = ['holiday'], more: object = {}): Promise<string[]> {
  const who = await acting(of)
  const requests = types.map((type) => ({
    id: randomUUID(),
    aboutId: of.employeeId,
    type,
    length: 1,
    amount: null,
    from: null,
    to: null,
    told: { en: { title: 'A wish', detail: type }, 'zh-Hant': { title: '願望', detail: type } },
    ...more,
  }))
  await app.db.forCompany(companyId).transaction((tx) => sendRequests(tx, approvals, who, 'wish', requests))
  return requests.map(({ id }) => id)
}
const decide = (who: Caller, decision: string, ids: readonly string[], more: object = {}) =>
  app.call(who, 'POST', `${APPLICATION}/decide`, { ids, decision, ...more })
const list = async (who: Caller, query = 'scope=mine') =>
  (await app.call(who, 'GET', `${APPLICATION}?${query}`)).body.data as {
    id: string
    title: string
    status: string
    waits_for: string[]
    may: Record<string, { allowed: boolean; why: string | null }>
  }[]
const one = async (who: Caller, id: string) => (await app.call(who, 'GET', `${APPLICATION}/${id}`)).body.data
const told = async (who: Caller) =>
  (await app.call(who, 'GET', 'api/emp/notice')).body.data.notices.map(({ text }: { text: string }) => text)
const chain = (chains: readonly unknown[]) => app.call(admin, 'POST', `${APPLICATION}/flow/wish`, { chains })

describe('a request', () => {
  test('waits for the manager, who alone has it in the inbox and is told', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    const [id = ''] = await wishes(ann)
    const [seen] = await list(boss)
    expect(seen).toMatchObject({ id, title: 'A wish', status: 'pending', waits_for: ['Boss'] })
    expect(seen?.may.approve).toEqual({ allowed: true, why: null })
    expect(await list(ann)).toEqual([])
    expect(await list(ann, 'scope=sent')).toHaveLength(1)
    expect(await told(boss)).toEqual(['Ann asks for your decision: A wish, holiday'])
  })

  test('is approved by the manager, once, and the applicant is told', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    const [id = ''] = await wishes(ann)
    const answer = await decide(boss, 'approve', [id])
    expect(answer.body.data).toMatchObject({
      changed: 1,
      skipped: 0,
      outcomes: [{ id, outcome: 'moved', status: 'approved' }],
    })
    expect(effects).toEqual(['approve holiday'])
    expect(await list(boss)).toEqual([])
    expect(await list(boss, 'scope=decided')).toHaveLength(1)
    expect(await told(ann)).toEqual(['Test Person approved: A wish, holiday'])
    const { history, chain } = await one(ann, id)
    expect(history.map(({ event }: { event: string }) => event)).toEqual(['sent', 'approved'])
    expect(chain).toMatchObject([{ step: 1, name: 'Boss', state: 'approved' }])
  })

  test('is not there for whom it does not concern, nor for another company', async () => {
    const boss = await person('Boss')
    const [id = ''] = await wishes(await person('Ann', boss))
    const other = await person('Other')
    const stranger = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    for (const who of [other, stranger]) {
      expect((await app.call(who, 'GET', `${APPLICATION}/${id}`)).status).toBe(404)
      expect((await decide(who, 'approve', [id])).status).toBe(404)
      expect((await app.call(who, 'POST', `${APPLICATION}/${id}/comment`, { text: 'hello' })).status).toBe(404)
    }
    expect(effects).toEqual([])
  })

  test('goes to the keepers where somebody has no manager', async () => {
    const ann = await person('Ann')
    const leave = await app.caller(companyId, 'MY', 'HR Leave')
    await wishes(ann)
    expect((await list(leave)).map(({ waits_for }) => waits_for)).toEqual([['HR Leave, Company Admin']])
    const inChinese = { 'accept-language': 'zh-TW' }
    const { body } = await app.call(leave, 'GET', `${APPLICATION}?scope=mine`, undefined, inChinese)
    expect(body.data).toMatchObject([{ waits_for: ['人資請假、公司管理員'] }])
    const { chain: way } = (await app.call(leave, 'GET', `${APPLICATION}/${body.data[0].id}`, undefined, inChinese))
      .body.data
    expect(way).toMatchObject([{ name: '人資請假、公司管理員', state: 'open' }])
  })

  test('is cancelled by who sent it, while it is pending', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    const [id = ''] = await wishes(ann)
    expect((await decide(boss, 'cancel', [id])).status).toBe(422)
    expect((await decide(ann, 'cancel', [id])).body.data.outcomes[0].status).toBe('cancelled')
    expect((await decide(boss, 'approve', [id])).status).toBe(409)
  })
})

describe('nobody decides their own', () => {
  test('by keeping the kind, by a role, or by standing in', async () => {
    const hr = await person('Hana', undefined, 'HR Leave')
    const [id = ''] = await wishes(hr)
    const refused = await decide(hr, 'approve', [id])
    expect([refused.status, refused.body.message]).toEqual([422, 'Nobody decides their own request'])
    expect((await one(hr, id)).may.approve).toEqual({ allowed: false, why: 'Nobody decides their own request' })
    expect(await list(hr)).toEqual([])
    expect(effects).toEqual([])
  })

  test('unless the company has no other admin', async () => {
    const alone = await person('Alone', undefined, 'Company Admin')
    const [first = ''] = await wishes(alone)
    expect((await decide(alone, 'approve', [first])).status).toBe(422)
    await app.db.system.transaction((tx) =>
      sql`update accounts set state = 'disabled' where id = ${admin.session.accountId}`.execute(tx),
    )
    expect((await list(alone)).map(({ id }) => id)).toEqual([first])
    expect((await decide(alone, 'approve', [first])).status).toBe(200)
  })
})

test('whoever may set a chain finds whom to name in it; others find their colleagues, and nobody those of another company', async () => {
  const leave = await app.caller(companyId, 'MY', 'HR Leave')
  const named = async (who: Caller, search: string) =>
    (await app.call(who, 'GET', `${APPLICATION}/approver?search=${encodeURIComponent(search)}`)).body
  const all = (await named(leave, '')).data
  expect(all).toEqual(
    expect.arrayContaining([{ id: leave.session.accountId, name: 'Test Person', email: leave.session.email }]),
  )
  expect((await named(leave, leave.session.email.slice(0, 12).toUpperCase())).data).toHaveLength(1)
  expect((await named(leave, '%')).data).toEqual([])
  expect((await named(await app.caller(companyId, 'MY', 'Finance'), '')).data).toEqual([])
  const stranger = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
  expect((await named(stranger, leave.session.email)).data).toEqual([])
})

test('limits of a chain that leave nothing between them are refused', async () => {
  const when = { length_from: 5, length_to: 2, amount_from: '10.00', amount_to: '9.99' }
  const refused = await chain([{ name: 'Nothing', when, steps: [] }])
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
    422,
    ['chains.0.when.length_to', 'chains.0.when.amount_to'],
  ])
  expect((await app.call(admin, 'GET', `${APPLICATION}/flow/wish`)).body.data.chains).toEqual([])
})

describe('a chain of the company', () => {
  test('goes step by step, and in a step all or any have to agree', async () => {
    const chief = await person('Chief')
    const boss = await person('Boss', chief)
    const finance = await person('Fina', undefined, 'Finance')
    const ann = await person('Ann', boss)
    await chain([
      {
        name: 'Long ones',
        when: { length_from: 5 },
        steps: [
          { approvers: [{ by: 'manager', up: 1 }] },
          {
            approvers: [
              { by: 'manager', up: 2 },
              { by: 'role', role: 'Finance' },
            ],
            needs: 'all',
          },
        ],
      },
    ])
    const [id = ''] = await wishes(ann, ['trip'], { length: 5 })
    expect((await decide(chief, 'approve', [id])).status).toBe(404)
    expect((await decide(boss, 'approve', [id])).body.data.outcomes[0]).toMatchObject({
      outcome: 'agreed',
      message: 'You agreed; it is waiting for the next approver',
    })
    expect((await one(ann, id)).waits_for).toEqual(['Chief', 'Finance'])
    expect(await told(chief)).toHaveLength(1)
    expect((await decide(boss, 'approve', [id])).status).toBe(422)
    await decide(chief, 'approve', [id])
    expect(effects).toEqual([])
    await decide(finance, 'approve', [id])
    expect(effects).toEqual(['approve trip'])
  })

  test('is chosen by type, length, amount and department, and what was sent keeps its own', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    const [before = ''] = await wishes(ann, ['dear'], { amount: '500.00' })
    await chain([
      { name: 'Dear', when: { amount_from: '500.00' }, steps: [{ approvers: [{ by: 'role', role: 'Accounting' }] }] },
      { name: 'Free', when: { types: ['free'] }, steps: [] },
    ])
    const [dear = '', cheap = '', free = ''] = [
      ...(await wishes(ann, ['dear'], { amount: '500.00' })),
      ...(await wishes(ann, ['dear'], { amount: '499.99' })),
      ...(await wishes(ann, ['free'])),
    ]
    const waits = async (id: string) => (await one(ann, id)).waits_for
    expect(await Promise.all([before, dear, cheap].map(waits))).toEqual([['Boss'], ['Accounting'], ['Boss']])
    expect((await one(ann, free)).status).toBe('approved')
  })

  test('that somebody else set meanwhile is asked about before it is replaced', async () => {
    const path = `${APPLICATION}/flow/wish`
    const one = (name: string) => ({ name, steps: [{ approvers: [{ by: 'role', role: 'Finance' }] }] })
    const { chains: was } = (await app.call(admin, 'GET', path)).body.data
    const saved = await app.call(admin, 'POST', path, { chains: [one('First')], was })
    expect(saved.status).toBe(200)
    const late = await app.call(admin, 'POST', path, { chains: [one('Second')], was })
    expect([late.status, Object.keys(late.body.errors)]).toEqual([409, ['chains']])
    const names = async () =>
      (await app.call(admin, 'GET', path)).body.data.chains.map((of: { name: string }) => of.name)
    expect(await names()).toEqual(['First'])
    const seen = { chains: [one('Second')], was: saved.body.data.chains }
    expect((await app.call(admin, 'POST', path, seen)).status).toBe(200)
    expect((await app.call(admin, 'POST', path, { chains: [], was, confirm: 1 })).status).toBe(200)
    expect(await names()).toEqual([])
  })

  test('is set by those who may, whole or not at all', async () => {
    const leave = await app.caller(companyId, 'MY', 'HR Leave')
    const nobody = await app.caller(companyId, 'MY', 'HR Payroll')
    const path = `${APPLICATION}/flow/wish`
    expect((await app.call(nobody, 'POST', path, { chains: [] })).status).toBe(403)
    expect((await app.call(leave, 'POST', `${APPLICATION}/flow/unknown`, { chains: [] })).status).toBe(404)
    const wrong = { chains: [{ name: 'X', steps: [{ approvers: [] }] }] }
    expect((await app.call(leave, 'POST', path, wrong)).status).toBe(422)
    const stranger = await app.caller(await app.company('MY'), 'MY')
    const person = { by: 'person', account_id: stranger.session.accountId, name: 'X' }
    for (const foreign of [
      { name: 'X', steps: [{ approvers: [person] }] },
      { name: 'X', when: { department_ids: [randomUUID()] }, steps: [] },
    ])
      expect((await app.call(leave, 'POST', path, { chains: [foreign] })).body.errors).toHaveProperty('chains')
    const saved = await app.call(leave, 'POST', path, { chains: [{ name: 'None', steps: [] }] })
    expect(saved.body.data).toMatchObject({ chains: [{ name: 'None' }], usual: [{ name: 'Usual' }] })
    expect((await app.call(leave, 'GET', path)).body.data).toEqual(saved.body.data)
  })
})

describe('many at once', () => {
  test('each has an outcome of its own', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    const ids = await wishes(ann, ['one', 'two', 'impossible'])
    const [third = ''] = await wishes(await person('Ben', await person('Else')))
    const { body } = await decide(boss, 'approve', [...ids, third, randomUUID()])
    expect(body.data).toMatchObject({ changed: 2, skipped: 3 })
    expect(
      body.data.outcomes.map(({ outcome, status }: { outcome: string; status: string }) => [outcome, status]),
    ).toEqual([
      ['moved', 'approved'],
      ['moved', 'approved'],
      ['refused', 'pending'],
      ['refused', null],
      ['refused', null],
    ])
    expect(effects).toEqual(['approve one', 'approve two'])
  })

  test('change nothing while a question of the kind is open', async () => {
    const boss = await person('Boss')
    const ids = await wishes(await person('Ann', boss), ['plain', 'by-law'])
    const asked = await decide(boss, 'reject', ids)
    expect([asked.status, asked.body]).toMatchObject([409, { confirm_required: true, data: ['Ann', 'Ann'] }])
    expect((await list(boss)).length).toBe(2)
    expect((await decide(boss, 'reject', ids, { confirm: 1, reason: 'Full' })).body.data.changed).toBe(2)
    expect(effects).toEqual(['reject plain', 'reject by-law'])
  })
})

test('of two who decide at once one does, and the other is told who was faster', async () => {
  const boss = await person('Boss')
  const leave = await app.caller(companyId, 'MY', 'HR Leave')
  const ids = await wishes(
    await person('Ann', boss),
    Array.from({ length: 8 }, (_, at) => `race ${at}`),
  )
  const answers = await Promise.all(ids.flatMap((id) => [decide(boss, 'approve', [id]), decide(leave, 'reject', [id])]))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(8).fill(200), ...Array(8).fill(409)])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'Test Person has decided this already; please look again',
  )
  expect(effects).toHaveLength(8)
})

describe('taking an approval back', () => {
  const undo = (who: Caller, id: string) => app.call(who, 'POST', `api/emp/undo/${id}`)

  test('lets it wait again as it did, says so to whoever asked, and is offered to nobody else', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    const ids = await wishes(ann, ['holiday', 'other'])
    const { meta } = (await decide(boss, 'approve', ids)).body
    expect((await undo(admin, meta.undo)).status).toBe(404)
    expect((await undo(boss, meta.undo)).status).toBe(200)
    expect(effects).toEqual(['approve holiday', 'approve other', 'reopen holiday', 'reopen other'])
    expect((await list(boss)).map(({ status }) => status)).toEqual(['pending', 'pending'])
    expect(await told(ann)).toContain('Test Person reopened the decision; it waits again: A wish, holiday')
    expect((await undo(boss, meta.undo)).status).toBe(409)
    expect((await decide(boss, 'approve', ids)).body.data.changed).toBe(2)
  })

  test('opens the step again whose only approver agreed, and closes the next', async () => {
    const boss = await person('Boss')
    const leave = await person('Leave', undefined, 'HR Leave')
    await chain([
      {
        name: 'Two steps',
        steps: [
          { approvers: [{ by: 'manager' }] },
          { approvers: [{ by: 'person', account_id: leave.session.accountId, name: 'Leave' }] },
        ],
      },
    ])
    const [id = ''] = await wishes(await person('Ann', boss))
    const { meta } = (await decide(boss, 'approve', [id])).body
    expect(await list(leave)).toHaveLength(1)
    expect((await undo(boss, meta.undo)).status).toBe(200)
    expect(await list(leave)).toEqual([])
    expect((await list(boss)).map(({ waits_for }) => waits_for)).toEqual([['Boss']])
    expect(effects).toEqual([])
  })

  test('is too late once somebody did more with it, and a rejection is never taken back', async () => {
    const boss = await person('Boss')
    const [id = '', other = ''] = await wishes(await person('Ann', boss), ['holiday', 'other'])
    const { meta } = (await decide(boss, 'approve', [id])).body
    await decide(admin, 'withdraw', [id])
    expect((await undo(boss, meta.undo)).status).toBe(409)
    expect((await one(boss, id)).status).toBe('withdrawn')
    expect((await decide(boss, 'reject', [other])).body.meta).toBeUndefined()
  })
})

describe('somebody who stands in', () => {
  const away = (from: Caller, to: Caller, days = { from: '2026-11-20', to: '2026-11-25' }, more: object = {}) =>
    app.call(from, 'POST', `${APPLICATION}/delegation`, { to_account: to.session.accountId, ...days, ...more })

  test('decides meanwhile, and the history says in whose place', async () => {
    const boss = await person('Boss')
    const deputy = await person('Deputy')
    const ann = await person('Ann', boss)
    expect((await away(boss, deputy)).status).toBe(201)
    expect(await told(deputy)).toEqual(['You are the stand-in for Test Person from 20 Nov 2026 to 25 Nov 2026'])
    const [id = ''] = await wishes(ann)
    expect(await told(deputy)).toHaveLength(2)
    expect(await list(deputy)).toHaveLength(1)
    await decide(deputy, 'approve', [id])
    expect((await one(ann, id)).history.at(-1)).toMatchObject({ event: 'approved', acting_for: 'Test Person' })
  })

  test('does not before or after, nor once it is ended', async () => {
    const boss = await person('Boss')
    const deputy = await person('Deputy')
    const [id = ''] = await wishes(await person('Ann', boss))
    const { body } = await away(boss, deputy, { from: '2026-11-21', to: '2026-11-22' })
    expect((await decide(deputy, 'approve', [id])).status).toBe(404)
    now = new Date('2026-11-21T03:00:00Z')
    expect(await list(deputy)).toHaveLength(1)
    expect((await app.call(deputy, 'DELETE', `${APPLICATION}/delegation/${body.data.id}`)).status).toBe(404)
    expect((await app.call(boss, 'DELETE', `${APPLICATION}/delegation/${body.data.id}`)).status).toBe(200)
    expect(await list(deputy)).toEqual([])
  })

  test('is set by who keeps the accounts for somebody who cannot, and both are told', async () => {
    const boss = await person('Boss')
    const deputy = await person('Deputy')
    const [id = ''] = await wishes(await person('Ann', boss))
    const forBoss = { from_account: boss.session.accountId }
    expect((await away(deputy, deputy, undefined, forBoss)).status).toBe(403)
    expect((await away(admin, boss, undefined, forBoss)).body.errors).toHaveProperty('to_account')
    const { body } = await away(admin, deputy, undefined, forBoss)
    expect(body.data).toMatchObject({ from_account: boss.session.accountId, is_mine: false, may_end: true })
    expect(await told(boss)).toContain('Test Person made Test Person your stand-in from 20 Nov 2026 to 25 Nov 2026')
    expect((await decide(deputy, 'approve', [id])).body.message).toBe('Approved')
    const everybody = `${APPLICATION}/delegation?of=everybody`
    expect((await app.call(deputy, 'GET', everybody)).status).toBe(403)
    expect((await app.call(admin, 'GET', everybody)).body.data).toHaveLength(1)
    expect((await app.call(admin, 'DELETE', `${APPLICATION}/delegation/${body.data.id}`)).status).toBe(200)
    expect((await app.call(boss, 'GET', `${APPLICATION}/delegation`)).body.data).toEqual([])
  })

  test('is neither set nor ended in the place of somebody whose roles one may not grant', async () => {
    const generalist = await app.caller(admin.companyId, 'MY', 'HR Generalist')
    const above = { from_account: admin.session.accountId }
    const set = await away(admin, generalist, undefined, above)
    expect(set.status).toBe(201)
    expect((await away(generalist, generalist, undefined, above)).status).toBe(403)
    const it = `${APPLICATION}/delegation/${set.body.data.id}`
    expect((await app.call(generalist, 'DELETE', it)).status).toBe(403)
    expect((await app.call(admin, 'DELETE', it)).status).toBe(200)
    const boss = await person('Boss')
    expect((await away(generalist, generalist, undefined, { from_account: boss.session.accountId })).status).toBe(201)
  })

  test('is found by name among those one works with', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    await person('Ben')
    const found = async (who: Caller) =>
      (await app.call(who, 'GET', `${APPLICATION}/approver?search=test`)).body.data.map(({ id }: { id: string }) => id)
    expect(await found(boss)).toEqual([ann.session.accountId])
    expect(await found(ann)).toEqual([boss.session.accountId])
  })

  test('has to be somebody else, of the company, for days to come', async () => {
    const boss = await person('Boss')
    const stranger = await app.caller(await app.company('MY'), 'MY')
    expect((await away(boss, boss)).body.errors).toHaveProperty('to_account')
    expect((await away(boss, stranger)).body.errors).toHaveProperty('to_account')
    expect((await away(boss, admin, { from: '2026-11-01', to: '2026-11-19' })).body.errors).toHaveProperty('to')
    expect((await away(boss, admin, { from: '2026-11-25', to: '2026-11-20' })).body.errors).toHaveProperty('to')
    expect((await away(boss, admin, undefined, { kinds: ['nothing'] })).status).toBe(422)
    const { data: kinds } = (await app.call(boss, 'GET', `${APPLICATION}/kind`)).body
    expect(kinds).toMatchObject([{ kind: 'wish' }])
    expect((await app.call(boss, 'GET', `${APPLICATION}/delegation`)).body.data).toEqual([])
  })
})

test('whoever stands in for some kinds, or for whom it is about, is told of nothing else', async () => {
  const boss = await person('Boss')
  const deputy = await person('Deputy', boss)
  const forOther = await person('Other')
  await app.db.forCompany(companyId).transaction((tx) =>
    sql`insert into approval_delegations (company_id, id, from_account, from_name, to_account, to_name, from_date, to_date, kinds)
        select ${companyId}, gen_random_uuid(), ${boss.session.accountId}, 'Boss', to_account, 'X', '2026-11-01', '2026-11-30', kinds
        from (values (${forOther.session.accountId}::uuid, array['something else']), (${deputy.session.accountId}::uuid, null))
          as t(to_account, kinds)`.execute(tx),
  )
  await wishes(await person('Ann', boss))
  expect([await told(forOther), await told(deputy), await told(boss)].map(({ length }) => length)).toEqual([0, 1, 1])
  // Of a wish of his own, whom he stands in for hears, and not he.
  await wishes(deputy)
  expect([await told(forOther), await told(deputy), await told(boss)].map(({ length }) => length)).toEqual([0, 1, 2])
  const hana = await person('Hana', undefined, 'HR Leave')
  await app.call(hana, 'POST', `${APPLICATION}/delegation`, {
    to_account: forOther.session.accountId,
    from: '2026-11-20',
    to: '2026-11-21',
  })
  await wishes(hana)
  expect(await told(forOther)).toEqual([expect.stringMatching('You are the stand-in for')])
})

test('the list tells by the company’s own days, what is about me, and what is over', async () => {
  const boss = await person('Boss')
  const ann = await person('Ann', boss)
  // Seven in the morning of the 20th in Malaysia, while in Greenwich it is still the 19th.
  now = new Date('2026-11-19T23:00:00Z')
  const [early = ''] = await wishes(ann)
  const day = (date: string) => list(ann, `scope=about_me&from=${date}&to=${date}`)
  expect((await day('2026-11-20')).map(({ id }) => id)).toEqual([early])
  expect(await day('2026-11-19')).toEqual([])
  now = new Date('2026-11-20T03:00:00Z')
  const who = await acting(boss)
  const told = { title: 'A wish', detail: 'for Ann' }
  const forAnn = { type: 'over', length: null, amount: null, from: null, to: null, told: { en: told, 'zh-Hant': told } }
  const id = randomUUID()
  await app.db
    .forCompany(companyId)
    .transaction((tx) => sendRequests(tx, approvals, who, 'wish', [{ ...forAnn, id, aboutId: ann.employeeId }]))
  expect(await list(boss, 'scope=about_me')).toEqual([])
  expect(await list(boss, 'scope=sent')).toHaveLength(1)
  expect(await list(ann, 'scope=about_me')).toHaveLength(2)
  expect(await list(ann, 'scope=about_me&waiting=1')).toHaveLength(2)
  const both = await decide(admin, 'approve', [id, early])
  expect([both.body.data.changed, both.body.message]).toEqual([2, '2 decided'])
  expect(await list(ann, 'scope=about_me&waiting=1')).toEqual([])
  expect((await list(ann, 'scope=all&status=completed')).map((one) => [one.id, one.status])).toEqual([
    [id, 'completed'],
  ])
  expect((await list(ann, 'scope=all&status=approved')).map((one) => one.id)).toEqual([early])
})

test('what stands in the way comes with the row, before anybody tries', async () => {
  const boss = await person('Boss')
  const [open, shut] = [await wishes(await person('Ann', boss)), await wishes(await person('Ben', boss), ['shut'])]
  const may = new Map((await list(boss)).map(({ id, may: { approve } }) => [id, approve]))
  expect(open.map((id) => may.get(id))).toEqual([{ allowed: true, why: null }])
  expect(shut.map((id) => may.get(id)?.allowed)).toEqual([false])
  expect((await one(boss, shut[0] ?? '')).may.reject).toEqual({ allowed: true, why: null })
})

describe('withdrawing what is approved', () => {
  test('is for the keepers; others ask, and who agreed last decides', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    const [id = ''] = await wishes(ann)
    await decide(boss, 'approve', [id])
    expect((await decide(boss, 'withdraw', [id])).status).toBe(422)
    const who = await acting(ann)
    const ask = () =>
      app.db
        .forCompany(companyId)
        .transaction((tx) => askWithdrawal(tx, approvals, who, { id, kind: 'wish', reason: 'Plans changed' }))
    await ask()
    expect(await ask()).toMatchObject({ code: 'approvals.asked-already' })
    expect(await list(boss)).toMatchObject([{ asked: 'withdraw', asked_reason: 'Plans changed', status: 'approved' }])
    await decide(boss, 'reject', [id], { reason: 'Too late' })
    expect(await one(ann, id)).toMatchObject({ status: 'approved', asked: null })
    expect((await told(ann))[0]).toBe('Test Person declined the withdrawal: A wish, holiday')
    await ask()
    await decide(boss, 'approve', [id])
    expect(await one(ann, id)).toMatchObject({ status: 'withdrawn', asked: null, waits_for: [] })
    expect(effects).toEqual(['approve holiday', 'withdraw holiday'])
  })
})

describe('what waits', () => {
  test('is counted over the past ninety days (S9-006)', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    now = new Date('2026-08-22T02:59:59Z')
    await wishes(ann, ['too old'])
    now = new Date('2026-08-22T03:00:01Z')
    await wishes(ann, ['in time'])
    now = new Date('2026-11-20T03:00:00Z')
    expect((await app.call(boss, 'GET', `${APPLICATION}/pendingCount`)).body.data).toMatchObject({
      days: 90,
      mine: 1,
      all: 1,
      kinds: [{ kind: 'wish', mine: 1, all: 1 }],
    })
    const leave = await app.caller(companyId, 'MY', 'HR Leave')
    expect((await app.call(leave, 'GET', `${APPLICATION}/pendingCount`)).body.data).toMatchObject({ mine: 0, all: 1 })
  })

  test('is said again after the days of its step, once each time', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    await wishes(ann)
    const ours = async () => (await told(boss)).length
    now = new Date('2026-11-22T02:59:00Z')
    await remindOfWaiting(app.services, approvals)
    expect(await ours()).toBe(1)
    now = new Date('2026-11-22T03:00:00Z')
    await Promise.all([remindOfWaiting(app.services, approvals), remindOfWaiting(app.services, approvals)])
    expect((await told(boss))[0]).toBe('Still waiting for you: Ann, A wish, holiday')
    expect(await ours()).toBe(2)
  })

  test('is said again because the applicant asks for it, once a day', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    const [id = ''] = await wishes(ann)
    const remind = () => app.call(ann, 'POST', `${APPLICATION}/${id}/remind`)
    expect((await remind()).body.message).toBe('They were already reminded today')
    now = new Date('2026-11-21T03:00:00Z')
    expect((await remind()).body.data.history.at(-1)).toMatchObject({ event: 'reminded' })
    expect((await app.call(boss, 'POST', `${APPLICATION}/${id}/remind`)).status).toBe(422)
  })
})

test('comments reach the others it concerns', async () => {
  const boss = await person('Boss')
  const ann = await person('Ann', boss)
  const [id = ''] = await wishes(ann)
  const said = await app.call(boss, 'POST', `${APPLICATION}/${id}/comment`, { text: 'Which days exactly?' })
  expect(said.body.data.history.at(-1)).toMatchObject({ event: 'commented', note: 'Which days exactly?' })
  expect((await told(ann))[0]).toBe('Test Person wrote about A wish, holiday: Which days exactly?')
  expect((await app.call(ann, 'POST', `${APPLICATION}/${id}/comment`, { text: ' ' })).status).toBe(422)
})

test('mails go to the accounts in their own language, once, and not to those disabled', async () => {
  const boss = await person('Boss')
  await app.db.system.transaction((tx) =>
    sql`update accounts set prefer_lang = 'tw' where id = ${boss.session.accountId}`.execute(tx),
  )
  const ann = await person('Ann', boss)
  await wishes(ann)
  await Promise.all([queueWantedMails(app.services), queueWantedMails(app.services)])
  const mails = await app.db.system.read((tx) =>
    sql<{ subject: string; body_text: string }>`
      select subject, body_text from mails where recipient = ${boss.session.email}`.execute(tx),
  )
  expect(mails.rows).toHaveLength(1)
  expect(mails.rows[0]).toMatchObject({ subject: 'Ann 請您簽核：願望，holiday' })
  expect(mails.rows[0]?.body_text).toContain('/app/application?open=')
  await app.db.system.transaction((tx) =>
    sql`update accounts set state = 'disabled' where id = ${boss.session.accountId}`.execute(tx),
  )
  await wishes(ann)
  await queueWantedMails(app.services)
  const after = await app.db.system.read((tx) =>
    sql`select from mails where recipient = ${boss.session.email}`.execute(tx),
  )
  expect(after.rows).toHaveLength(1)
})

describe('who was invited and has not come yet', () => {
  const state = (who: Person, state: 'invited' | 'active') =>
    app.db.system.transaction((tx) =>
      sql`update accounts set state = ${state} where id = ${who.session.accountId}`.execute(tx),
    )
  const mailsTo = async (who: Person) => {
    await queueWantedMails(app.services)
    const { rows } = await app.db.system.read((tx) =>
      sql`select from mails where recipient = ${who.session.email}`.execute(tx),
    )
    return rows.length
  }
  const remind = (who: Person, id: string) => app.call(who, 'POST', `${APPLICATION}/${id}/remind`)

  test('is named as such wherever a request tells whom it waits for, and cannot be reminded', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    await state(boss, 'invited')
    const [id = ''] = await wishes(ann)
    expect(await mailsTo(boss)).toBe(0)
    const waits = ['Boss (has not signed in yet)']
    expect(await list(ann, 'scope=sent')).toMatchObject([{ waits_for: waits }])
    expect(await list(admin, 'scope=all')).toMatchObject([{ waits_for: waits }])
    expect(await one(ann, id)).toMatchObject({ waits_for: waits, chain: [{ name: waits[0] }] })
    now = new Date('2026-11-22T03:00:00Z')
    const asked = await remind(ann, id)
    expect([asked.status, asked.body.message]).toEqual([
      422,
      'Boss has not signed in yet and cannot be reached by e-mail. An administrator can invite them again, or choose a stand-in.',
    ])
  })

  test('finds all of it on coming, and is reminded from then on', async () => {
    const boss = await person('Boss')
    const ann = await person('Ann', boss)
    await state(boss, 'invited')
    const [id = ''] = await wishes(ann)
    await mailsTo(boss)
    await state(boss, 'active')
    expect(await list(boss)).toMatchObject([{ id, waits_for: ['Boss'] }])
    expect(await told(boss)).toEqual(['Ann asks for your decision: A wish, holiday'])
    now = new Date('2026-11-22T03:00:00Z')
    expect((await remind(ann, id)).status).toBe(200)
    expect(await mailsTo(boss)).toBe(1)
  })

  test('does not hide that others of the role have come', async () => {
    const eve = await person('Eve', undefined, 'HR Leave')
    const kim = await person('Kim', undefined, 'HR Leave')
    await app.db.system.transaction((tx) =>
      sql`update accounts set state = 'invited' where company_id = ${companyId} and id <> ${eve.session.accountId}`.execute(
        tx,
      ),
    )
    const ann = await person('Ann')
    await wishes(ann)
    expect((await list(ann, 'scope=sent'))[0]?.waits_for[0]).not.toContain('signed in')
    await state(eve, 'invited')
    expect((await list(ann, 'scope=sent'))[0]?.waits_for[0]).toContain('has not signed in yet')
    await state(kim, 'active')
    expect((await list(ann, 'scope=sent'))[0]?.waits_for[0]).not.toContain('signed in')
  })
})

test('a manager sees what concerns the own people; a module switched off takes its requests away', async () => {
  const chief = await person('Chief', undefined, 'Reporting Manager')
  const boss = await person('Boss', chief)
  const ann = await person('Ann', boss)
  await wishes(ann)
  expect(await list(chief, 'scope=all')).toHaveLength(1)
  expect((await list(chief, 'scope=all'))[0]?.may.approve?.allowed).toBe(false)
  Object.assign(chief.session, { modules: [] })
  expect(await list(chief, 'scope=all')).toEqual([])
})
