/** Somebody applies on a phone, is offered the job, accepts under the link of the mail, and is made an employee. */
import { sql } from 'kysely'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { done } from '../safety/support/filled-company.ts'
import { newCompany } from '../support/client.ts'
import { sampleFiles } from '../support/multipart.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

let product: Product
let browser: Browser
let page: Page
let context: BrowserContext
let troubles: string[]
let admin: Awaited<ReturnType<typeof newCompany>>
let advertisement: string
/** Days from the machine's own, as an input wants them. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  admin = await newCompany(product.client)
  await done(admin.post('api/panel/company/position', { name: 'Barista' }))
  await done(admin.post('api/panel/company/department', { name: 'Cafés' }))
  const [position] = await done(admin.get('api/panel/company/position'))
  const [department] = await done(admin.get('api/panel/company/department'))
  const vacancy = await done(
    admin.post('api/panel/onboarding/job/vacancy', {
      ...{ position_id: position.id, department_id: department.id, headcount: 1, job_type: 'full_time' },
      ...{ salary_from: '4200.00', salary_to: '5000.00' },
    }),
  )
  const questions = [{ text: 'Can you work weekends?', text_zh: '週末可以上班嗎？', kind: 'yes_no', required: true }]
  const advertised = await done(
    admin.post('api/panel/onboarding/job/advertisement', {
      ...{ vacancy_id: vacancy.id, title: 'Barista', title_zh: '咖啡師', publish_from: inDays(-1), is_active: 1 },
      ...{ questions, confirm: 1 },
    }),
  )
  advertisement = advertised.id
  ;({ page, context, troubles } = await openPage(browser))
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const shots = process.env.SHOTS
const shoot = async (of: Page, name: string) => {
  if (shots) await of.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
const button = (name: string) => page.getByRole('button', { name, exact: true }).first()

/** The path of the newest letter of this kind, as the mail would open it; queued by now or not. */
async function linkOf(kind: string): Promise<string> {
  const { rows } = await product.db.system.read((tx) =>
    sql<{ id: string; link: string }>`
      select id, sealed_link as link from wanted_mails where subject_word like ${`%${kind}%`} and sealed_link is not null
      order by created_at desc limit 1`.execute(tx),
  )
  const [waiting] = rows
  if (waiting) return product.services.seal.open(waiting.link, `wanted mail ${waiting.id}`)
  const mails = await product.db.system.read((tx) =>
    sql<{ id: string; link: string }>`
      select id, sealed_link as link from mails where sealed_link is not null and subject ~ '^(Your offer|錄取通知)'
      order by created_at desc limit 1`.execute(tx),
  )
  const [mail] = mails.rows
  return mail ? new URL(product.services.seal.open(mail.link, `mail ${mail.id}`)).pathname : ''
}

test('from the form on a phone to the record of an employee', async () => {
  const phone = await openPage(browser, { language: 'zh-TW', phone: true, scheme: 'dark' })
  const form = phone.page
  await form.goto(`${product.url}/onboarding/jobApplicationForm/${advertisement}?lang=tw`)
  await form.getByRole('heading', { name: '咖啡師' }).waitFor()
  await form.getByLabel('姓名').fill('Aisyah Rahman')
  await form.getByLabel('電子郵件').fill('aisyah@apply.example')
  await form.getByLabel('電話').fill('+60 12-345 6789')
  await form.getByRole('radio', { name: '是', exact: true }).check()
  const { name, bytes } = sampleFiles.pdf
  await form
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await form.getByLabel('我已閱讀並同意個人資料的使用方式').check()
  await shoot(form, 'form-phone')
  expect(await violations(form)).toEqual([])
  await form.getByRole('button', { name: '送出應徵' }).click()
  await form.waitForURL(/\/done\?type=application/)

  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(admin.email)
  await page.locator('input[type=password]').first().fill(admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app\/dashboard$/)
  await page.goto(`${product.url}/app/onboarding/candidates2`)
  await page.getByText('Aisyah Rahman').waitFor()
  await page.getByRole('button', { name: 'Move Aisyah Rahman' }).click()
  await page.getByRole('menuitem', { name: 'To Pending interview' }).click()
  await page.getByRole('region', { name: 'Pending interview' }).getByText('Aisyah Rahman').waitFor()
  await settled(page)
  await shoot(page, 'board')
  expect(await violations(page)).toEqual([])

  await page.goto(`${product.url}/app/onboarding/candidates`)
  await page.getByText('Aisyah Rahman').first().click()
  await button('Make offer').waitFor()
  await settled(page)
  await shoot(page, 'panel')
  expect(await violations(page)).toEqual([])
  await button('Make offer').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Basic salary a month').fill('4750.50')
  await dialog.getByLabel('First day').fill(inDays(30))
  await dialog.getByLabel('Valid until').fill(inDays(7))
  await shoot(page, 'offer-dialog')
  await dialog.getByRole('button', { name: 'Make offer' }).click()
  await dialog.waitFor({ state: 'detached' })
  await button('Send').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('The offer is on its way').waitFor()

  await form.goto(`${product.url}${await linkOf('mail.offer.')}`)
  await form.getByLabel('請輸入您的全名作為簽署').fill('aisyah rahman')
  await form.getByLabel('我已閱讀通知書並接受錄取').check()
  await settled(form)
  await shoot(form, 'offer-phone')
  expect(await violations(form)).toEqual([])
  await form.getByRole('button', { name: '接受', exact: true }).click()
  await form.getByText('您已接受錄取，期待與您共事。').waitFor()
  expect(phone.troubles).toEqual([])
  await phone.context.close()

  await page.reload()
  await button('Make employee').click()
  await page.getByRole('dialog').getByLabel('Staff ID').fill('K-9')
  await page.getByRole('dialog').getByRole('button', { name: 'Make employee' }).click()
  await page.getByText('The candidate is an employee now').waitFor()
  await shoot(page, 'joined')
  const [person] = await done(admin.get('api/panel/employee/getAllEmployees'))
  expect(person).toMatchObject({ staff_id: 'K-9', full_name: 'Aisyah Rahman', joined_on: inDays(30) })
  await page.goto(`${product.url}/app/onboarding/report`)
  await page.getByText('How far candidates got').waitFor()
  await settled(page)
  await shoot(page, 'funnel')
  expect(await violations(page)).toEqual([])
  await context.close()
  expect(troubles).toEqual([])
})
