import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyWithAdmin, PASSWORD, type Person, personWith, tokenOf } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  // All of them fail from one address.
  await server.db.system.transaction((tx) => sql`delete from limit_windows`.execute(tx))
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const list = async (token: string, query = '') => (await server.send('GET', `api/panel/user${query}`, { token })).body
const setRoles = (by: Person, id: string, roles: unknown) =>
  server.send('PATCH', `api/panel/user/${id}/roles`, { token: by.token, body: { roles } })
const setState = (by: Person, id: string, state: string) =>
  server.send('PATCH', `api/panel/user/${id}/state`, { token: by.token, body: { state } })
const me = async (token: string) => (await server.send('GET', 'api/auth/me', { token })).status

async function rolesOf(id: string): Promise<string[]> {
  const found = await server.db.system.read((tx) =>
    sql<{ role: string }>`select role from account_roles where account_id = ${id} order by role`.execute(tx),
  )
  return found.rows.map(({ role }) => role)
}

async function lastEntry(companyId: string) {
  const found = await server.db.forCompany(companyId).read((tx) =>
    sql`select action, actor_roles, subject_id, before, after, address, request_id is not null as traced
        from activity order by seq desc limit 1`.execute(tx),
  )
  return found.rows[0]
}

async function linkOf(email: string): Promise<string> {
  const found = await server.db.system.read((tx) =>
    sql<{
      id: string
      sealed_link: string
    }>`select id, sealed_link from mails where recipient = ${email} order by id desc limit 1`.execute(tx),
  )
  const [row] = found.rows
  return (
    server.services.seal
      .open(row?.sealed_link ?? '', `mail ${row?.id}`)
      .split('/')
      .at(-1) ?? ''
  )
}

