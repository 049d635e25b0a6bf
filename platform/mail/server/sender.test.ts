import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { queueMail } from './outbox.ts'
import { type MailSender, startMailSender } from './sender.ts'

type Received = { readonly to: string[]; readonly raw: string }

let server: TestServer
let smtp: SMTPServer
let received: Received[]
let refusing: string | undefined
let sender: MailSender | undefined

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  received = []
  refusing = undefined
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refusing === undefined ? undefined : failureOf(refusing)),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  await server.db.system.transaction((tx) => sql`delete from mails`.execute(tx))
  sender = startWith(`smtp://127.0.0.1:${smtp.server.address().port}`)
})
afterEach(async () => {
  await sender?.stop()
  await new Promise<void>((done) => smtp.close(done))
})
afterAll(() => server?.stop())

const failureOf = (text: string) => Object.assign(new Error(text), { responseCode: Number(text.slice(0, 3)) })
const startWith = (smtpUrl: string | undefined) =>
  startMailSender({ ...server.services, settings: { ...server.services.settings, smtpUrl } })

const letter = {
  companyId: null,
  to: 'mei@test.example',
  subject: 'Your new password',
  text: 'Hello Mei,\n\n{{link}}\n',
}
const queue = (mail: Partial<typeof letter> & { link?: string } = {}) =>
  server.db.system.transaction((tx) =>
    queueMail(tx, server.services.seal, { ...letter, ...mail }, server.services.clock.now()),
  )
const stored = async () =>
  (await server.db.system.read((tx) => sql<Record<string, unknown>>`select * from mails order by id`.execute(tx))).rows

describe('the sender', () => {
  test('sends a mail once, with its link, and forgets the link', async () => {
    await queue({ link: 'https://hr.kerja.example/password/reset/abc' })
    expect(await sender?.sendDue()).toBe(1)
    expect(await sender?.sendDue()).toBe(0)
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['mei@test.example'])
    expect(received[0]?.raw).toMatch(/^From: Kerja <no-reply@kerja.example>\r?$/m)
    expect(received[0]?.raw).toMatch(/^Subject: Your new password\r?$/m)
    expect(received[0]?.raw).toContain('https://hr.kerja.example/password/reset/abc')
    expect(await stored()).toMatchObject([{ state: 'sent', sealed_link: null, last_error: null, tries: 1 }])
  })

  test('what is Chinese arrives as Chinese', async () => {
    await queue({ subject: '重設您的 Kerja 密碼', text: '陳美玲 您好' })
    await sender?.sendDue()
    const body = received[0]?.raw.split(/\r?\n\r?\n/).at(-1) ?? ''
    expect(Buffer.from(body, 'base64').toString()).toContain('陳美玲 您好')
    expect(received[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
  })

  test('a subject or a name cannot begin another header or name another recipient', async () => {
    await queue({
      subject: 'Welcome to Evil\r\nBcc: victim@test.example\r\n\r\nbody',
      text: '.\r\nRCPT TO:<victim@test.example>',
    })
    await sender?.sendDue()
    const [head = ''] = received[0]?.raw.split(/\r?\n\r?\n/) ?? []
    expect(head).not.toMatch(/^Bcc:/im)
    expect(received.map(({ to }) => to)).toEqual([['mei@test.example']])
    for (const to of [
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      '"x" <a@b.example>',
      'a@b@c',
      'nobody',
    ]) {
      await expect(queue({ to })).rejects.toThrow('one plain address')
    }
  })

  test('a busy server is tried again after one minute, then two, and the mail arrives', async () => {
    refusing = '451 later'
    await queue({ link: 'https://x.example/1' })
    expect(await sender?.sendDue()).toBe(0)
    expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1, last_error: expect.stringContaining('later') }])
    server.pass(59)
    expect(await sender?.sendDue()).toBe(0)
    expect((await stored())[0]).toMatchObject({ tries: 1 })
    server.pass(1)
    await sender?.sendDue()
    refusing = undefined
    server.pass(119)
    expect(await sender?.sendDue()).toBe(0)
    server.pass(1)
    expect(await sender?.sendDue()).toBe(1)
    expect(received[0]?.raw).toContain('https://x.example/1')
  })

  test('what was queued while the clock stood two days ahead goes out when it is set right', async () => {
    server.pass(2 * 24 * 60 * 60)
    await queue()
    server.pass(-2 * 24 * 60 * 60)
    expect(await sender?.sendDue()).toBe(1)
    expect(await sender?.sendDue()).toBe(0)
    expect(received).toHaveLength(1)
  })

  test('a recipient that does not exist is not tried again', async () => {
    refusing = '550 no such mailbox'
    await queue({ link: 'https://x.example/2' })
    await sender?.sendDue()
    expect(await stored()).toMatchObject([{ state: 'failed', sealed_link: null }])
  })

  test('no server at the other end fails nothing else', async () => {
    await sender?.stop()
    sender = startWith('smtp://127.0.0.1:1')
    await queue()
    expect(await sender?.sendDue()).toBe(0)
    expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1 }])
  })

  test('two copies of the server send each mail once', async () => {
    const other = startWith(`smtp://127.0.0.1:${smtp.server.address().port}`)
    for (let n = 0; n < 30; n += 1) await queue({ subject: `Number ${n}` })
    const sent = await Promise.all([sender?.sendDue(), other?.sendDue()])
    await other?.stop()
    expect((sent[0] ?? 0) + (sent[1] ?? 0)).toBe(30)
    expect(new Set(received.map(({ raw }) => /^Subject: (.*)\r?$/m.exec(raw)?.[1])).size).toBe(30)
    expect(received).toHaveLength(30)
  })

  test('of hundreds that wait, those that one copy leaves when it ends are sent by the next, and each arrives once', async () => {
    const many = 200
    await server.db.system.transaction(async (tx) => {
      const { seal, clock } = server.services
      for (let n = 0; n < many; n += 1) await queueMail(tx, seal, { ...letter, subject: `Payslip ${n}` }, clock.now())
    })
    const sending = sender?.sendDue()
    await expect.poll(() => received.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(20)
    await sender?.stop()
    expect(await sending).toBe(received.length)
    expect(received.length).toBeLessThan(many)
    const next = startWith(`smtp://127.0.0.1:${smtp.server.address().port}`)
    await next?.sendDue()
    await next?.stop()
    expect(received).toHaveLength(many)
    expect(new Set(received.map(({ raw }) => /^Message-ID: (.*)\r?$/im.exec(raw)?.[1])).size).toBe(many)
  })

  test('without a mail server mails wait', async () => {
    expect(startWith(undefined)).toBeUndefined()
    await queue()
    expect(await stored()).toMatchObject([{ state: 'waiting', tries: 0 }])
  })

  test('what was rolled back is never announced', async () => {
    const failing = server.db.system.transaction(async (tx) => {
      await queueMail(tx, server.services.seal, letter, server.services.clock.now())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await stored()).toEqual([])
  })
})
