/** Somebody asks on a phone, is taken to a form that is filled in, and deletes what was said; distress leaves no trace. */
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/clock/server/new-id.ts'
import { done } from '../safety/support/filled-company.ts'
import { type Client, newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

type Person = { readonly email: string; readonly password: string }
let product: Product
let browser: Browser
let admin: Client
let phone: Page
let desk: Page
let mei: Person
let hr: Awaited<ReturnType<typeof colleague>>

beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  admin = await newCompany(product.client)
  const { company_id } = await done(admin.get('api/auth/me'))
  const employee = newId()
  await product.db.forCompany(company_id).transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, email, employment_type, joined_on, status)
      values (${company_id}, ${employee}, 'M-1', 'Mei Lin', 'mei@team.example', 'full_time', '2020-01-01', 'active')`.execute(
      tx,
    ),
  )
  mei = await colleague(admin, [], { employee_id: employee })
  hr = await colleague(admin, ['HR Generalist'])
  ;({ page: phone } = await openPage(browser, { phone: true, scheme: 'dark' }))
  ;({ page: desk } = await openPage(browser, { language: 'zh-TW' }))
})
afterEach(async ({ task }) => {
  await tellFailure(phone, task)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const shots = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app)\b/)
}
const asked = async (page: Page, question: string) => {
  await page.getByLabel('Your question').fill(question)
  await page.getByLabel('Your question').press('Enter')
}

test('a question on a phone leads to a form that is filled in, and nothing is sent by it', async () => {
  await signIn(phone, mei)
  await phone.goto(`${product.url}/me/assistant`)
  await phone.getByText('Ask your first question').waitFor()
  await asked(phone, 'I want annual leave from 24 to 26 December, in the year to come')
  await phone.getByText('nothing is sent yet').waitFor()
  await settled(phone)
  await shoot(phone, 'assistant-phone')
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('link', { name: 'Open the form' }).click()
  await phone.waitForURL(/\/me\/leave\/apply\?.*from=20\d\d-12-24/)
  await settled(phone)
  await shoot(phone, 'assistant-form')
  expect((await done(admin.get('api/panel/application'))) as unknown[]).toEqual([])
})

test('what is said in distress is answered with lines to call, and is gone with the page', async () => {
  await phone.goto(`${product.url}/me/assistant`)
  await asked(phone, 'I do not want to live any more')
  await phone.getByText('this message is not kept').waitFor()
  expect(await phone.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  await settled(phone)
  await shoot(phone, 'assistant-support')
  expect(await violations(phone)).toEqual([])
  await phone.reload()
  await phone.getByText('nothing is sent yet').waitFor()
  expect(await phone.getByText('I do not want to live').count()).toBe(0)
  await phone.getByRole('button', { name: 'Delete conversation' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete conversation' }).click()
  await phone.getByText('Ask your first question').waitFor()
})

test('HR writes an answer of the company, and sees how much is asked', async () => {
  await hr.post('api/emp/settings/store', { prefer_lang: 'zh-tw' })
  await signIn(desk, hr)
  await desk.goto(`${product.url}/app/settings/chatAssistant`)
  await desk.getByRole('button', { name: '新增問題' }).click()
  await desk.getByLabel('問題（中文）').fill('停車場怎麼申請')
  await desk.getByLabel('回答（中文）').fill('請洽總務分機 30')
  await settled(desk)
  await shoot(desk, 'assistant-settings')
  expect(await violations(desk)).toEqual([])
  await desk.getByRole('button', { name: '儲存' }).click()
  await desk.getByText('已儲存').waitFor()
  await desk.goto(`${product.url}/app/chatAssistant`)
  await desk.getByLabel('您的問題').fill('停車場要怎麼申請？')
  await desk.getByLabel('您的問題').press('Enter')
  await desk.getByText('請洽總務分機 30').waitFor()
  await settled(desk)
  await shoot(desk, 'assistant-desk')
  expect(await violations(desk)).toEqual([])
})
