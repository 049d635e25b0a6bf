import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { logLevel, settingsFrom } from './environment.ts'
import { listening } from './listening.ts'
import { secretsFor } from './secrets.ts'
import { s3Place } from './stored-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerja-environment-'))
afterAll(() => rmSync(folder, { recursive: true }))

const settings = (env: Readonly<Record<string, string>>) => settingsFrom(env, '/somewhere')

test.each([
  ['HOST', 'not a host!'],
  ['PORT', 'x'],
  ['PORT', '70000'],
  ['ORIGIN', 'hr.example'],
  ['ORIGIN', 'https://hr.example/path'],
  ['DATABASE_URL', 'mysql://x'],
  ['NODE_ENV', 'prod'],
  ['DEMONSTRATION', 'maybe'],
  ['TRUST_PROXY', 'ja'],
  ['SMTP_URL', 'http://x'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'HR <hr@a.example>\nBcc: x@a.example'],
  ['EXCHANGE_RATES_URL', 'https://x'],
  ['SSO_ISSUER', 'x'],
  ['LIMIT_CALLS_PER_MINUTE', '-1'],
  ['LIMIT_UPLOADS_PER_MINUTE', '1.5'],
  ['LIMIT_FAILED_SIGN_INS', '0'],
  ['LIMIT_REGISTRATIONS_PER_HOUR', 'many'],
  ['LIMIT_RESETS_PER_HOUR', '1e3'],
  ['METRICS_PORT', 'abc'],
  ['READING_WORKERS', '17'],
])('%s as %j is refused with one sentence that names it', (name, value) => {
  expect(() => settings({ [name]: value })).toThrow(new RegExp(`^${name} [^]+\\.$`))
})

test('a level of logging that there is not would hide what happens, and is refused', () => {
  expect(() => logLevel({ LOG_LEVEL: 'loud' }, false)).toThrow(/^LOG_LEVEL must be one of/)
  expect([logLevel({}, true), logLevel({}, false), logLevel({ LOG_LEVEL: 'error' }, true)]).toEqual([
    'info',
    'warn',
    'error',
  ])
})

test('what is written with blanks around it, or empty, is as it is meant', () => {
  expect(settings({ PORT: ' 3100 ', HOST: '', LIMIT_RESETS_PER_HOUR: ' ' })).toMatchObject({
    port: 3100,
    host: '127.0.0.1',
    limits: { resetsPerHour: 1000 },
  })
  expect(settings({ HOST: '::1' }).host).toBe('::1')
  expect(settings({ MAIL_FROM: 'Kopi Senja HR <hr@kopisenja.example>' }).mailFrom).toContain('Kopi')
})

test('production needs the address that people use, and shows no demonstration', () => {
  expect(() => settings({ NODE_ENV: 'production' })).toThrow(/^ORIGIN must/)
  expect(settings({ NODE_ENV: 'production', ORIGIN: 'https://hr.example' }).demonstration).toBe(false)
})

test('half of what belongs together is refused by the name of the half that is missing', () => {
  expect(() => settings({ SSO_CLIENT_ID: 'kerja' })).toThrow(/^SSO_ISSUER must be set where SSO_CLIENT_ID is\.$/)
  expect(() => settings({ SSO_CLIENT_SECRET: 'x' })).toThrow(/^SSO_ISSUER must be set where SSO_CLIENT_SECRET is\.$/)
  expect(() => s3Place({ S3_ENDPOINT: 'https://s3.example' })).toThrow(/^S3_BUCKET must be set where S3_ENDPOINT is\.$/)
  expect(() => s3Place({ S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example' })).toThrow(
    /^S3_ACCESS_KEY_ID must be set/,
  )
  expect(s3Place({})).toBeUndefined()
})

test('a port that another program has is told by its own name', async () => {
  const other = createServer()
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port))
  })
  const taken = () =>
    new Promise<void>((done, failed) => {
      createServer().once('error', failed).listen(port, '127.0.0.1', done)
    })
  await expect(listening('METRICS_PORT', taken)).rejects.toThrow(/^METRICS_PORT is in use .+\.$/)
  await expect(listening('PORT', taken)).rejects.toThrow(/^PORT is in use .+\.$/)
  other.close()
})

test('keys are made once, for this account alone, and a damaged one is not taken for a key', () => {
  const dataDir = join(folder, 'data')
  const given = { ...settings({ DATA_DIR: dataDir }), dataDir }
  const first = secretsFor(given, {})
  expect(first.tokenKey).toHaveLength(32)
  expect(secretsFor(given, {})).toEqual(first)
  const key = join(dataDir, 'secrets', 'seal.key')
  expect(statSync(key).mode & 0o777).toBe(0o600)
  expect(existsSync(`${key}.${process.pid}.part`)).toBe(false)

  const right = readFileSync(key)
  writeFileSync(key, '')
  expect(() => secretsFor(given, {})).toThrow(/^DATA_DIR holds a damaged key: .+seal\.key .+\.$/)
  writeFileSync(key, right)
  expect(secretsFor(given, {})).toEqual(first)
})

test('production takes no readable address, no typed key, and not one key for both', () => {
  const production = (ORIGIN: string) => settings({ NODE_ENV: 'production', ORIGIN })
  expect(() => production('http://hr.example')).toThrow(/^ORIGIN must begin with https:\/\//)
  // Behind nothing, to try it.
  expect(production('http://127.0.0.1:3000').production).toBe(true)
  const drawn = () => randomBytes(32).toString('base64')
  const secrets = (TOKEN_SECRET: string, SEAL_SECRET: string) =>
    secretsFor(production('https://hr.example'), { TOKEN_SECRET, SEAL_SECRET })
  expect(secrets(drawn(), drawn()).sealKey).toHaveLength(32)
  const one = drawn()
  expect(() => secrets(one, one)).toThrow(/^TOKEN_SECRET and SEAL_SECRET must differ/)
  expect(() => secrets(drawn(), Buffer.alloc(32, 7).toString('base64'))).toThrow(/^SEAL_SECRET must be at least/)
})
