import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { type MailSender, startMailSender } from '#platform/mail/server/sender.ts'
import { queueWantedMails } from '#platform/mail/server/wanted-mails.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { employeesHandlers } from '../handlers.ts'
import { staffNumbers } from '../staff-numbers.ts'
import { expiryReminders } from './expiry-reminders.ts'

const payInputsChanged = async () => {}
let now: Date
let app: ModuleApp
let smtp: Awaited<ReturnType<typeof mailServer>>
let sender: MailSender | undefined
let admin: Caller
let made = 0

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...employeesHandlers({ payInputsChanged }),
      ...companyHandlers({ payInputsChanged, staff: staffNumbers }),
      ...noticeHandlers,
    ],
    catalogues: serverWords,
    openings: [companyOpening],
    now: () => now,
  })
  smtp = await mailServer()
  Object.assign(app.services.settings, {
    smtpUrl: smtp.url,
    mailFrom: 'HR <hr@kerja.example>',
    origin: 'https://hr.example',
  })
  sender = startMailSender(app.services)
})
afterAll(async () => {
  await sender?.stop()
  await smtp?.stop()
  await app?.close()
})
beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z')
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})

const as = (...roles: Parameters<ModuleApp['caller']>[2][]) => app.caller(admin.companyId, 'MY', ...roles)
async function person(full_name: string, fields: object = {}): Promise<string> {
  made += 1
  const body = { staff_id: `X-${made}`, full_name, joined_on: '2025-01-01', ...fields }
  return expected(await app.call(admin, 'POST', 'api/panel/employee/create', body), 201).id
}
const paper = async (
  id: string,
  kind: string,
  name: string,
  expires_on: string,
): Promise<{ id: string; revision: number }[]> =>
  expected(await app.call(admin, 'POST', `api/panel/employee/document/${id}`, { kind, name, expires_on }), 200)
const set = (body: object) => app.call(admin, 'PATCH', `api/panel/company/settings/update/${admin.companyId}`, body)
/** The morning of the day, on two servers at once; what arrived by mail and stands among the notices. */
async function morning(day: string): Promise<void> {
  smtp.received.splice(0)
  now = new Date(`${day}T00:00:00Z`)
  const servers = [1, 2].map(() => dailyWork(app.services, [expiryReminders]))
  await Promise.all(servers.map(({ look }) => look()))
  await queueWantedMails(app.services)
  await sender?.sendDue()
}
const mailsTo = ({ session }: Caller) => smtp.received.filter(({ to }) => to.includes(session.email))
const noticesOf = async (who: Caller): Promise<{ text: string; link: string }[]> =>
  (await app.call(who, 'GET', 'api/emp/notice')).body.data.notices

test('a paper is told of at each of its days, once: to the roles, the own manager and the person (S3-014, S3-028)', async () => {
  const [boss, other, clerk, own] = [
    await as('Reporting Manager'),
    await as('Reporting Manager'),
    await as('HR Leave'),
    await as(),
  ]
  const bossId = await person('Boss', { email: boss.session.email })
  await person('Other', { email: other.session.email })
  const id = await person('Ann', { email: own.session.email, manager_id: bossId })
  await paper(id, 'passport', 'Passport', '2026-12-20')
  await set({ document_expiry_reminder_roles: ['Company Admin', 'Reporting Manager'] })
  await morning('2026-11-19')
  expect(smtp.received).toEqual([])
  await morning('2026-11-20')
  expect(mailsTo(admin)).toMatchObject([{ subject: 'Ann: Passport expires on 20 Dec 2026' }])
  expect(mailsTo(admin)[0]?.text).toContain(`https://hr.example/app/employee/profile/${id}?tab=documents`)
  expect(mailsTo(own)).toMatchObject([{ subject: 'Your Passport expires on 20 Dec 2026' }])
  expect([boss, other, clerk].map((who) => mailsTo(who).length)).toEqual([1, 0, 0])
  expect(await noticesOf(boss)).toMatchObject([
    { text: 'Ann: Passport expires on 20 Dec 2026', link: `/app/employee/profile/${id}?tab=documents` },
  ])
  await morning('2026-11-21')
  expect(smtp.received).toEqual([])
  await morning('2026-12-06')
  expect(mailsTo(admin)).toHaveLength(1)
  expect(await noticesOf(admin)).toHaveLength(2)
})

