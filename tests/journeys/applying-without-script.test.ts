/** Somebody applies on a phone whose browser runs no script, at an installation that takes posts of its own pages alone. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../safety/support/filled-company.ts'
import { newCompany } from '../support/client.ts'
import { multipart, sampleFiles } from '../support/multipart.ts'
import type { Product } from '../support/product.ts'
import { openBrowser } from './support/browser.ts'
import { productForPages } from './support/product.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await productForPages()
  Object.assign(product.services.settings, { origin: product.url })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const pdf = (size?: number) => {
  const { name, bytes } = sampleFiles.pdf
  const buffer = Buffer.concat([Buffer.from(bytes), Buffer.alloc(size ?? 0)])
  return { name, mimeType: 'application/pdf', buffer }
}

test('is told what is wrong beside the field, mends it, and is a candidate', async () => {
  const admin = await newCompany(product.client)
  await done(admin.post('api/panel/company/position', { name: 'Barista' }))
  await done(admin.post('api/panel/company/department', { name: 'Cafés' }))
  const [position] = await done(admin.get('api/panel/company/position'))
  const [department] = await done(admin.get('api/panel/company/department'))
  const places = { position_id: position.id, department_id: department.id, headcount: 1, job_type: 'full_time' }
  const vacancy = await done(admin.post('api/panel/onboarding/job/vacancy', places))
  const questions = [
    { text: 'Can you work weekends?', kind: 'yes_no', required: true },
    {
      text: 'Which shift?',
      text_zh: '哪個班次？',
      kind: 'choice',
      choices: ['Early', 'Late'],
      choices_zh: ['早班', '晚班'],
    },
  ]
  const { id } = await done(
    admin.post('api/panel/onboarding/job/advertisement', { vacancy_id: vacancy.id, title: 'Barista', questions }),
  )
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const shoot = async (name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/no-script-${name}.png`, fullPage: true })
  }
  await page.goto(`${product.url}/en/career/company/${id}`)
  await page.locator('a.act').first().click()
  await page.getByLabel('Name').fill('Aisyah "Rahman"')
  await page.getByLabel('E-mail').fill('aisyah@apply.example')
  await page.getByLabel('Phone').fill('by e-mail')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Cover letter').fill('One line\nand another')
  await page.getByLabel('Which shift?').selectOption('Late')
  // Nothing typed is lost where the form is read in the other language, and back.
  await page.getByRole('button', { name: '繁體中文' }).click()
  await page.getByRole('button', { name: '送出應徵' }).waitFor()
  expect(await page.getByLabel('姓名').inputValue()).toBe('Aisyah "Rahman"')
  expect(await page.getByLabel('哪個班次？').inputValue()).toBe('Late')
  await page.getByLabel('哪個班次？').getByText('晚班').waitFor({ state: 'attached' })
  await shoot('chinese')
  await page.getByRole('button', { name: 'English' }).click()
  expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
  await page.getByLabel('I have read how my data are used').check()
  await page.getByLabel('Resume').setInputFiles(pdf())
  await page.getByRole('button', { name: 'Send application' }).click()

  await page.getByRole('alert').getByText('Please check the marked fields').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Aisyah "Rahman"')
  expect(await page.getByLabel('Cover letter').inputValue()).toBe('One line\nand another')
  expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
  await shoot('wrong')
  await page.getByRole('link', { name: 'Phone' }).click()
  await page.getByLabel('Phone').fill('+60 12-345 6789')
  await page.getByLabel('Resume').setInputFiles(pdf(12 * 1024 * 1024))
  // Enter sends the form, and does not turn its language.
  await page.getByLabel('Phone').press('Enter')
  await page.locator('#e-resume').getByText('The file is larger than 10 MB').waitFor()
  expect(await page.getByLabel('I have read how my data are used').isChecked()).toBe(true)
  await page.getByLabel('Resume').setInputFiles(pdf())
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.waitForURL(/\/done\?type=application/)
  await page.getByRole('heading', { name: 'Thank you. Your application has been sent.' }).waitFor()
  await shoot('thanks')
  await page.getByRole('link', { name: 'Back to the vacancy' }).click()
  await page.getByRole('heading', { name: 'Barista' }).waitFor()
  await context.close()
  const cards = await done(admin.get('api/panel/onboarding/candidate'))
  expect(cards).toMatchObject([{ full_name: 'Aisyah "Rahman"', email: 'aisyah@apply.example', applications: 1 }])

  // A page elsewhere that has a browser send the same form is turned away before anything of it is read.
  const { payload, headers } = multipart({ full_name: 'Elsewhere' }, sampleFiles.pdf, 'resume')
  const elsewhere = await fetch(`${product.url}/onboarding/jobApplicationForm/${id}`, {
    ...{ method: 'POST', body: payload },
    headers: { ...headers, origin: 'https://elsewhere.example' },
  })
  expect(elsewhere.status).toBe(403)
})
