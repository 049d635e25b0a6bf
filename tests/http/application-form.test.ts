/** The form of an application as a browser without script sends it: written, judged and thanked for by the server. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '#apps/server/compose.ts'
import { serverOf } from '#apps/server/server.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { multipart, type SentFile, sampleFiles } from '../support/multipart.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const JOB = 'api/panel/onboarding/job'
const HOSTILE = '"></textarea></form><script>alert(1)</script>'
let server: TestServer
let app: Awaited<ReturnType<typeof serverOf>>
let token: string
let vacancy: string
let advertisement: string
let [weekends, years, shift] = ['', '', '']

async function call(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, more: object = {}) {
  const headers = token ? { authorization: `Bearer ${token}`, ...more } : {}
  const answer = await app.inject({ method, url: `/${path}`, headers, ...(payload && { payload }) })
  expect([path, answer.statusCode < 300 ? 'done' : answer.body]).toEqual([path, 'done'])
  return answer.json()
}
beforeAll(async () => {
  server = await startTestServer({ startAt: '2026-11-20T02:00:00Z' })
  app = await serverOf(server.services, compose(server.services, []), () => true)
  token = ''
  const account = { email: 'admin@forms.example', password: 'a long enough password' }
  const who = { company_name: 'Kopi & Senja', country: 'MY', full_name: 'Ada', phone: '+60 12-345 6789' }
  await call('POST', 'api/auth/register', { ...account, ...who, headcount: 50, agreement: true })
  token = (await call('POST', 'api/auth/login', account)).token
  const { id: position_id } = (await call('POST', 'api/panel/company/position', { name: 'Barista' })).data
  const { id: department_id } = (await call('POST', 'api/panel/company/department', { name: 'Bar' })).data
  const body = { position_id, department_id, headcount: 9, job_type: 'full_time', asks_identity: 1 }
  vacancy = (await call('POST', `${JOB}/vacancy`, body)).data.id
  const questions = [
    { text: 'Can you work weekends?', text_zh: '週末可以上班嗎？', kind: 'yes_no', required: true },
    { text: 'Years behind a bar', kind: 'number' },
    {
      text: 'Which shift?',
      text_zh: '哪個班次？',
      kind: 'choice',
      choices: ['Early', 'Late'],
      choices_zh: ['早班', '晚班'],
    },
  ]
  const asked = { vacancy_id: vacancy, title: 'Barista', title_zh: '咖啡師', questions, confirm: 1 }
  const made = (await call('POST', `${JOB}/advertisement`, asked)).data
  advertisement = made.id
  ;[weekends, years, shift] = made.questions.map(({ id }: { id: string }) => id)
})
afterAll(async () => {
  await app?.close()
  await server?.stop()
})

const path = (lang = 'en') => `/onboarding/jobApplicationForm/${advertisement}?lang=${lang}`
const open = async (url: string, headers = {}) => {
  const { statusCode: status, body: text, headers: said } = await app.inject({ url, headers })
  return { status, text, said }
}
/** No file chosen is what a browser sends as one without a name. */
const NO_FILE: SentFile = { name: '', bytes: '' }
async function sent(fields: Record<string, string>, file: SentFile = sampleFiles.pdf, lang = 'en') {
  const form = {
    ...{ full_name: 'Aisyah Rahman', email: 'aisyah@example.com', phone: '+60 12-345 6789', country_id: 'MY' },
    ...{ ic_or_passport: '', expected_salary: '', available_from: '', cover_letter: '', source: '', website: '' },
    ...{ consent: '1', [`answers.${weekends}`]: 'yes', [`answers.${years}`]: '', [`answers.${shift}`]: '' },
    ...fields,
  }
  const { payload, headers } = multipart(form, file, 'resume')
  const answer = await app.inject({ method: 'POST', url: path(lang), payload, headers })
  return { status: answer.statusCode, text: answer.body, location: answer.headers.location, headers: answer.headers }
}
const cards = async () => (await call('GET', 'api/panel/onboarding/candidate')).data