describe('inviting', () => {
  const invite = (by: Person, body: object) => server.send('POST', 'api/panel/user/invite', { token: by.token, body })

  test('sends a link with which the person sets a password and signs in with the given roles', async () => {
    const email = `invited-${admin.id}@test.example`
    const sent = await invite(admin, { email, full_name: 'Mei Ling', roles: ['HR Leave', 'Manager'] })
    expect(sent.status).toBe(201)
    // No mail server is set up for the tests: nothing is said to be on its way.
    expect(sent.body.message).toContain('not sent, since no mail server is set up')
    expect((await server.send('POST', 'api/auth/login', { body: { email, password: '' } })).status).toBe(422)
    const secret = await linkOf(email)
    expect(
      (
        await server.send('POST', 'api/auth/password/reset', {
          body: { token: secret, password: 'kaya toast and eggs' },
        })
      ).status,
    ).toBe(200)
    await tokenOf(server, email, 'kaya toast and eggs')
    expect(await rolesOf(sent.body.data.id)).toEqual(['HR Leave', 'Reporting Manager'])
    const line = (await list(admin.token)).data.accounts.find((one: { email: string }) => one.email === email)
    expect(line).toMatchObject({
      state: 'active',
      roles: ['HR Leave', 'Reporting Manager'],
      live_sessions: 1,
      second_factor: false,
    })
  })

  test('whoever accepts goes on in the language of the page, and keeps it when the password is forgotten', async () => {
    const email = `reads-${admin.id}@test.example`
    const { id } = (await invite(admin, { email, full_name: '林美玲' })).body.data
    const speaks = () => sql<{ prefer_lang: string }>`select prefer_lang from accounts where id = ${id}`
    const preferred = async () => {
      const { rows } = await server.db.system.read((tx) => speaks().execute(tx))
      return rows[0]?.prefer_lang
    }
    const set = async (password: string, language: string) => {
      const body = { token: await linkOf(email), password }
      return server.send('POST', 'api/auth/password/reset', { body, headers: { 'accept-language': language } })
    }
    expect((await set('kaya toast and eggs', 'zh-Hant')).status).toBe(200)
    expect(await preferred()).toBe('zh-tw')
    await server.send('POST', 'api/auth/password/forgot', { body: { email } })
    expect((await set('teh tarik and roti', 'en')).status).toBe(200)
    expect(await preferred()).toBe('zh-tw')
  })

  test('the link is good for 72 hours and once; sent again, the former ends', async () => {
    const email = `late-${admin.id}@test.example`
    const { id } = (await invite(admin, { email, full_name: 'Late' })).body.data
    const first = await linkOf(email)
    await server.send('POST', `api/panel/user/${id}/invite`, { token: admin.token })
    const second = await linkOf(email)
    const use = (token: string) =>
      server.send('POST', 'api/auth/password/reset', { body: { token, password: 'kaya toast and eggs' } })
    expect((await use(first)).status).toBe(422)
    server.pass(72 * 3600 - 1)
    expect((await use(second)).status).toBe(200)
    expect((await use(second)).status).toBe(422)
    const again = await server.send('POST', `api/panel/user/${id}/invite`, {
      token: await tokenOf(server, admin.email),
    })
    expect(again.body.message).toBe('Only somebody who has not accepted yet can be invited again')
  })

  test('after 72 hours the link is over', async () => {
    const email = `over-${admin.id}@test.example`
    await invite(admin, { email, full_name: 'Over' })
    const secret = await linkOf(email)
    server.pass(72 * 3600)
    expect(
      (
        await server.send('POST', 'api/auth/password/reset', {
          body: { token: secret, password: 'kaya toast and eggs' },
        })
      ).status,
    ).toBe(422)
  })

  test('an e-mail that has an account anywhere is refused beside its field', async () => {
    const other = await companyWithAdmin(server)
    const refused = await invite(admin, { email: other.email.toUpperCase(), full_name: 'X' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { email: ['This e-mail address has an account already'] },
    ])
  })

  test('nobody invites into roles he may not grant', async () => {
    const generalist = await personWith(server, admin.companyId, ['HR Generalist'])
    for (const role of ['Company Admin', 'HR Payroll', 'HR Payroll 1', 'HR Payroll 2', 'HR Payroll Supervisor']) {
      expect((await invite(generalist, { email: 'new@test.example', full_name: 'X', roles: [role] })).status).toBe(403)
    }
    expect((await invite(admin, { email: 'new@test.example', full_name: 'X', roles: ['Ops'] })).status).toBe(422)
  })

  test('an employee of another company cannot be tied, and one has one account', async () => {
    const other = await companyWithAdmin(server)
    const [mine, foreign] = [await employeeOf(admin.companyId), await employeeOf(other.companyId)]
    const asked = (n: number, employee_id: string) =>
      invite(admin, { email: `tied-${n}-${admin.id}@test.example`, full_name: 'T', employee_id })
    expect((await asked(1, foreign)).status).toBe(404)
    expect((await asked(2, mine)).status).toBe(201)
    expect((await asked(3, mine)).status).toBe(422)
    const tied = (await list(admin.token)).data.accounts.filter(
      (line: { employee_id: string }) => line.employee_id === mine,
    )
    expect(tied).toHaveLength(1)
  })

  async function employeeOf(companyId: string): Promise<string> {
    const made = await server.db.system.transaction((tx) =>
      sql<{ id: string }>`insert into employees (company_id, id, staff_id, full_name, joined_on)
          values (${companyId}, gen_random_uuid(), 'T-1', 'T', '2026-01-01') returning id`.execute(tx),
    )
    return made.rows[0]?.id ?? ''
  }
})

