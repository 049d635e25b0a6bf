/** What stands around every answer: the headers, nothing of the machinery, and which paths there are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { buildPages } from '../../tools/build.mjs'
import { Client, newCompany } from '../support/client.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { flawOfProblem, wire } from './support/wire.ts'

let server: RunningServer
let admin: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  await buildPages()
  server = await runServer({ env: { METRICS_TOKEN: 'a token that metrics want', ORIGIN: 'https://hr.example.com' } })
  admin = await newCompany(new Client(server.url))
})
afterAll(() => server?.stop())

const asset = () =>
  /\/assets\/[\w.-]+\.js/.exec(readFileSync(join(projectRoot, 'dist/web/index.html'), 'utf8'))?.[0] ?? ''
type Kind = readonly [name: string, status: number, path: () => string, init?: RequestInit]
const kinds: readonly Kind[] = [
  ['a page', 200, () => ''],
  ['a page further in', 200, () => 'app/employee/list'],
  ['a script', 200, () => asset().slice(1)],
  ['an asset that is not there', 404, () => 'assets/nothing.js'],
  ['health', 200, () => 'healthz'],
  ['readiness', 200, () => 'readyz'],
  ['an answer', 200, () => 'api/auth/me', { headers: {} }],
  ['a list of paths', 200, () => 'api/openapi.json'],
  ['a file', 200, () => 'api/panel/employee/add/by/batch/template'],
  ['a refusal', 422, () => 'api/auth/login', { method: 'POST' }],
  ['an unknown path', 404, () => 'api/panel/nothing'],
  ['an unknown method', 405, () => 'api/auth/me', { method: 'DELETE' }],
  ['an unknown method on another spelling', 405, () => 'api/panel/company/exitReason', { method: 'DELETE' }],
  ['a method on a page', 405, () => 'app', { method: 'POST' }],
  [
    'a broken body',
    400,
    () => 'api/auth/login',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a change that a page of another address asks for',
    403,
    () => 'api/auth/login',
    { method: 'POST', headers: { origin: 'https://hr.example.net' } },
  ],
  [
    'one that a page of its own asks for',
    422,
    () => 'api/auth/login',
    { method: 'POST', headers: { origin: 'https://hr.example.com' } },
  ],
  ['a path that cannot be decoded', 404, () => 'api/panel/%ff'],
]

describe.each(kinds.map(([name, status, path, init]) => ({ name, status, path, init })))(
  '$name',
  ({ status, path, init }) => {
    const ask = () => wire(server.url, path(), { ...init, headers: { ...admin.headers(), ...init?.headers } })

    test('is answered with every header of safety', async () => {
      const answer = await ask()
      expect(answer.status).toBe(status)
      const { headers } = answer
      const policy = headers.get('content-security-policy') ?? ''
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part)
      expect(/(script|style)-src[^;]*(unsafe|\*|http|data:|blob:)/.test(policy), policy).toBe(false)
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-frame-options')?.toLowerCase()).toBe('deny')
      if (path().startsWith('api/')) expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    })

    test('says nothing of what it is made with', async () => {
      const { headers, text } = await ask()
      for (const name of ['server', 'x-powered-by', 'x-runtime', 'via']) expect(headers.get(name), name).toBeNull()
      if (!path().startsWith('assets/') && path() !== 'api/openapi.json')
        expect(text).not.toMatch(/fastify|node_modules|kysely|postgres|pglite|\bat \S+ \(|\.ts:\d/i)
      expect(text).not.toContain('sourceMappingURL')
    })
  },
)

test('an answer carries what a page does, all but the nonce of its style sheets', async () => {
  const [page, answer] = await Promise.all([wire(server.url, ''), wire(server.url, 'api/auth/me')])
  const withoutNonce = (policy: string | null) => policy?.replaceAll(/ 'nonce-\w+'/g, '')
  expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
  const own = new Set([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'date',
    'keep-alive',
    'vary',
  ])
  const safety = ({ headers }: typeof page) =>
    Object.fromEntries(
      [...headers]
        .filter(([name]) => !own.has(name) && name !== 'accept-ranges')
        .map(([name, said]) => [name, withoutNonce(said)]),
    )
  expect(Object.keys(safety(page)).length).toBeGreaterThan(10)
  expect(safety(answer)).toEqual(safety(page))
})

test('answers are packed for whoever takes that, small and large ones, and hold the same', async () => {
  for (const path of ['api/panel/employee/showCountryList', 'api/openapi.json']) {
    const asked = (coding: string) =>
      fetch(`${server.url}/${path}`, { headers: { ...admin.headers(), 'accept-encoding': coding } })
    const plain = await asked('identity')
    const text = await plain.text()
    expect([plain.status, plain.headers.get('content-encoding')], path).toEqual([200, null])
    for (const coding of ['br', 'gzip']) {
      const packed = await asked(coding)
      expect([packed.status, packed.headers.get('content-encoding')], path).toEqual([200, coding])
      expect(Number(packed.headers.get('content-length')), path).toBeLessThan(text.length / 2)
      expect(await packed.text(), path).toBe(text)
    }
  }
})

/** Of a page, its scripts that are no files, and the one that its policy lets run. */
function scriptsWithin({ text, headers }: Awaited<ReturnType<typeof wire>>) {
  const nonce = /script-src[^;]*'nonce-(\w{32})'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  return { there: text.match(/<script(?![^>]*\bsrc=)[^>]*>/g), allowed: `<script nonce="${nonce}">` }
}