test('the page has each field and question, in the language of its address, else of the browser', async () => {
  const { status, text, said } = await open(path())
  expect([status, said['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(said['content-security-policy']).toContain("form-action 'self'")
  // With no referrer a browser names no origin, and an enforced ORIGIN would refuse what it sends.
  expect(said['referrer-policy']).toBe('same-origin')
  const person = ['full_name', 'email', 'phone', 'country_id', 'ic_or_passport', 'expected_salary', 'available_from']
  const rest = ['cover_letter', 'source', 'website', 'consent', 'talent_pool', 'resume']
  const asked = [weekends, years, shift].map((id) => `answers.${id}`)
  for (const name of [...person, ...rest, ...asked]) expect(text).toContain(` name="${name}"`)
  expect(text).toContain(`<form id="apply" method="post" enctype="multipart/form-data" action="${path()}">`)
  expect(text).toContain('<legend><span>Can you work weekends?</span>')
  expect(text).toContain('<option value="MY" selected>Malaysia</option>')
  expect(text).toContain('deleted 6 months after')
  expect(text).not.toMatch(/<script| style=| on\w+=/)
  const chinese = (await open(path('tw'))).text
  for (const words of ['<html lang="zh-Hant">', '>咖啡師</h1>', '姓名', '週末可以上班嗎？', '送出應徵', 'lang="ms"'])
    expect(chinese).toContain(words)
  // What was asked in one language alone says in which.
  expect(chinese).toContain('<span lang="en">Years behind a bar</span>')
  const byBrowser = await open(path('').replace('?lang=', ''), { 'accept-language': 'zh-TW' })
  expect([byBrowser.text.includes('送出應徵'), byBrowser.said.vary]).toEqual([true, 'accept-encoding, accept-language'])
  expect((await open(path('').replace('?lang=', ''), { 'accept-language': 'ms' })).text).toContain('Send application')
})

test('what is wrong stands beside its field, and what was typed stays, whatever it tries to end', async () => {
  const wrong = { full_name: HOSTILE, email: 'nobody', cover_letter: `${HOSTILE}\r\nline`, consent: '0', source: '' }
  const { status, text, headers } = await sent(
    { ...wrong, [`answers.${weekends}`]: '', [`answers.${shift}`]: 'Late', [`answers.${years}`]: 'many' },
    NO_FILE,
  )
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([422, 'no-store', 'same-origin'])
  const beside = (name: string) => new RegExp(`id="e-${name}">([^<]*)<`).exec(text)?.[1]
  expect(beside('email')).toBe('Please enter an e-mail address')
  expect(beside('consent')).toContain('Please agree to the notice')
  expect(text).toContain(' name="email" required aria-invalid="true" aria-describedby="e-email"')
  expect(text).toContain('<a href="#f-email">E-mail</a>')
  expect(text).not.toMatch(/<script|<\/textarea><\/form>/)
  expect(text).toContain('value="&quot;&gt;&lt;/textarea&gt;')
  expect(text).toContain('&lt;/script&gt;\nline</textarea>')
  expect(text).toContain('<option value="Late" selected>')

  // The call judges what it is sent first, then what the job asks, then the resume.
  const unanswered = await sent({ [`answers.${weekends}`]: '', [`answers.${years}`]: 'many' })
  expect(unanswered.status).toBe(422)
  expect(unanswered.text).toMatch(new RegExp(`id="e-answers.${weekends}">This field must be filled<`))
  expect(unanswered.text).toMatch(new RegExp(`id="e-answers.${years}">Enter a number<`))
  const { text: letters } = await sent({ phone: 'by e-mail' })
  expect(letters).toContain('id="e-phone">Enter a phone number of 6 to 20 digits<')
  const chinese = await sent({ full_name: '' }, sampleFiles.pdf, 'tw')
  expect(chinese.text).toMatch(/id="e-full_name">此欄位必須填寫</)
  const bare = await sent({ cover_letter: 'kept' }, NO_FILE)
  expect([bare.status, bare.text.includes('id="e-resume">This field must be filled<')]).toEqual([422, true])
  expect(bare.text).toContain('kept</textarea>')
  const page = await sent({}, { name: 'resume.pdf', bytes: '<html>' })
  expect([page.status, /id="e-resume">[^<]+</.test(page.text)]).toEqual([422, true])
  const large = await sent({ cover_letter: 'kept' }, { name: 'resume.pdf', bytes: Buffer.alloc(11 * 1024 * 1024) })
  expect([large.status, large.text.includes('id="e-resume">The file is larger than 10 MB<')]).toEqual([413, true])
  expect(large.text).toContain('kept</textarea>')
  expect(await cards()).toEqual([])
})

test('in Chinese what is wrong is said once, with signs of its own', async () => {
  const { status, text } = await sent({ expected_salary: 'much' }, sampleFiles.pdf, 'tw')
  expect(status).toBe(422)
  expect(text).toContain('期望月薪</a>：請輸入金額，例如 1234.50<')
  expect(text).toContain('最大 10 MB。請重新選擇履歷檔案')
})

test('in the other language it stands there with what was typed and chosen, unjudged and kept nowhere', async () => {
  const { text: page } = await open(path())
  expect(page).toContain(`formaction="${path('tw')}" formnovalidate name="turn"`)
  expect(page).toContain('<option value="Late">Late</option>')
  const typed = { full_name: HOSTILE, email: 'not yet', cover_letter: 'One\r\ntwo', country_id: 'TW', consent: '0' }
  const answers = { [`answers.${weekends}`]: 'no', [`answers.${years}`]: 'a few', [`answers.${shift}`]: 'Late' }
  for (const file of [NO_FILE, { name: 'resume.pdf', bytes: Buffer.alloc(11 * 1024 * 1024) }]) {
    const { status, text, headers } = await sent({ ...typed, ...answers, turn: '1' }, file, 'tw')
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'same-origin'])
    expect(text).toContain('<html lang="zh-Hant">')
    expect(text).toContain('value="not yet"')
    expect(text).toContain('\nOne\ntwo</textarea>')
    expect(text).toContain('<option value="Late" selected>晚班</option>')
    expect(text).toMatch(/value="no" required checked/)
    expect(text).toContain('value="a few"')
    expect(text).toContain('<option value="TW" selected>')
    expect(text).toContain(`formaction="${path('en')}"`)
    expect(text).not.toMatch(/<script|role="alert"|aria-invalid/)
  }
  expect(await cards()).toEqual([])
})

test('a good one is stored once and thanked for; the hidden field filled keeps nothing, and says as little', async () => {
  const thanks = (lang: string) => `/done?type=application&lang=${lang}&job=${advertisement}`
  const spam = await sent({ website: 'https://spam.example' })
  expect([spam.status, spam.location, await cards()]).toEqual([303, thanks('en'), []])
  const fields = { expected_salary: '4,500', ic_or_passport: '900101-14-5678', talent_pool: '1' }
  const first = await sent({ ...fields, [`answers.${shift}`]: 'Late' }, sampleFiles.pdf, 'tw')
  expect([first.status, first.location, first.text]).toEqual([303, thanks('tw'), ''])
  // Again for the same job is the same answer, and one card.
  expect((await sent({ full_name: 'A. Rahman' })).location).toBe(thanks('en'))
  const [card, ...more] = await cards()
  expect([card, more]).toMatchObject([{ full_name: 'Aisyah Rahman', applications: 2 }, []])
  const { data } = await call('GET', `api/panel/onboarding/candidate/${card.id}`)
  expect(data).toMatchObject({ expected_salary: '4500.00', talent_pool: true, language: 'zh-Hant' })
  expect(data.answers.map(({ answer }: { answer: string }) => answer)).toEqual(['yes', 'Late'])
  const inChinese = await call('GET', `api/panel/onboarding/candidate/${card.id}`, undefined, {
    'accept-language': 'zh-TW',
  })
  expect(inChinese.data.answers.map(({ answer }: { answer: string }) => answer)).toEqual(['yes', '晚班'])

  const done = await open(thanks('tw'))
  expect(done.status).toBe(200)
  expect(done.text).toContain('<h1>謝謝您，應徵資料已送出。</h1>')
  expect(done.text).toContain(`href="/tw/career/company/${advertisement}"`)
  const tried = await open('/done?type=application&job=%22%3E%3Cscript%3E&lang=%3Cscript%3E')
  expect([tried.status, /<script/.test(tried.text), tried.text.includes('href="/"')]).toEqual([200, false, true])
})

test('waits after as many as the limit says, with what was typed', async () => {
  const { limits } = server.services.settings
  Object.assign(server.services.settings, { limits: { ...limits, applicationsPerHour: 1 } })
  const { status, text, headers } = await sent({ full_name: 'Kept', email: 'other@example.com', phone: '0199998877' })
  Object.assign(server.services.settings, { limits })
  expect([status, headers['retry-after'] !== undefined]).toEqual([429, true])
  expect(text).toContain('value="Kept"')
  expect(text).toMatch(/Too many requests/)
})

test('what is not open is 404, to read and to send', async () => {
  for (const id of [newId(), 'none', '%3Cscript%3E']) {
    const { status, text } = await open(`/onboarding/jobApplicationForm/${id}`)
    expect([status, text.includes('<h1>This position is no longer open</h1>')]).toEqual([404, true])
  }
  await call('PATCH', `${JOB}/vacancy/status/${vacancy}`, { status: 'closed' })
  expect((await open(path('tw'))).status).toBe(404)
  const late = await sent({ email: 'late@example.com', phone: '0188836655' })
  expect([late.status, late.text.includes('This position is no longer open')]).toEqual([404, true])
  expect(await cards()).toHaveLength(1)
})
