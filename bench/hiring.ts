/**
 * Recruiting at its largest, on the running product with PostgreSQL: 100,000 resumes searched in any script, the page of
 * an advertisement asked for by two hundred at once, a hundred applications at the same moment and a thousand in a
 * minute, and the morning of 10,000 people in probation.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { daily } from '#apps/server/wiring/overnight.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { searchWords } from '#platform/reading/model/search-words.ts'
import { Client, newCompany } from '#tests/support/client.ts'
import { sampleFiles } from '#tests/support/multipart.ts'
import { postgresPrograms, postgresTestDatabase, startPostgresServer } from '#tests/support/postgres-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import type { Figure } from './figures.ts'
import { p95 } from './people/at-once.ts'

const RESUMES = 100_000
const WORDS = 300
const PIECE = 1_000
const READERS = 200
const APPLICANTS = 100
/** In a minute, from two hundred addresses; and what one address may send in an hour. */
const CROWD = 1_000
const ADDRESSES = 200
const LIMIT = 50
const PROBATIONERS = 10_000
const SEARCH_MS = 300
const PAGE_MS = 30
const PAGE_KB = 60
const APPLY_MS = 500
const CROWD_S = 60
const NIGHT_S = 5
const CANDIDATE = 'api/panel/onboarding/candidate'

export async function measureHiring(): Promise<readonly Figure[]> {
  return [...(await onPostgres()), await probationFigure()]
}

