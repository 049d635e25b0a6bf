import { expect, test } from 'vitest'
import { logLevel, settingsFrom } from './environment.ts'

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
