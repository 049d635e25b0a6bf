/** HR writes an announcement and publishes it; a colleague reads and confirms it on a phone; HR sees who has. And moods. */
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/clock/server/new-id.ts'
import { done } from '../safety/support/filled-company.ts'
import { newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

type Person = { readonly email: string; readonly password: string }
let product: Product
let browser: Browser
let desk: Page
let phone: Page
let officer: Person
let mei: Person
let hr: Person
let company: string

beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  const admin = await newCompany(product.client)
  const { company_id } = await done(admin.get('api/auth/me'))
  company = company_id
  const employee = newId()
  await product.db.forCompany(company_id).transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, email, employment_type, joined_on, status)
      values (${company_id}, ${employee}, 'M-1', 'Mei Lin', 'mei@team.example', 'full_time', '2025-01-01', 'active')`.execute(
      tx,
    ),
  )
  mei = await colleague(admin, [], { employee_id: employee })
  officer = await colleague(admin, ['HR Officer'])
  hr = await colleague(admin, ['HR Generalist'])
  ;({ page: desk } = await openPage(browser, {}))
  ;({ page: phone } = await openPage(browser, { language: 'zh-TW', phone: true, scheme: 'dark' }))
})
afterEach(async ({ task }) => {
  await tellFailure(desk, task)
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

test('an announcement is written, read on a phone and confirmed; its reader tells the others', async () => {
  await signIn(desk, officer)
  await desk.goto(`${product.url}/app/announcement`)
  await desk.getByRole('button', { name: 'New announcement' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Fire drill')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Friday at ten, at the car park.')
  await dialog.getByRole('switch', { name: 'Ask readers to confirm' }).check()
  await dialog.getByText('Reaches 1 person today').waitFor()
  await settled(desk)
  await shoot(desk, 'announcement-dialog')
  expect(await violations(desk)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Fire drill').first().click()
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByText('1 person is notified.').waitFor()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByRole('button', { name: 'Readers', exact: true }).waitFor()
  await settled(desk)
  await shoot(desk, 'announcement-desk')
  expect(await violations(desk)).toEqual([])

  await signIn(phone, mei)
  await phone.goto(`${product.url}/me`)
  await phone.getByText('Read and confirm: Fire drill').first().click()
  await phone.getByText('Friday at ten, at the car park.').waitFor()
  await settled(phone)
  await shoot(phone, 'announcement-phone')
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'I have read and understood this' }).click()
  await phone.getByRole('dialog').waitFor({ state: 'detached' })
  await settled(phone)
  await shoot(phone, 'announcement-list')
  expect(await violations(phone)).toEqual([])

  await phone.goto(`${product.url}/me/storyBoard`)
  await phone.getByRole('button', { name: 'New post' }).first().click()
  await phone.getByRole('dialog').getByLabel('Text').fill('The drill went well.')
  await phone.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
  await phone.getByRole('button', { name: 'Like (0)', exact: true }).click()
  await phone.getByRole('button', { name: 'Like (1)', exact: true }).waitFor()
  await settled(phone)
  await shoot(phone, 'story-phone')
  expect(await violations(phone)).toEqual([])

  await desk.reload()
  await desk.getByText('1 / 1').first().waitFor()
  await desk.getByRole('button', { name: 'Readers', exact: true }).click()
  await desk.getByText('Done', { exact: true }).click()
  await desk.getByRole('dialog').getByText('Mei Lin').waitFor()
  await shoot(desk, 'announcement-readers')
})

test('somebody says on a phone how they are, with a note for themselves; HR reads averages alone', async () => {
  await phone.goto(`${product.url}/me`)
  await phone
    .getByRole('group', { name: 'How are you feeling today?' })
    .getByRole('button', { name: 'Good', exact: true })
    .click()
  await phone.getByText('Saved. You can change it until midnight').waitFor()
  await settled(phone)
  await shoot(phone, 'mood-home')
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('link', { name: 'Add a note' }).click()
  await phone.getByLabel('Note (optional)').fill('睡得很好')
  await phone.getByRole('button', { name: 'Save note' }).click()
  await phone.getByRole('listitem').getByText('睡得很好').waitFor()
  await settled(phone)
  await shoot(phone, 'mood-own')
  expect(await violations(phone)).toEqual([])

  const day = await leaveMoods()
  const { page } = await openPage(browser, {})
  await signIn(page, hr)
  await page.goto(`${product.url}/app/mood?by=week&on=${day}`)
  await page.getByText('More shade outside').first().waitFor()
  await page.getByText('Response rate', { exact: true }).first().waitFor()
  await settled(page)
  await shoot(page, 'mood-desk')
  expect(await violations(page)).toEqual([])
  expect(await page.getByText('睡得很好').count()).toBe(0)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Question in English').fill('How was your day?')
  await settled(page)
  await shoot(page, 'mood-setting')
  expect(await violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

/** Of six others who were well on a day that is over everywhere. */
async function leaveMoods(): Promise<string> {
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  await product.db.forCompany(company).transaction(async (tx) => {
    await sql`insert into employees (company_id, id, staff_id, full_name, joined_on)
      select ${company}, gen_random_uuid(), 'W-' || n, 'Colleague ' || n, '2025-01-01' from generate_series(1, 6) n`.execute(
      tx,
    )
    await sql`insert into mood_answers (company_id, employee_id, date, step, note, note_is_shared)
      select company_id, id, ${day}, 4, 'More shade outside', true from employees where staff_id like 'W-%'`.execute(tx)
  })
  return day
}