async function onPostgres(): Promise<readonly Figure[]> {
  if (postgresPrograms() === undefined) return []
  const postgres = await startPostgresServer()
  const held = await postgresTestDatabase(postgres.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'kerja-bench-'))
  const env = { LIMIT_CALLS_PER_MINUTE: '10000000', LIMIT_APPLICATIONS_PER_HOUR: String(LIMIT), READING_WORKERS: '0' }
  const server = await runServer({ on: { dataDir, databaseUrl: held.url }, env })
  try {
    const admin = await newCompany(new Client(server.url))
    const advertisement = await advertised(admin)
    return [
      ...(await pageFigures(server.url, advertisement)),
      ...(await applyFigures(server.url, admin, advertisement)),
      await searchFigure(server.url, admin, held),
    ].map(told)
  } finally {
    await server.stop()
    await held.close().catch(() => {})
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** It takes minutes; who waits sees how far it is. */
function told(figure: Figure): Figure {
  process.stderr.write(`${figure.what}: ${figure.measured.toFixed(1)} ${figure.unit}\n`)
  return figure
}

const atMost = (what: string, measured: number, unit: string, wanted: number): Figure => ({
  ...{ what: `hiring: ${what}`, measured, unit, wanted, good: 'at most' as const },
})

async function made(admin: Client, path: string, body: object): Promise<{ readonly id: string }> {
  const { status, body: answer } = await admin.post(path, body)
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer).slice(0, 300)}`)
  return answer.data
}

async function advertised(admin: Client): Promise<string> {
  const position = await made(admin, 'api/panel/company/position', { name: 'Barista' })
  const department = await made(admin, 'api/panel/company/department', { name: 'Bar' })
  const place = { position_id: position.id, department_id: department.id, headcount: 500, job_type: 'full_time' }
  const vacancy = await made(admin, 'api/panel/onboarding/job/vacancy', place)
  const text = '## What you do\n\n- **Coffee** for guests\n- The till\n\n'.repeat(20)
  const words = { title: 'Barista', title_zh: '咖啡師', description: text, requirements: text }
  return (await made(admin, 'api/panel/onboarding/job/advertisement', { vacancy_id: vacancy.id, ...words })).id
}

async function pageFigures(url: string, advertisement: string): Promise<readonly Figure[]> {
  const path = `en/career/company/${advertisement}`
  const page = await fetch(`${url}/${path}`)
  const kilobytes = (await page.arrayBuffer()).byteLength / 1_024
  if (!page.headers.get('etag')) throw new Error('the page has no ETag')
  const sessions = Array.from({ length: READERS }, () => ({ accept: 'text/html' }))
  const within = await p95({ url, sessions }, () => path, READERS * 10)
  return [
    atMost('page of an advertisement', kilobytes, 'kB', PAGE_KB),
    atMost(`page of an advertisement, ${READERS} at once, 95 of 100 within`, within, 'ms', PAGE_MS),
  ]
}

/** None is lost, and none is there twice. */
async function applyFigures(url: string, admin: Client, advertisement: string): Promise<readonly Figure[]> {
  const send = (at: number, from: number) => {
    const form = new FormData()
    const person = { full_name: `Person ${at}`, email: `p${at}@apply.example`, phone: `+60 11-${2_000_000 + at}` }
    for (const [name, value] of Object.entries({ advertisement_id: advertisement, ...person, consent: 'true' }))
      form.set(name, value)
    form.set('resume', new Blob([sampleFiles.pdf.bytes]), 'resume.pdf')
    return sentFrom(`127.0.0.${from + 2}`, `${url}/api/career/company/store`, form)
  }
  const times = await Promise.all(
    Array.from({ length: APPLICANTS }, async (_, at) => {
      const began = performance.now()
      const status = await send(at, at)
      if (status !== 201) throw new Error(`an application answered ${status}`)
      return performance.now() - began
    }),
  )
  const stored = async () => (await admin.get(CANDIDATE)).body.data.length
  const lost = Math.abs((await stored()) - APPLICANTS)
  const crowd = await crowdFigures(send, stored)
  const sorted = times.sort((one, other) => one - other)
  const what = `${APPLICANTS} applications at once`
  return [
    atMost(`${what}, 95 of 100 within`, sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, 'ms', APPLY_MS),
    atMost(`${what}, lost or doubled`, lost, '', 0),
    ...crowd,
  ]
}

/** Every one of a crowd is stored once; one address that sends too much is told to wait. */
async function crowdFigures(
  send: (at: number, from: number) => Promise<number | undefined>,
  stored: () => Promise<number>,
): Promise<readonly Figure[]> {
  const before = await stored()
  const began = performance.now()
  let next = 0
  const some = async () => {
    while (next < CROWD) {
      const at = next++
      const status = await send(APPLICANTS + at, at % ADDRESSES)
      if (status !== 201) throw new Error(`an application of the crowd answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 50 }, some))
  const seconds = (performance.now() - began) / 1_000
  const lost = Math.abs((await stored()) - before - CROWD)
  const answers = await Promise.all(
    Array.from({ length: LIMIT + 10 }, (_, at) => send(APPLICANTS + CROWD + at, ADDRESSES + 1)),
  )
  const waited = answers.filter((status) => status === 429).length
  const what = `${CROWD.toLocaleString('en')} applications`
  return [
    atMost(`${what}, until all are stored`, seconds, 's', CROWD_S),
    atMost(`${what}, lost or doubled`, lost, '', 0),
    atMost(`applications of one address beyond ${LIMIT} an hour, let in`, Math.abs(waited - 10), '', 0),
  ]
}

/** Each from an address of their own, as a hundred people are. */
async function sentFrom(localAddress: string, url: string, form: FormData): Promise<number | undefined> {
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const body = Buffer.from(await sent.arrayBuffer())
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', localAddress, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject).end(body)
  })
}

const SCRIPTS = ['café latte barista roasting cupping', '咖啡師臺灣大學門市店長', 'பாரிஸ்டா காபி', 'باريستا قهوة'] as const
const SOUGHT = ['barista roast', '台灣大學', 'காபி', 'قهوة', 'needle77'] as const

/** Words by chance that come again, some of them rare, in the script of whoever wrote it. */
function resumeText(at: number): string {
  const own = SCRIPTS[at % SCRIPTS.length] ?? ''
  const words = Array.from({ length: WORDS }, (_, place) => `word${(at * 31 + place * 17) % 20_000}`)
  return [own, ...(at % 1_000 === 77 ? ['needle77'] : []), ...words].join(' ')
}

