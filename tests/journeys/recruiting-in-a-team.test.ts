/** A manager in a vacancy's team, with no other right, reads and moves a candidate at /me/hiring. */
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

let product: Product
let browser: Browser
let page: Page
let manager: { readonly email: string; readonly password: string }

beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  const admin = await newCompany(product.client)
  const { company_id } = await done(admin.get('api/auth/me'))
  const employee = newId()
  await product.db.forCompany(company_id).transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, email, employment_type, joined_on, status)
      values (${company_id}, ${employee}, 'M-1', 'Mei Lin', 'mei@team.example', 'full_time', '2025-01-01', 'active')`.execute(
      tx,
    ),
  )
  manager = await colleague(admin, [], { employee_id: employee })
  await done(admin.post('api/panel/company/position', { name: 'Barista' }))
  await done(admin.post('api/panel/company/department', { name: 'Cafés' }))
  const [position] = await done(admin.get('api/panel/company/position'))
  const [department] = await done(admin.get('api/panel/company/department'))
  const vacancy = await done(
    admin.post('api/panel/onboarding/job/vacancy', {
      ...{ position_id: position.id, department_id: department.id, headcount: 2, job_type: 'full_time' },
      team: [{ employee_id: employee, part: 'manager' }],
    }),
  )
  const person = { full_name: 'Aisyah Rahman', email: 'aisyah@apply.example', phone: '+60 12-345 6789' }
  await done(
    admin.post('api/panel/onboarding/candidate', { ...person, vacancy_id: vacancy.id, expected_salary: '4567.00' }),
  )
  ;({ page } = await openPage(browser, { language: 'zh-TW', phone: true, scheme: 'dark' }))
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const shots = process.env.SHOTS
const shoot = async (name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

test('the team of a vacancy recruits on its own page', async () => {
  await page.goto(`${product.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(manager.email)
  await page.locator('input[type=password]').first().fill(manager.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(me|app)\b/)
  await page.goto(`${product.url}/me/hiring`)
  await page.getByText('Aisyah Rahman').first().waitFor()
  await settled(page)
  await shoot('team')
  expect(await violations(page)).toEqual([])
  await page.getByText('Aisyah Rahman').first().click()
  await page.getByRole('heading', { name: 'Aisyah Rahman' }).waitFor()
  await settled(page)
  await shoot('team-panel')
  expect(await violations(page)).toEqual([])
  expect(await page.content()).not.toContain('4,567')
  await page.getByRole('button', { name: 'To interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('button', { name: 'Back to pending' }).waitFor()
  await page.getByRole('button', { name: 'Plan interview' }).click()
  await page.getByRole('dialog').getByLabel('Interviewers').waitFor()
  await shoot('team-plan')
})
