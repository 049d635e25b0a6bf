import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  companyWithAdmin,
  operationsPerson,
  PASSWORD,
  type Person,
  personWith,
  tokenOf,
} from '#tests/support/people.ts'
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

const get = (path: string, token: string) => server.send('GET', path, { token })
const post = (path: string, token: string, body: unknown) => server.send('POST', path, { token, body })
const register = 'api/auth/google2fa/register'
const enter = 'api/auth/google2fa/login'
const check = async (person: { email: string }, token: string) =>
  (await post('api/auth/google2fa/check/settings', token, { email: person.email })).body.data

/** RFC 6238 by hand, not by the library under test. */
function codeAt(secret: string, shift = 0): string {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(server.services.clock.now().getTime() / 30_000) + shift))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

async function demandedBy(companyId: string, demanded = true): Promise<void> {
  const settings = JSON.stringify({ is_enable_google2fa_login: demanded })
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = ${settings}::jsonb where id = ${companyId}`.execute(tx),
  )
}

/** Registers an authenticator and gives its secret; the next code has not been used. */
async function enrolled(person: Person): Promise<{ secret: string; token: string; codes: string[] }> {
  const { secret } = (await get(register, person.token)).body.data
  const done = await post(register, person.token, { code: codeAt(secret) })
  server.pass(30)
  return { secret, token: done.body.token, codes: done.body.recovery_codes }
}

describe('what follows the password', () => {
  test('2 where neither the company nor the person has a second factor, with a full token at once (S4-003, S7-005)', async () => {
    expect(await check(admin, admin.token)).toEqual({
      prefer_lang: 'en-us',
      redirect: 2,
      is2faAuthenticated: false,
      choosable_roles: [],
    })
    expect((await get('api/auth/me', admin.token)).status).toBe(200)
  })

  test('3 where the company demands one and the person has none, and the token opens nothing else for five minutes (S3-012, S4-004)', async () => {
    await demandedBy(admin.companyId)
    const token = await tokenOf(server, admin.email)
    expect(await check(admin, token)).toMatchObject({ redirect: 3, is2faAuthenticated: false })
    for (const path of ['api/auth/me', 'api/auth/refresh', 'api/auth/session', 'api/panel/user', 'api/emp/settings']) {
      expect((await get(path, token)).status).toBe(401)
    }
    for (const path of [
      'api/auth/confirm',
      'api/auth/role/select',
      'api/auth/password/change',
      'api/auth/google2fa/disable',
    ]) {
      expect(
        (await post(path, token, { password: PASSWORD, role: 'Company Admin', current_password: PASSWORD })).status,
      ).toBe(401)
    }
    server.pass(299)
    expect((await check(admin, token)).redirect).toBe(3)
    server.pass(1)
    expect((await post('api/auth/google2fa/check/settings', token, {})).status).toBe(401)
  })

  test('4 where the person has one, whatever the company says, and 2 once the code was right', async () => {
    const { secret } = await enrolled(admin)
    const token = await tokenOf(server, admin.email)
    expect(await check(admin, token)).toMatchObject({ redirect: 4, is2faAuthenticated: false })
    const done = await post(enter, token, { code: codeAt(secret) })
    expect(done.body).toMatchObject({ success: true, token: expect.any(String), data: { token: done.body.token } })
    expect(await check(admin, done.body.token)).toMatchObject({ redirect: 2, is2faAuthenticated: true })
    expect((await get('api/auth/me', done.body.token)).body.data.second_factor).toBe(true)
    expect((await get('api/auth/me', token)).status).toBe(401)
  })

  test('a full token lasts the usual hour, and the session its twelve', async () => {
    const { secret } = await enrolled(admin)
    const token = await tokenOf(server, admin.email)
    const full = (await post(enter, token, { code: codeAt(secret) })).body.token
    server.pass(3400)
    const renewed = await get('api/auth/refresh', full)
    expect(renewed.status).toBe(200)
    server.pass(3000)
    expect((await get('api/auth/me', renewed.body.token)).status).toBe(200)
  })

  test('somebody else’s e-mail and an unknown one are the same refusal', async () => {
    const other = await companyWithAdmin(server)
    const [foreign, unknown] = [
      await post('api/auth/google2fa/check/settings', admin.token, { email: other.email }),
      await post('api/auth/google2fa/check/settings', admin.token, { email: 'nobody@test.example' }),
    ]
    expect(foreign.status).toBe(403)
    expect(foreign.body).toEqual(unknown.body)
  })

  test('cookies that say the second factor is done have no effect', async () => {
    await demandedBy(admin.companyId)
    const token = await tokenOf(server, admin.email)
    const answer = await server.send('GET', 'api/auth/me', {
      token,
      headers: { cookie: 'loggedInWith2fa=1; enable2fa=0' },
    })
    expect(answer.status).toBe(401)
  })

  test('operations always need one', async () => {
    const ops = await operationsPerson(server)
    expect((await check(ops, ops.token)).redirect).toBe(3)
    const { secret } = (await get(register, ops.token)).body.data
    const done = await post(register, ops.token, { code: codeAt(secret) })
    const me = await get('api/auth/me', done.body.token)
    expect(me.body.data).toMatchObject({ type: 'ops', roles: ['Ops'], company_id: null })
    expect((await get('api/panel/user', done.body.token)).status).toBe(403)
    const again = await server.send('POST', 'api/auth/path/ops/login', {
      body: { email: ops.email, password: PASSWORD },
    })
    expect((await check(ops, again.body.token)).redirect).toBe(4)
    expect((await server.send('POST', 'api/auth/google2fa/disable', { token: done.body.token })).status).toBe(403)
  })
})

describe('registering an authenticator', () => {
  test('gives a secret with its picture, the same until it is confirmed, and never again', async () => {
    const first = await get(register, admin.token)
    expect(first.body.data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(first.body.data.otpauth_url).toMatch(/^otpauth:\/\/totp\/Kerja:/)
    expect(first.body.data.otpauth_url).toContain(`secret=${first.body.data.secret}`)
    expect(first.body.data.qr_svg).toMatch(/^<svg/)
    expect((await get(register, admin.token)).body.data.secret).toBe(first.body.data.secret)
    const done = await post(register, admin.token, { code: codeAt(first.body.data.secret) })
    expect(done.body.recovery_codes).toHaveLength(10)
    expect((await get(register, done.body.token)).status).toBe(403)
  })

  test('an enrolled person with a token from before the code never sees the secret again', async () => {
    const { secret } = await enrolled(admin)
    const token = await tokenOf(server, admin.email)
    const refused = await get(register, token)
    expect(refused.status).toBe(403)
    expect(JSON.stringify(refused.body)).not.toContain(secret)
    expect((await post(register, token, { code: codeAt(secret) })).status).toBe(403)
  })

  test('two sessions of one person do not see or spoil each other’s secret', async () => {
    const other = await tokenOf(server, admin.email)
    const [mine, theirs] = [await get(register, admin.token), await get(register, other)]
    expect(mine.body.data.secret).not.toBe(theirs.body.data.secret)
    expect((await post(register, admin.token, { code: codeAt(theirs.body.data.secret) })).status).toBe(422)
    expect((await post(register, admin.token, { code: codeAt(mine.body.data.secret) })).status).toBe(200)
    expect((await get('api/auth/me', other)).status).toBe(401)
  })

  test('asks who it is where the sign-in was long ago', async () => {
    server.pass(601)
    const refused = await get(register, admin.token)
    expect([refused.status, refused.body.confirm_identity]).toEqual([403, true])
    await post('api/auth/confirm', admin.token, { password: PASSWORD })
    expect((await get(register, admin.token)).status).toBe(200)
  })

  test('a code without a secret that was shown confirms nothing', async () => {
    expect((await post(register, admin.token, { code: '123456' })).status).toBe(422)
  })

  test('leaves the secret and the codes sealed, and a mail', async () => {
    const { secret, codes } = await enrolled(admin)
    const stored = await server.db.system.read(async (tx) => [
      (await sql`select totp_secret, totp_confirmed_at from accounts where id = ${admin.id}`.execute(tx)).rows,
      (await sql`select * from sessions where account_id = ${admin.id}`.execute(tx)).rows,
      (await sql`select * from recovery_codes where account_id = ${admin.id}`.execute(tx)).rows,
      (await sql`select before, after from activity where company_id = ${admin.companyId}`.execute(tx)).rows,
    ])
    const mails = await server.db.system.read((tx) =>
      sql`select subject from mails where recipient = ${admin.email}`.execute(tx),
    )
    const everything = JSON.stringify(stored) + server.logged.join('')
    for (const word of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(everything).not.toContain(word)
    expect(mails.rows).toEqual([{ subject: 'Two-factor authentication is on for your account in Kerja' }])
  })
})

describe('codes', () => {
  test('the code before the running one is taken, older and later ones are not', async () => {
    const { secret } = await enrolled(admin)
    const outcomes: [number, number][] = []
    for (const shift of [-2, 1, 2, -1]) {
      server.pass(300)
      const token = await tokenOf(server, admin.email)
      outcomes.push([shift, (await post(enter, token, { code: codeAt(secret, shift) })).status])
    }
    expect(outcomes).toEqual([
      [-2, 422],
      [1, 422],
      [2, 422],
      [-1, 200],
    ])
  })

  test('a used code is not taken again, nor one before it', async () => {
    const { secret } = await enrolled(admin)
    const [first, second, third] = [
      await tokenOf(server, admin.email),
      await tokenOf(server, admin.email),
      await tokenOf(server, admin.email),
    ]
    const code = codeAt(secret)
    expect((await post(enter, first ?? '', { code })).status).toBe(200)
    expect((await post(enter, second ?? '', { code })).status).toBe(422)
    expect((await post(enter, third ?? '', { code: codeAt(secret, -1) })).status).toBe(422)
  })

  test('of twenty at once with one code one comes in', async () => {
    const { secret } = await enrolled(admin)
    const tokens: string[] = []
    for (let one = 0; one < 10; one += 1) tokens.push(await tokenOf(server, admin.email))
    const code = codeAt(secret)
    const answers = await Promise.all([...tokens, ...tokens].map((token) => post(enter, token, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each([
    [{}],
    [{ code: null }],
    [{ code: '' }],
    [{ code: [] }],
    [{ code: 0 }],
    [{ code: '000000' }],
    [{ code: { $gt: '' } }],
    [{ code: '１２３４５６' }],
  ])('%j gives no token', async (body) => {
    await enrolled(admin)
    const token = await tokenOf(server, admin.email)
    const refused = await post(enter, token, body)
    expect(refused.status).toBe(422)
    expect(refused.body.token).toBeUndefined()
    expect(refused.body.success).toBe(false)
  })

  test('the fifth wrong one ends the sign-in that waits', async () => {
    const { secret } = await enrolled(admin)
    const token = await tokenOf(server, admin.email)
    const statuses: number[] = []
    for (let tried = 0; tried < 5; tried += 1) statuses.push((await post(enter, token, { code: '000000' })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 401])
    expect((await post(enter, token, { code: codeAt(secret) })).status).toBe(401)
  })

  test('from many addresses and many sign-ins at most ten in a quarter of an hour and twenty in an hour', async () => {
    await enrolled(admin)
    let wrong = 0
    for (let quarter = 0; quarter < 4; quarter += 1) {
      for (let tried = 0; tried < 12; tried += 1) {
        const token = await tokenOf(server, admin.email)
        const answer = await server.send('POST', enter, {
          token,
          body: { code: '000000' },
          from: `10.0.${quarter}.${tried}`,
        })
        if (answer.status === 422) wrong += 1
        else expect(answer.status).toBe(429)
      }
      server.pass(899)
    }
    expect(wrong).toBe(20)
  })

  test('a recovery code comes in once, however it is typed', async () => {
    const { codes } = await enrolled(admin)
    const [token, again] = [await tokenOf(server, admin.email), await tokenOf(server, admin.email)]
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ')
    expect((await post(enter, token ?? '', { code: typed })).body.success).toBe(true)
    expect((await post(enter, again ?? '', { code: codes[0] })).status).toBe(422)
  })

  test('new recovery codes end the former ones and need a raised session', async () => {
    const { token, codes } = await enrolled(admin)
    const asked = await server.send('POST', 'api/auth/google2fa/recovery', { token })
    expect([asked.status, asked.body.confirm_identity]).toEqual([403, true])
    await post('api/auth/confirm', token, { password: PASSWORD })
    const made = await server.send('POST', 'api/auth/google2fa/recovery', { token })
    const waiting = await tokenOf(server, admin.email)
    expect((await post(enter, waiting, { code: codes[1] })).status).toBe(422)
    expect((await post(enter, waiting, { code: made.body.data.recovery_codes[1] })).status).toBe(200)
  })
})

describe('giving it up', () => {
  test('needs a raised session, ends the others, and sends a mail', async () => {
    const { token, secret } = await enrolled(admin)
    const other = (await post(enter, await tokenOf(server, admin.email), { code: codeAt(secret) })).body.token
    expect((await server.send('POST', 'api/auth/google2fa/disable', { token })).status).toBe(403)
    server.pass(30)
    expect((await post('api/auth/confirm', token, { code: codeAt(secret) })).status).toBe(200)
    expect((await server.send('POST', 'api/auth/google2fa/disable', { token })).status).toBe(200)
    expect((await get('api/auth/me', other)).status).toBe(401)
    expect((await get('api/auth/me', token)).body.data.second_factor).toBe(false)
    expect(await check(admin, await tokenOf(server, admin.email))).toMatchObject({ redirect: 2 })
  })

  test('is not offered to operations, nor where the company demands it', async () => {
    const { token } = await enrolled(admin)
    const ops = await enrolled(await operationsPerson(server))
    const demanded = async (of: string) => (await get('api/auth/me', of)).body.data.second_factor_demanded
    expect([await demanded(token), await demanded(ops.token)]).toEqual([false, true])
    await demandedBy(admin.companyId)
    expect(await demanded(token)).toBe(true)
  })

  test('is refused where the company demands it', async () => {
    const { token } = await enrolled(admin)
    await demandedBy(admin.companyId)
    await post('api/auth/confirm', token, { password: PASSWORD })
    const refused = await server.send('POST', 'api/auth/google2fa/disable', { token })
    expect([refused.status, refused.body.message]).toEqual([422, 'This account must use two-factor authentication'])
  })

  test('by an administrator: for people he may manage, not for himself', async () => {
    const leave = await personWith(server, admin.companyId, ['HR Leave'])
    const { token } = await enrolled(leave)
    const generalist = await personWith(server, admin.companyId, ['HR Generalist'])
    const mine = await enrolled(admin)
    await post('api/auth/confirm', mine.token, { password: PASSWORD })
    await post('api/auth/confirm', generalist.token, { password: PASSWORD })
    const reset = (id: string, by: string) => server.send('DELETE', `api/panel/user/${id}/secondFactor`, { token: by })
    expect((await reset(admin.id, mine.token)).status).toBe(422)
    expect((await reset(admin.id, generalist.token)).status).toBe(403)
    expect((await reset(leave.id, generalist.token)).status).toBe(200)
    expect((await get('api/auth/me', token)).status).toBe(401)
    expect(await check(leave, await tokenOf(server, leave.email))).toMatchObject({ redirect: 2 })
  })
})

test('operations change their own password, of fifteen signs, and are told of it by words that know no company', async () => {
  const ops = await operationsPerson(server)
  const { token } = await enrolled(ops)
  const change = (password: string) => post('api/auth/password/change', token, { current_password: PASSWORD, password })
  const short = await change('fourteen signs')
  expect(short.body.errors.password).toEqual(['The password needs at least 15 characters'])
  expect((await change('fifteen signs !')).status).toBe(200)
  expect((await get('api/auth/session', token)).body.data).toMatchObject([{ current: true }])
  const mails = await server.db.system.read((tx) =>
    sql<{ body_text: string }>`select body_text from mails where recipient = ${ops.email} order by id desc`.execute(tx),
  )
  expect(mails.rows[0]?.body_text).toContain('please ask the operator of this installation at once')
})

describe('raising a session', () => {
  test('by the password lasts ten minutes, for this session alone', async () => {
    const other = await tokenOf(server, admin.email)
    const raised = await post('api/auth/confirm', admin.token, { password: PASSWORD })
    const until = Date.parse(raised.body.data.confirmed_until)
    expect(until - server.services.clock.now().getTime()).toBe(600_000)
    const asks = async (token: string) =>
      (await server.send('POST', 'api/auth/google2fa/disable', { token })).body.confirm_identity === true
    expect([await asks(admin.token), await asks(other)]).toEqual([false, true])
    server.pass(600)
    expect(await asks(admin.token)).toBe(true)
  })

  test('the eleventh wrong password within a quarter of an hour waits, and so does the right one', async () => {
    const statuses: number[] = []
    for (let tried = 0; tried < 10; tried += 1) {
      statuses.push(
        (
          await server.send('POST', 'api/auth/confirm', {
            token: admin.token,
            body: { password: 'wrong' },
            from: `10.9.9.${tried}`,
          })
        ).status,
      )
    }
    expect(statuses).toEqual(Array(10).fill(422))
    const right = await post('api/auth/confirm', admin.token, { password: PASSWORD })
    expect([right.status, Number(right.headers['retry-after']) > 0]).toEqual([429, true])
  })

  test.each([[{}], [{ password: '' }], [{ code: '' }], [{ password: null }], [{ code: '123456' }]])(
    '%j raises nothing',
    async (body) => {
      expect((await post('api/auth/confirm', admin.token, body)).status).toBe(422)
      expect(
        (await server.send('POST', 'api/auth/google2fa/disable', { token: admin.token })).body.confirm_identity,
      ).toBe(true)
    },
  )
})