type Held = Awaited<ReturnType<typeof postgresTestDatabase>>

async function searchFigure(url: string, admin: Client, held: Held): Promise<Figure> {
  const [found] = await held.system.ask<{ company_id: string; id: string }>('select company_id, id from vacancies', [])
  if (!found) throw new Error('nobody is sought')
  const { company_id, id: vacancy } = found
  for (let from = 0; from < RESUMES; from += PIECE) {
    const piece = Array.from({ length: PIECE }, (_, at) => {
      const text = resumeText(from + at)
      return { at: from + at, text, words: searchWords(text) }
    })
    await held.forCompany(company_id).transaction((tx) =>
      sql`
        with given as (
          select (n->>'at')::int as at, n->>'text' as text, gen_random_uuid() as file, gen_random_uuid() as id,
            array(select jsonb_array_elements_text(n->'words')) as words
          from jsonb_array_elements(${JSON.stringify(piece)}::jsonb) n
        ), kept as (
          insert into files (company_id, id, name, type, size, sha256, storage_key, purpose)
          select ${company_id}, file, 'resume.pdf', 'application/pdf', 1, '', file::text, 'resume' from given
        ), cards as (
          insert into candidates (company_id, id, vacancy_id, full_name, email, phone, phone_digits, resume_file, status,
            stage_since, created_at)
          select ${company_id}, id, ${vacancy}, 'Somebody ' || at, 's' || at || '@read.example', '0' || at, at::text,
            file, 'pending', now(), now() from given
        )
        insert into readings (company_id, file_id, kind, state, text, words, wanted_at, read_at)
        select ${company_id}, file, 'resume', 'read', text, array_to_tsvector(words), now(), now() from given`.execute(
        tx,
      ),
    )
  }
  const owner = new pg.Client(held.url)
  await owner.connect()
  await owner.query('analyze').finally(() => owner.end())
  const path = (at: number) => `${CANDIDATE}?page=1&search=${encodeURIComponent(SOUGHT[at % SOUGHT.length] ?? '')}`
  const within = await p95({ url, sessions: [admin.headers()] }, path, 60)
  const what = `${RESUMES.toLocaleString('en')} resumes searched in any script, 95 of 100 within`
  return atMost(what, within, 'ms', SEARCH_MS)
}

/** The work of one morning, with everybody's probation ending within its reminder. */
async function probationFigure(): Promise<Figure> {
  const server = await startTestServer({ startAt: '2026-03-02T01:00:00Z' })
  try {
    const work = daily.find(({ name }) => name === 'probation')
    if (!work) throw new Error('probation has no morning')
    const companyId = await oneCompany(server)
    const began = performance.now()
    await work.run(server.services, { companyId, today: plainDateOf('2026-03-02') })
    const seconds = (performance.now() - began) / 1_000
    return told(atMost(`the morning of ${PROBATIONERS.toLocaleString('en')} probations`, seconds, 's', NIGHT_S))
  } finally {
    await server.stop()
  }
}

async function oneCompany(server: Awaited<ReturnType<typeof startTestServer>>): Promise<string> {
  const registered = { company_name: 'Probation', country: 'MY', full_name: 'Aida', email: 'a@probation.example' }
  const rest = { phone: '+60 12-345 6789', password: 'a long enough password', headcount: 20_000, agreement: true }
  await server.send('POST', 'api/auth/register', { body: { ...registered, ...rest } })
  const [row] = await server.db.system.ask<{ company_id: string }>(
    `select company_id from accounts where email = 'a@probation.example'`,
    [],
  )
  const companyId = row?.company_id ?? ''
  await server.db.forCompany(companyId).transaction(async (tx) => {
    await sql`
      insert into employees (company_id, id, staff_id, full_name, employment_type, joined_on, status, probation_ends_on)
      select ${companyId}, gen_random_uuid(), 'P-' || n, 'Person ' || n, 'full_time', '2025-12-10', 'active', '2026-03-09'
      from generate_series(1, ${PROBATIONERS}) n`.execute(tx)
  })
  return companyId
}