describe('roles', () => {
  test('are granted and taken, which ends the person’s sessions and is noted with before and after', async () => {
    const leave = await personWith(server, admin.companyId, ['HR Leave'])
    const set = await setRoles(admin, leave.id, ['HR Claim', 'HR Claim', 'Manager'])
    expect(set.body.data.roles).toEqual(['HR Claim', 'Reporting Manager'])
    expect(await rolesOf(leave.id)).toEqual(['HR Claim', 'Reporting Manager'])
    expect(await me(leave.token)).toBe(401)
    expect(await lastEntry(admin.companyId)).toEqual({
      action: 'identity.roles-set',
      actor_roles: 'Company Admin',
      subject_id: leave.id,
      before: { roles: ['HR Leave'] },
      after: { roles: ['HR Claim', 'Reporting Manager'] },
      address: '127.0.0.1',
      traced: true,
    })
  })

  test('HR Generalist grants and takes all but Company Admin and those of payroll', async () => {
    const generalist = await personWith(server, admin.companyId, ['HR Generalist'])
    const person = await personWith(server, admin.companyId, ['HR Claim'])
    expect((await setRoles(generalist, person.id, ['HR Leave', 'HR Manager'])).status).toBe(200)
    expect((await setRoles(generalist, person.id, ['HR Leave'])).status).toBe(200)
    for (const role of ['Company Admin', 'HR Payroll', 'HR Payroll 1', 'HR Payroll 2', 'HR Payroll Supervisor']) {
      expect((await setRoles(generalist, person.id, ['HR Leave', role])).status).toBe(403)
    }
    expect(await rolesOf(person.id)).toEqual(['HR Leave'])
  })

  test('whoever holds a role that one may not grant keeps roles and sessions as they are', async () => {
    const generalist = await personWith(server, admin.companyId, ['HR Generalist'])
    const boss = await personWith(server, admin.companyId, ['Company Admin'])
    for (const roles of [['Company Admin'], ['Company Admin', 'HR Leave']])
      expect((await setRoles(generalist, boss.id, roles)).status).toBe(403)
    expect(await rolesOf(boss.id)).toEqual(['Company Admin'])
    expect(await me(boss.token)).toBe(200)
  })

  test('are never one’s own, and the last Company Admin keeps his', async () => {
    const second = await personWith(server, admin.companyId, ['Company Admin'])
    const own = await setRoles(admin, admin.id, ['Company Admin', 'HR Leave'])
    expect([own.status, own.body.message]).toEqual([422, 'You cannot do this to your own account'])
    expect((await setRoles(second, admin.id, [])).status).toBe(200)
    const last = await setRoles(second, second.id, [])
    expect([last.status, last.body.message]).toEqual([422, 'The last Company Admin of a company cannot be removed'])
    expect(await rolesOf(second.id)).toEqual(['Company Admin'])
  })

  test('two admins who take each other’s role at once do not leave a company without one', async () => {
    const second = await personWith(server, admin.companyId, ['Company Admin'])
    const both = await Promise.all([setRoles(admin, second.id, []), setRoles(second, admin.id, [])])
    const [won, lost] = both.map(({ status }) => status).toSorted()
    expect(won).toBe(200)
    // The slower one hears of the rule, or that his session ended with the role that was taken from him.
    expect([401, 422]).toContain(lost)
    expect([...(await rolesOf(admin.id)), ...(await rolesOf(second.id))]).toEqual(['Company Admin'])
  })

  test.each([['company admin'], ['Ops'], [['HR Leave']], [null], ['HR Leave|Company Admin']])(
    '%j is no role to grant',
    async (role) => {
      const person = await personWith(server, admin.companyId, ['HR Claim'])
      expect((await setRoles(admin, person.id, [role])).status).toBe(422)
      expect(await rolesOf(person.id)).toEqual(['HR Claim'])
    },
  )

  test('of another company are out of reach, as if there were no such account', async () => {
    const other = await companyWithAdmin(server)
    const [foreign, unknown] = [
      await setRoles(admin, other.id, []),
      await setRoles(admin, '018f0000-0000-7000-8000-000000000000', []),
    ]
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    expect(await rolesOf(other.id)).toEqual(['Company Admin'])
  })
})

describe('disabling', () => {
  test('ends every session at once and lets nobody in until enabled', async () => {
    const leave = await personWith(server, admin.companyId, ['HR Leave'])
    expect((await setState(admin, leave.id, 'disabled')).status).toBe(200)
    expect(await me(leave.token)).toBe(401)
    const refused = await server.send('POST', 'api/auth/login', { body: { email: leave.email, password: PASSWORD } })
    expect(refused.body).toMatchObject({
      success: false,
      message: 'This account is disabled, please ask your Company Admin',
    })
    expect((await setState(admin, leave.id, 'active')).status).toBe(200)
    expect(await me(leave.token)).toBe(401)
    expect(await me(await tokenOf(server, leave.email))).toBe(200)
  })

  test('is not for oneself, nor for the last Company Admin, nor for those one may not manage', async () => {
    const generalist = await personWith(server, admin.companyId, ['HR Generalist'])
    const second = await personWith(server, admin.companyId, ['Company Admin'])
    const payroll = await personWith(server, admin.companyId, ['HR Payroll'])
    expect((await setState(admin, admin.id, 'disabled')).status).toBe(422)
    expect((await setState(generalist, admin.id, 'disabled')).status).toBe(403)
    expect((await setState(generalist, payroll.id, 'disabled')).status).toBe(403)
    expect((await setState(admin, second.id, 'disabled')).status).toBe(200)
    expect((await setState(admin, admin.id, 'disabled')).body.message).toContain('last Company Admin')
  })

  test('one who never accepted is invited again when enabled', async () => {
    const email = `never-${admin.id}@test.example`
    const invited = await server.send('POST', 'api/panel/user/invite', {
      token: admin.token,
      body: { email, full_name: 'N' },
    })
    const secret = await linkOf(email)
    await setState(admin, invited.body.data.id, 'disabled')
    const refused = await server.send('POST', 'api/auth/password/reset', {
      body: { token: secret, password: 'kaya toast and eggs' },
    })
    expect(refused.status).toBe(422)
    await setState(admin, invited.body.data.id, 'active')
    const line = (await list(admin.token)).data.accounts.find((one: { email: string }) => one.email === email)
    expect(line.state).toBe('invited')
  })

  test('somebody’s sessions can be ended without disabling', async () => {
    const leave = await personWith(server, admin.companyId, ['HR Leave'])
    expect((await server.send('DELETE', `api/panel/user/${leave.id}/sessions`, { token: admin.token })).status).toBe(
      200,
    )
    expect(await me(leave.token)).toBe(401)
    expect(await me(admin.token)).toBe(200)
  })
})

