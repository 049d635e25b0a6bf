/**
 * One person from the form on a phone to the last pay: applies, accepts and resigns on the own pages, and HR lets them go.
 * What lies between, and is walked by other journeys, is asked for by calls. Words are looked up, so that the same walk
 * goes in either language.
 */
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { done } from '../../safety/support/filled-company.ts'
import { newCompany } from '../../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../../support/colleagues.ts'
import { sampleFiles } from '../../support/multipart.ts'
import type { Product } from '../../support/product.ts'
import { type Look, openPage, violations } from './browser.ts'
import { settled } from './settled.ts'

export type Country = {
  readonly country: 'TW' | 'PH'
  readonly timezone: string
  readonly catalogue: 'zh-Hant' | 'en'
  readonly browser: 'zh-TW' | 'en-US'
  readonly salary: string
  readonly name: string
}
type Around = { readonly product: Product; readonly browser: Browser }

const ONBOARDING = 'api/panel/onboarding'

export async function joinsAndLeaves({ product, browser }: Around, of: Country) {
  const words: Readonly<Record<string, string>> = Object.assign(
    {},
    // The server writes the form; the rest is written by the screens.
    ...['candidates/words/messages.', 'candidates/words/', 'exit/words/'].map((words) =>
      JSON.parse(readFileSync(`modules/${words}${of.catalogue}.json`, 'utf8')),
    ),
  )
  const t = (key: string): string => words[key] ?? `no word ${key}`
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: of.timezone }).format(Date.now())
  // Whoever applies stands with HR at once: what reads resumes has a test of its own.
  Object.assign(product.services.settings, { readingWorkers: 0 })
  const admin = await newCompany(product.client, { country: of.country })
  // An account that a program opened speaks English, until somebody chooses.
  const speak = { prefer_lang: of.catalogue === 'en' ? 'en-us' : 'zh-tw' }
  await done(admin.post('api/emp/settings/store', speak))
  await admin.post('api/panel/company/settings', { occupational_accident_rate: '0.0021' })
  const look: Look = { language: of.browser, phone: true, scheme: 'dark' }

  const page = async (path: string, how: Look, who?: { readonly email: string; readonly password: string }) => {
    const opened = await openPage(browser, how)
    if (who) {
      await opened.page.goto(`${product.url}/login`)
      await opened.page.locator('input[name=email], input[type=email]').first().fill(who.email)
      await opened.page.locator('input[type=password]').fill(who.password)
      await opened.page.keyboard.press('Enter')
      await opened.page.waitForURL(/\/(me|app\/dashboard)$/)
    }
    await opened.page.goto(product.url + path)
    // Career pages are whole as they come.
    if (!path.includes('/career/')) await settled(opened.page)
    return opened
  }
  const calm = async (seen: Page, name: string) => {
    if (process.env.SHOTS)
      await seen.screenshot({ path: `${process.env.SHOTS}/${of.country}-${name}.png`, fullPage: true })
    expect(await violations(seen)).toEqual([])
    expect(await seen.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }

  await done(admin.post('api/panel/company/position', { name: 'Barista' }))
  await done(admin.post('api/panel/company/department', { name: 'Bar' }))
  const [position] = await done(admin.get('api/panel/company/position'))
  const [department] = await done(admin.get('api/panel/company/department'))
  const place = { position_id: position.id, department_id: department.id }
  const pay = { salary_from: of.salary, salary_to: of.salary }
  const vacancy = await done(
    admin.post(`${ONBOARDING}/job/vacancy`, { ...place, ...pay, headcount: 1, job_type: 'full_time' }),
  )
  const advertisement = await done(
    admin.post(`${ONBOARDING}/job/advertisement`, {
      ...{ vacancy_id: vacancy.id, title: 'Barista', title_zh: '咖啡師', ...pay, publish_from: today },
    }),
  )

  // On a phone: the page of the job, and the form behind its button.
  const lang = of.catalogue === 'en' ? 'en' : 'tw'
  const outside = await page(`/${lang}/career/company/${advertisement.id}`, look)
  const form = outside.page
  await calm(form, 'job')
  await form.locator('a.act').first().click()
  await form.getByLabel(t('candidates.name')).first().fill(of.name)
  await form.getByLabel(t('candidates.email')).first().fill('lin@apply.example')
  await form.getByLabel(t('candidates.phone')).first().fill('+886 912 345 678')
  const { name, bytes } = sampleFiles.pdf
  const resume = { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
  await form.locator('input[type=file]').setInputFiles(resume)
  await form.getByLabel(t('candidates.form.consent')).check()
  await calm(form, 'form')
  await form.getByRole('button', { name: t('candidates.form.send') }).click()
  await form.waitForURL(/\/done\?type=application/)
  await calm(form, 'thanks')

  const [card] = await done(admin.get(`${ONBOARDING}/candidate`))
  const candidate = `${ONBOARDING}/candidate/${card.id}`
  const offer = await done(
    admin.post(`${candidate}/offer`, {
      ...{ ...place, offered_salary: of.salary, first_day: today, expires_on: today, confirm: 1 },
      ...{ employment_type: 'full_time', probation_months: 3, letter_language: 'both' },
    }),
  )
  await done(admin.post(`${ONBOARDING}/offer/${offer.id}/send`))
  await form.goto(product.url + (await offerLink(product)))
  await form.getByLabel(t('candidates.signBy')).fill(of.name)
  await form.getByLabel(t('candidates.agree')).check()
  await settled(form)
  await calm(form, 'offer')
  await form.getByRole('button', { name: t('candidates.accept'), exact: true }).click()
  await form.getByText(t('candidates.offerAnswered.accepted')).waitFor()
  await outside.context.close()
  expect(outside.troubles).toEqual([])

  const { employee_id } = await done(admin.post(`${candidate}/migrate`, { staff_id: 'J-1' }))
  const person = await colleague(admin, [], { employee_id })

  // On a phone: what notice is owed by the law of the country is read before it is given.
  const own = await page('/me/exit', look, { email: person.email, password: COLLEAGUES_PASSWORD })
  const me = own.page
  await me
    .getByRole('button', { name: t('exit.resign') })
    .first()
    .click()
  await me.getByText(t('exit.noticeOwed')).waitFor()
  await me.getByRole('button', { name: t('exit.takeEarliest') }).click()
  await me.getByRole('combobox', { name: t('exit.reasonsOf') }).press('ArrowDown')
  await me.getByRole('option').first().click()
  await me.keyboard.press('Escape')
  await calm(me, 'resigning')
  await me.getByRole('button', { name: t('exit.sendResignation') }).click()
  await me.getByText(t('exit.status.submitted')).first().waitFor()
  await own.context.close()
  expect(own.troubles).toEqual([])

  // At the desk: HR acknowledges it, and the last pay is worked out line by line.
  const desk = await page('/app/exit', { language: of.browser }, admin)
  const hr = desk.page
  await hr.getByRole('row').nth(1).click()
  await hr
    .getByRole('button', { name: t('exit.acknowledge') })
    .first()
    .click()
  await hr
    .getByRole('dialog')
    .getByRole('button', { name: t('exit.acknowledge') })
    .last()
    .click()
  await hr.getByRole('button', { name: t('exit.workOut') }).click()
  await hr
    .getByText(t('exit.net').split('{{')[0]?.trim() ?? '')
    .first()
    .waitFor()
  await calm(hr, 'last-pay')
  await desk.context.close()
  expect(desk.troubles).toEqual([])
  const [exit] = await done(admin.get('api/panel/exit'))
  return {
    exit: await done(admin.get(`api/panel/exit/${exit.id}`)),
    settlement: await done(admin.get(`api/panel/exit/${exit.id}/settlement`)),
  }
}

/** As the mail would open it; queued by now or not. */
async function offerLink({ db, services }: Product): Promise<string> {
  const newest = async (what: ReturnType<typeof sql>) =>
    (await db.system.read((tx) => sql<{ id: string; link: string }>`${what}`.execute(tx))).rows[0]
  const waiting = await newest(sql`
    select id, sealed_link as link from wanted_mails
    where subject_word like '%mail.offer.%' and sealed_link is not null order by created_at desc limit 1`)
  if (waiting) return services.seal.open(waiting.link, `wanted mail ${waiting.id}`)
  const mail = await newest(sql`
    select id, sealed_link as link from mails
    where sealed_link is not null and subject ~ '^(Your offer|錄取通知)' order by created_at desc limit 1`)
  return mail ? new URL(services.seal.open(mail.link, `mail ${mail.id}`)).pathname : ''
}
