/** The public side: calls and pages that anybody may open. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '#access/modules.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { organisationHandlers } from '#modules/organisation/server/handlers.ts'
import { mountPages } from '#platform/http/server/public-page.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { png } from '#tests/support/png.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { vacancyKind } from './agreeing/vacancy-kind.ts'
import { recruitmentHandlers } from './handlers.ts'
import { careerFiles, careerPages } from './pages/career-pages.ts'

const JOB = 'api/panel/onboarding/job'
const HOSTILE = '</script><img src=x onerror=alert(1)>'
let now = new Date('2026-11-20T03:00:00Z')
let app: ModuleApp
let admin: Caller
let careerId: string
let vacancy: string

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...companyHandlers({ payInputsChanged: async () => {}, staff: {} as never }),
      ...organisationHandlers,
      ...recruitmentHandlers({ applicants: [], approvals: { kinds: [vacancyKind], people: approvalPeople } }),
    ],
    catalogues: serverWords,
    now: () => now,
  })
  mountPages(
    app.app,
    { pages: careerPages, files: careerFiles },
    {
      services: app.services,
      limits: { refusal: async () => undefined },
    },
  )
  admin = await app.caller(await app.company('MY', { name: 'Kopi & Senja' }), 'MY', 'Company Admin')
  const position = await made('api/panel/company/position', { name: 'Barista' })
  const department = await made('api/panel/company/department', { name: 'Cafés' })
  const body = { position_id: position.id, department_id: department.id, headcount: 2, job_type: 'full_time' }
  vacancy = (await made(`${JOB}/vacancy`, body)).id
  careerId = (await app.call(admin, 'GET', 'api/panel/company/profile')).body.data.job_advertisement_id
})
afterAll(() => app?.close())

const made = async (path: string, body: object) => {
  const { status, body: answered } = await app.call(admin, 'POST', path, body)
  expect([status, answered.errors]).toEqual([201, undefined])
  return answered.data
}
const advertised = async (more: object = {}): Promise<string> => {
  const body = { vacancy_id: vacancy, title: 'Barista', salary_from: '2200.00', salary_to: '2600.00', ...more }
  return (await made(`${JOB}/advertisement`, body)).id
}
const open = async (url: string, headers: Record<string, string> = {}) => {
  const answered = await app.app.inject({ url, headers })
  return { status: answered.statusCode, text: answered.payload, headers: answered.headers }
}
const asked = async (path: string, language?: string) => {
  const { status, text } = await open(`/api/career/company/${path}`, language ? { 'accept-language': language } : {})
  return { status, data: JSON.parse(text).data }
}
const posting = (text: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')

describe('the calls (C-007 to C-009)', () => {
  test('tell an open advertisement in the reader’s language, or in the one there is', async () => {
    const id = await advertised({ title_zh: '咖啡師', description: 'Serve coffee', location: 'Ipoh' })
    expect(await asked(id, 'en')).toEqual({
      status: 200,
      data: {
        ...{ id, company_name: 'Kopi & Senja', title: 'Barista', department: 'Cafés', position: 'Barista' },
        ...{ job_type: 'full_time', location: 'Ipoh', salary_from: '2200.00', salary_to: '2600.00' },
        ...{ currency_code: 'MYR', description: 'Serve coffee', requirements: null },
        ...{ publish_from: '2026-11-20', publish_to: null, is_open: true },
      },
    })
    expect((await asked(id, 'zh-TW')).data).toMatchObject({ title: '咖啡師', description: 'Serve coffee' })
  })

  test('tell no pay that is not shown', async () => {
    const id = await advertised({ show_salary: 0 })
    expect((await asked(id)).data).toMatchObject({ salary_from: null, salary_to: null })
    expect((await open(`/en/career/company/${id}`)).text).not.toContain('2,200')
  })

  test('tell the company and what is open there, by an address that nobody finds by another (S3-049)', async () => {
    const id = await advertised({ title: 'Head barista' })
    expect((await asked(`getName/${careerId}`)).data).toEqual({
      name: 'Kopi & Senja',
      brand_name: null,
      logo_url: null,
    })
    const settings = { career_introduction: 'We roast **here**.', career_introduction_zh: '我們自己烘豆。' }
    const set = await app.call(admin, 'POST', 'api/panel/company/settings', settings)
    expect(set.status).toBe(200)
    const page = (await asked(`get/${careerId}`, 'tw')).data
    expect(page.company).toMatchObject({ name: 'Kopi & Senja', introduction: '我們自己烘豆。' })
    expect(page.advertisements).toContainEqual({ id, title: 'Head barista', position: 'Barista', location: null })
    for (const path of [`get/${admin.companyId}`, `getName/${admin.companyId}`, admin.companyId])
      expect((await asked(path)).status).toBe(404)
  })
})

test('the logo of the company is shown to anybody, and no longer once it is taken down', async () => {
  const company = 'api/panel/company'
  await app.upload(admin, `${company}/uploadCompanyLogo`, 'logo.png', png(40, 40))
  const { logo_url } = (await asked(`getName/${careerId}`)).data
  expect(await open(logo_url)).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
  await app.call(admin, 'DELETE', `${company}/companyLogo`)
  expect((await open(logo_url)).status).toBe(404)
})

describe('the pages', () => {
  test('are whole without a script, in two languages that name each other (S2-008)', async () => {
    const id = await advertised({
      title_zh: '咖啡師',
      description: '## Day\n- **good** coffee',
      publish_to: '2026-12-31',
    })
    const { status, text, headers } = await open(`/en/career/company/${id}`, { host: 'kerja.example' })
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('<title>Barista · Kopi &amp; Senja</title>')
    expect(text).toContain(`<link rel="canonical" href="http://kerja.example/en/career/company/${id}">`)
    expect(text).toContain(`hreflang="zh-Hant" href="http://kerja.example/tw/career/company/${id}"`)
    expect(text).toContain('<meta property="og:title" content="Barista · Kopi &amp; Senja">')
    expect(text).toContain('<h3>Day</h3><ul><li><strong>good</strong> coffee</li></ul>')
    expect(text).toContain('MYR 2,200.00 – 2,600.00 a month')
    expect(text).toContain(`href="/onboarding/jobApplicationForm/${id}?lang=en"`)
    expect(Buffer.byteLength(text)).toBeLessThan(60_000)
    const chinese = (await open(`/zh-TW/career/company/${id}`)).text
    expect(chinese).toContain('<h1>咖啡師</h1>')
    // What is not translated says which language it is in.
    expect(chinese).toContain('<div lang="en"><h3>Day</h3>')
    expect((await open(`/xx/career/company/${id}`)).text).toContain('<html lang="en">')
    const sheet = /href="(\/career\/\w+\.css)"/.exec(text)?.[1] ?? ''
    expect((await open(sheet)).status).toBe(200)
  })

  test('carry a JobPosting, and nothing typed ends its script or becomes an element', async () => {
    const id = await advertised({ title: HOSTILE, description: HOSTILE, publish_to: '2026-12-31', location: 'Ipoh' })
    const { text } = await open(`/en/career/company/${id}`)
    expect(text).not.toContain('<img src=x')
    expect(text.match(/<\/script>/g)).toHaveLength(1)
    expect(posting(text)).toMatchObject({
      ...{ '@type': 'JobPosting', title: HOSTILE, datePosted: '2026-11-20', validThrough: '2026-12-31' },
      ...{ employmentType: 'FULL_TIME', directApply: true, hiringOrganization: { name: 'Kopi & Senja' } },
      jobLocation: { address: { addressLocality: 'Ipoh', addressCountry: 'MY' } },
      baseSalary: { currency: 'MYR', value: { minValue: 2200, maxValue: 2600, unitText: 'MONTH' } },
    })
    const remote = await advertised({ is_remote: 1, show_salary: 0 })
    const posted = posting((await open(`/en/career/company/${remote}`)).text)
    expect(posted).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
    expect(posted).not.toHaveProperty('baseSalary')
  })

  test('say nothing back of what an address tries, and read no file by it (CAR-04, XSS-07)', async () => {
    const id = await advertised()
    const tried = [
      '%2e%2e',
      '..%2f..%2fetc%2fpasswd',
      '%3Cscript%3Ealert(7)%3C%2Fscript%3E',
      'en%00',
      '%22onload=alert(7)',
    ]
    for (const lang of tried) {
      for (const path of [`company/${id}`, `company/get/${careerId}`, `company/${tried[2]}`]) {
        const { status, text } = await open(`/${lang}/career/${path}?q=%3Cscript%3Ealert(7)%3C/script%3E`)
        expect([200, 400, 404]).toContain(status)
        expect(text).not.toMatch(/<script>alert|"onload|root:/)
      }
    }
  })

  test('are told unchanged by their ETag, and the company’s lists what is open', async () => {
    const id = await advertised({ title: 'Night barista' })
    const { headers } = await open(`/en/career/company/${id}`)
    const again = await open(`/en/career/company/${id}`, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
    const { status, text } = await open(`/en/career/company/get/${careerId}`)
    expect(status).toBe(200)
    expect(text).toContain(`<a href="/en/career/company/${id}">Night barista</a>`)
  })

  test('are written once while they read the same, by language, and anew with what is changed', async () => {
    const id = await advertised({ title: 'Evening barista' })
    const { say } = app.services
    let words = 0
    const counted: typeof say = (...of) => {
      words += 1
      return say(...of)
    }
    Object.assign(app.services, { say: counted })
    const wordsOf = async (path: string) => {
      words = 0
      const { text, headers } = await open(path)
      return { words, text, tag: headers.etag }
    }
    const [first, again, chinese] = [
      await wordsOf(`/en/career/company/${id}`),
      await wordsOf(`/en/career/company/${id}`),
      await wordsOf(`/tw/career/company/${id}`),
    ]
    expect([first.words > 0, again, chinese.words > 0]).toEqual([true, { ...first, words: 0 }, true])
    await app.call(admin, 'PATCH', `${JOB}/advertisement/${id}`, { title: 'Late barista' })
    await app.call(admin, 'POST', 'api/panel/company/settings', { career_introduction: 'We open at five.' })
    const changed = await wordsOf(`/en/career/company/${id}`)
    expect(changed.text).toContain('<h1>Late barista</h1>')
    expect(changed.tag).not.toBe(first.tag)
    await app.call(admin, 'PATCH', `${JOB}/advertisement/${id}`, { is_active: 0 })
    expect((await open(`/en/career/company/${id}`)).status).toBe(404)
    Object.assign(app.services, { say })
  })

  test('are gone at once when they are not open any more, and come back (CAR-01)', async () => {
    const id = await advertised({ publish_to: '2026-11-25' })
    const path = `/en/career/company/${id}`
    const closed = async () => {
      const { status, text } = await open(path)
      expect([status, (await asked(id)).status]).toEqual([404, 404])
      expect(text).toContain('<h1>This position is no longer open</h1>')
    }
    const status = (wanted: string) => app.call(admin, 'PATCH', `${JOB}/vacancy/status/${vacancy}`, { status: wanted })
    for (const wanted of ['on_hold', 'closed', 'filled']) {
      await status(wanted)
      await closed()
    }
    await status('open')
    expect((await open(path)).status).toBe(200)
    const change = (more: object) => app.call(admin, 'PATCH', `${JOB}/advertisement/${id}`, more)
    await change({ is_active: 0 })
    await closed()
    await change({ is_active: 1 })
    // The last hour of its last day in Kuala Lumpur, and the first of the next.
    now = new Date('2026-11-25T15:59:00Z')
    expect((await open(path)).status).toBe(200)
    now = new Date('2026-11-25T16:00:00Z')
    await closed()
    now = new Date('2026-11-20T03:00:00Z')
    await app.db.system.transaction((tx) =>
      sql`delete from company_modules where company_id = ${admin.companyId} and module_id = ${modules.onboarding}`.execute(
        tx,
      ),
    )
    await closed()
    expect((await open(`/tw/career/company/get/${careerId}`)).text).toContain('這個職缺已不再開放')
    await app.db.system.transaction((tx) =>
      sql`insert into company_modules values (${admin.companyId}, ${modules.onboarding})`.execute(tx),
    )
    expect((await open(path)).status).toBe(200)
    expect((await open('/en/career/company/no-such-thing')).status).toBe(404)
  })
})