test('the page holds one script of its own, no style but under its nonce, and no address of anybody else', async () => {
  const page = await wire(server.url, '')
  const { there, allowed } = scriptsWithin(page)
  expect(there).toEqual([allowed])
  const { text } = page
  expect(text).not.toMatch(/<style(?! nonce=)|\son\w+=|javascript:|(src|href)="(https?:)?\/\//)
})

test('the head of a page names the files of its screen and what it asks for first, and takes no markup from its address', async () => {
  const page = await wire(server.url, 'app/employee?tab=left&q="><script>alert(1)</script>&f.department=Küche')
  const { text } = page
  const asked = /<meta name="ask-ahead" content="([^"]*)">/.exec(text)?.[1]?.replaceAll('&amp;', '&').split(' ')
  expect(asked).toEqual([
    '/api/auth/me',
    '/api/panel/employee/getAllEmployees?status=left&search=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E&department=K%C3%BCche&page=1&per_page=100',
  ])
  const planner = await wire(server.url, 'app/schedule/planner?from=2026-11-30&department=">')
  const body = { from: '2026-11-30', to: '2026-12-06', department_ids: ['">'], limit: 40 }
  expect(planner.text).toContain(`/api/panel/shift/show#${encodeURIComponent(JSON.stringify(body))}"`)
  const { there, allowed } = scriptsWithin(page)
  expect(there).toEqual([allowed])
  expect(text).not.toContain('alert(')
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(named.filter((file) => /list-screen/.test(file))).toHaveLength(1)
  expect(new Set(named).size).toBe(named.length)
  for (const file of named) {
    const sent = await fetch(server.url + file, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect([sent.status, sent.headers.get('cache-control')], file).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(await sent.text(), file).toBe(readFileSync(join(projectRoot, 'dist/web', file), 'utf8'))
  }
  // Where nobody is signed in, nothing is asked for; the files are named all the same.
  const door = await wire(server.url, 'login')
  expect(door.text).not.toContain('<meta name="ask-ahead"')
  expect(door.text).toMatch(/modulepreload" crossorigin href="\/assets\/login-screen/)
})

test('a language nobody could have chosen, and one that cannot be decoded, are none', async () => {
  for (const language of ['%ff', '../../etc', '%'])
    expect((await wire(server.url, '', { headers: { cookie: `prefer_lang=${language}` } })).status, language).toBe(200)
  const chinese = await wire(server.url, '', { headers: { cookie: 'prefer_lang=zh-tw' } })
  expect(chinese.text).toContain('<html lang="zh-Hant-TW"')
})

test('the list of calls and the metrics are for those who may see them', async () => {
  expect((await wire(server.url, 'api/openapi.json')).status).toBe(401)
  const open = await admin.get('api/openapi.json')
  expect(Object.keys(open.body.paths).length).toBeGreaterThan(80)
  const metrics = await wire(server.url, 'metrics')
  expect(metrics.text).not.toMatch(/^# (HELP|TYPE)/m)
  const wrong = await wire(server.url, 'metrics', { headers: admin.headers() })
  expect(wrong.text).not.toMatch(/^# (HELP|TYPE)/m)
})

test('below /api everything unknown is said in JSON, and beside it everything unknown is the page', async () => {
  for (const path of ['api/', 'api/nothing', 'api/panel/employee/../../nothing', 'api/.git/config', 'api/auth/me/']) {
    const answer = await wire(server.url, path)
    expect([answer.status, flawOfProblem(answer)], path).toEqual([404, undefined])
  }
  const nonce = /(?<=(?:name="style-nonce" content|<(?:script|style) nonce)=")\w{32}(?=")/g
  const page = await wire(server.url, 'nothing/at/all')
  const nonces = new Set(page.text.match(nonce))
  for (const path of [
    'nothing',
    '.git/config',
    '.env',
    'package.json',
    'dist/node/main.js',
    '%2e%2e/%2e%2e/etc/passwd',
    'data/secrets/token.key',
    'src',
    'swagger',
    'debug',
  ]) {
    const { status, text, headers } = await wire(server.url, path)
    expect([status, text.replaceAll(nonce, '') === page.text.replaceAll(nonce, '')], path).toEqual([200, true])
    const [, ofStyles = ''] = /name="style-nonce" content="(\w+)"/.exec(text) ?? []
    const [, ofScript = ''] = /<script nonce="(\w+)"/.exec(text) ?? []
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${ofScript}'`)
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${ofStyles}'`)
    expect(nonces.has(ofScript) || nonces.has(ofStyles)).toBe(false)
    nonces.add(ofScript).add(ofStyles)
  }
})

test('a file leaves as an attachment under a type that no page is made of', async () => {
  const { headers } = await admin.download('api/panel/employee/add/by/batch/template')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  expect(headers.get('content-type')).toContain('spreadsheet')
})