test('mails and notices come in the language of their reader, several papers in one mail', async () => {
  const [ann, ben] = [await person('陳美玲'), await person('Ben')]
  await paper(ann, 'work_permit', '聘僱許可', '2027-01-10')
  await paper(ben, 'visa', 'Visa', '2026-12-01')
  await app.db.system.transaction((tx) =>
    sql`update accounts set prefer_lang = 'tw' where id = ${admin.session.accountId}`.execute(tx),
  )
  await morning('2026-11-20')
  const [mail] = mailsTo(admin)
  expect(mail?.subject).toBe('2 份文件即將到期')
  expect(mail?.text).toContain('2026-12-01 · Ben · 簽證（Visa） · 剩餘 11 天')
  expect(mail?.text).toContain('2027-01-10 · 陳美玲 · 工作許可（聘僱許可） · 剩餘 51 天')
  expect((await noticesOf(admin)).map(({ text }) => text)).toContain('Ben: Visa expires on 1 Dec 2026')
})

test('only what still matters: not of who left, what was renewed, what has run out, kinds that are not watched', async () => {
  const gone = await person('Gone')
  await app.db
    .forCompany(admin.companyId)
    .transaction((tx) =>
      sql`update employees set status = 'resigned', left_on = '2026-11-01' where id = ${gone}`.execute(tx),
    )
  await paper(gone, 'passport', 'Passport', '2026-12-01')
  const ann = await person('Ann')
  await paper(ann, 'passport', 'Old passport', '2026-12-01')
  await paper(ann, 'passport', 'New passport', '2036-12-01')
  await paper(ann, 'visa', 'Visa', '2026-11-18')
  await paper(ann, 'contract', 'Contract', '2026-12-01')
  await set({})
  const kinds = [{ document_type: 'contract', is_enabled: false, expiry_field: 'expires_on' }]
  await app.call(admin, 'POST', 'api/panel/company/settings/document/expiry/update', { items: kinds })
  await morning('2026-11-20')
  expect(smtp.received).toEqual([])
  await paper(ann, 'other', 'Forklift', '2026-12-02')
  await set({ notification_reminder: false })
  await morning('2026-11-21')
  expect(smtp.received).toEqual([])
  await set({ notification_reminder: true })
  await morning('2026-11-22')
  expect(mailsTo(admin)).toMatchObject([{ subject: 'Ann: Other (Forklift) expires on 2 Dec 2026' }])
})

test('a paper that gets another last day is reminded of anew; a permit under both watches is told once', async () => {
  const ann = await person('Ann')
  await set({ work_permit_reminder_days: 30 })
  const [permit] = await paper(ann, 'work_permit', 'Work permit', '2026-12-10')
  await morning('2026-11-20')
  expect(mailsTo(admin)).toHaveLength(1)
  const change = { expires_on: '2026-12-12', revision: permit?.revision }
  expected(await app.call(admin, 'PATCH', `api/panel/employee/document/${ann}/${permit?.id}`, change), 200)
  await morning('2026-11-21')
  expect(mailsTo(admin)).toMatchObject([{ subject: 'Ann: Work permit expires on 12 Dec 2026' }])
})

test('many at once are one notice, and one mail that names them all', async () => {
  for (let count = 1; count <= 6; count += 1)
    await paper(await person(`P${count}`), 'passport', 'Passport', '2026-12-01')
  await morning('2026-11-20')
  expect(await noticesOf(admin)).toMatchObject([
    { text: '6 documents expire soon', link: '/app/analysis?tab=demographics' },
  ])
  expect(mailsTo(admin)).toHaveLength(1)
  expect(mailsTo(admin)[0]?.text.match(/Passport/g)).toHaveLength(6)
})