describe('the list', () => {
  test('holds the own company’s accounts, what each role opens, and what one may do (S6-001)', async () => {
    await companyWithAdmin(server)
    const leave = await personWith(server, admin.companyId, ['HR Leave'], { name: 'Zainab' })
    const { data } = await list(admin.token)
    expect(data.accounts.map((one: { email: string }) => one.email)).toEqual([admin.email, leave.email])
    expect(data.accounts[0].may).toEqual({ edit: false, grant: [] })
    expect(data.accounts[1].may).toMatchObject({ edit: true })
    const named = `Company Admin, HR Generalist, HR Leave, HR Claim, HR Payroll, HR Payroll 1, HR Payroll 2,
      HR Payroll Supervisor, HR Manager, HR Officer, HR Attendance, Shift Planner, Recruitment Manager, Recruitment 1,
      Recruitment 2, Reporting Manager, L & D, Accounting, Finance, ALMA Wellbeing Reviewer`.split(/,\s+/)
    expect(data.may_grant.toSorted()).toEqual(named.toSorted())
    expect(data.roles.map((one: { role: string }) => one.role)).toEqual(named)
    // No mail server is set up for the tests: whoever invites is told, and passes the link on.
    expect(data.mails).toBe('readable')
    const wellbeing = data.roles.find((one: { role: string }) => one.role === 'ALMA Wellbeing Reviewer')
    expect(wellbeing.areas).toEqual(['wellbeing'])
  })

  test('is paged and searched', async () => {
    for (const name of ['Aminah', 'Bala', 'Chong 100%'])
      await personWith(server, admin.companyId, [], { signedIn: false, name })
    const page = await list(admin.token, '?page=2&per_page=3')
    expect(page.meta).toEqual({ page: 2, per_page: 3, total: 4 })
    expect(page.data.accounts.map((one: { full_name: string }) => one.full_name)).toEqual(['Chong 100%'])
    const found = await list(admin.token, '?search=100%25')
    expect(found.data.accounts.map((one: { full_name: string }) => one.full_name)).toEqual(['Chong 100%'])
  })

  test.each(['HR Leave', 'HR Payroll', 'Reporting Manager', 'ALMA Wellbeing Reviewer'] as const)(
    'is not for %s',
    async (role) => {
      const person = await personWith(server, admin.companyId, [role])
      expect((await server.send('GET', 'api/panel/user', { token: person.token })).status).toBe(403)
    },
  )
})

describe('the outbox', () => {
  test('shows the links where mails go nowhere else', async () => {
    await server.send('POST', 'api/auth/password/forgot', { body: { email: admin.email } })
    const [mail] = (await server.send('GET', 'api/panel/user/outbox', { token: admin.token })).body.data
    expect(mail).toMatchObject({ recipient: admin.email, state: 'waiting', subject: 'Your new password for Kerja' })
    expect(mail.body_text).toContain(`https://hr.kerja.example/password/reset/${await linkOf(admin.email)}`)
  })

  test.each([
    ['with a mail server', { smtpUrl: 'smtp://127.0.0.1:1' }],
    ['in production', { production: true }],
  ])('leaves them out %s', async (_where, settings) => {
    const strict = await startTestServer({ settings })
    const person = await companyWithAdmin(strict)
    await strict.send('POST', 'api/auth/password/forgot', { body: { email: person.email } })
    const [mail] = (await strict.send('GET', 'api/panel/user/outbox', { token: person.token })).body.data
    expect(mail.body_text).toContain('••••')
    expect(mail.body_text).not.toContain('/password/reset/')
    await strict.stop()
  })
})
