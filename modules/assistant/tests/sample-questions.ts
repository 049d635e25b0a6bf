/**
 * The questions of tests/samples/assistant, asked over HTTP by the accounts of the demonstration companies, and held
 * against what their own calls answer. Asked where those companies are seeded anyway, which takes minutes.
 */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#platform/database/server/connect.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { DEMO_PASSWORD } from '../../../database/seed/accounts.ts'

/** On 28 November 2026, the day the samples speak of. */
export type Seeded = { readonly app: FastifyInstance; readonly db: Database }

type Expected = {
  readonly has?: readonly string[]
  readonly has_any?: readonly string[]
  readonly same_as?: readonly { readonly call: string; readonly pick: string }[]
  readonly link?: string
  readonly link_has?: readonly string[]
  readonly not_link?: readonly string[]
  readonly kind_any?: readonly string[]
  readonly stores_nothing?: boolean
  readonly no_money?: boolean
  readonly no_digits_of_others?: boolean
}
type Question = {
  readonly id: string
  readonly who: string
  readonly language: string
  readonly question: string
  readonly skill: string | null
  readonly expect: Expected
}
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come over the wire
type Json = any

const file = new URL('../../../tests/samples/assistant/questions.ndjson', import.meta.url)
const questions = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Question)

/** Registers a test for each question; `seeded` is called once these run. */
export function answersTheSamples(seeded: () => Seeded): void {
  test.each(questions)('$id $question', (asked) => answers(seeded(), asked))
}

const tokens = new Map<string, string>()

async function answers(seeded: Seeded, { who, language, question, skill, expect: wanted }: Question) {
  const { app, db } = seeded
  const token = await tokenOf(app, who)
  const before = await requests(db)
  const { data, message, errors } = await call(app, 'POST', 'api/emp/ai/chat', token, language, { message: question })
  expect([message, errors], question).toEqual(['', undefined])
  const links = [...data.actions, ...data.sources].map(({ href }: { href: string }) => href)
  const facts = data.facts.map(({ label, value }: { label: string; value: string }) => `${label} ${value}`)
  const told = [data.text, ...facts].join('\n')
  if (skill && data.kind === 'answer') expect(data.skill).toBe(skill)
  for (const text of wanted.has ?? []) expect(told).toContain(text)
  if (wanted.has_any)
    expect(
      wanted.has_any.some((text) => told.includes(text)),
      told,
    ).toBe(true)
  for (const { call: path, pick } of wanted.same_as ?? []) {
    const own = await call(app, 'GET', path.replace('GET ', ''), token, language)
    const value = picked(own, pick)
    expect(value, `${path} ${pick}`).toBeDefined()
    expect(
      written(value).some((text) => told.includes(text)),
      `${told}\nhas not ${value}`,
    ).toBe(true)
  }
  if (wanted.link)
    expect(
      links.some((href) => href.startsWith(wanted.link ?? '')),
      `${links}\n${told}`,
    ).toBe(true)
  for (const text of wanted.link_has ?? []) expect(links.join(' ')).toContain(text)
  for (const link of wanted.not_link ?? []) expect(links.filter((href) => href.startsWith(link))).toEqual([])
  if (wanted.kind_any) expect(wanted.kind_any).toContain(data.kind)
  if (wanted.stores_nothing) expect(await requests(db)).toBe(before)
  if (wanted.no_money) expect(told).not.toMatch(/\d,\d{3}|\d\.\d\d\b|\bMYR\b|\bTWD\b|\bPHP\b/)
  if (wanted.no_digits_of_others) expect(told).not.toMatch(/\d{5,}/)
  // In the language of whoever asks: traditional characters also where simplified ones were used.
  if (language !== 'en') expect(data.text).toMatch(/[\u4e00-\u9fff]/)
}

const requests = async (db: Database) =>
  (await db.system.read((tx) => sql<{ n: number }>`select count(*)::int as n from approval_requests`.execute(tx)))
    .rows[0]?.n

async function tokenOf(app: FastifyInstance, email: string): Promise<string> {
  const known = tokens.get(email)
  if (known) return known
  const { token } = await call(app, 'POST', 'api/auth/login', undefined, 'en', { email, password: DEMO_PASSWORD })
  tokens.set(email, token)
  return token
}

async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  path: string,
  token?: string,
  language = 'en',
  body?: object,
): Promise<Json> {
  const answer = await app.inject({
    method,
    url: `/${path}`,
    headers: {
      'accept-language': language === 'en' ? 'en' : 'zh-Hant',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { payload: body }),
  })
  return answer.json()
}

/** `data[kind=annual].available`, `data.holidays[name~除夕].date`, `data.payslips[0].net_pay`. */
function picked(answer: Json, path: string): unknown {
  return (path.match(/[^.[\]]+/g) ?? []).reduce((value: Json, step) => {
    const [, field, how, wanted] = /^(\w+)([=~])(.+)$/.exec(step) ?? []
    if (field === undefined || wanted === undefined) return value?.[step]
    return value?.find((one: Json) => (how === '=' ? one[field] === wanted : String(one[field]).includes(wanted)))
  }, answer)
}

/** In any of the ways in which the product writes it. */
function written(value: unknown): readonly string[] {
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d/.test(text)) return [dayText(text, 'en'), dayText(text, 'zh-Hant')]
  if (/^-?\d+\.\d\d$/.test(text)) return [moneyText(text, 'MYR'), moneyText(text, 'TWD')]
  return [text]
}
