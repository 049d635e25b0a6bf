/**
 * The environment, read once. A wrong value stops the start with one sentence that names the variable.
 * docs/guide/configuration.md lists them all.
 */
import { resolve } from 'node:path'
import type { ServerSettings } from '#platform/http/server/services.ts'
import { isPlainAddress } from '#platform/mail/model/letter.ts'

export class BadConfiguration extends Error {}

export function settingsFrom(env: Readonly<Record<string, string | undefined>>, folder: string): ServerSettings {
  const text = (name: string) => env[name]?.trim() || undefined
  const count = (name: string, standard: number, [least, most]: readonly [number, number]) => {
    const given = text(name)
    if (given === undefined) return standard
    if (!/^\d+$/.test(given) || Number(given) < least || Number(given) > most)
      throw new BadConfiguration(`${name} must be a whole number from ${least} to ${most}, not '${given}'.`)
    return Number(given)
  }
  const limit = (name: string, standard: number) => count(name, standard, [1, 1_000_000_000])
  const url = (name: string, schemes: readonly string[]) => {
    const given = text(name)
    if (given === undefined) return undefined
    if (!URL.canParse(given) || !schemes.includes(new URL(given).protocol)) {
      throw new BadConfiguration(
        `${name} must be an address beginning with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
      )
    }
    return given
  }
  const production = oneOf('NODE_ENV', text('NODE_ENV'), ['production', 'development', 'test']) === 'production'
  const origin = url('ORIGIN', ['http:', 'https:'])
  if (origin && new URL(origin).origin !== origin)
    throw new BadConfiguration('ORIGIN must be scheme and host alone, such as https://hr.example.com.')
  if (production && !origin)
    throw new BadConfiguration(
      'ORIGIN must name the address people use, such as https://hr.example.com, in production.',
    )
  if (production && origin?.startsWith('http:') && !isThisMachine(origin))
    throw new BadConfiguration('ORIGIN must begin with https:// in production: sign-in travels readable otherwise.')
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseOwnerUrl = url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:'])
  if (databaseOwnerUrl && !databaseUrl)
    throw new BadConfiguration('DATABASE_URL must be set where DATABASE_OWNER_URL is.')
  const issuer = url('SSO_ISSUER', ['http:', 'https:'])
  const clientId = text('SSO_CLIENT_ID')
  if (issuer && !clientId) throw new BadConfiguration('SSO_CLIENT_ID must be set where SSO_ISSUER is.')
  const ofNoIssuer = issuer ? undefined : ['SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'].find(text)
  if (ofNoIssuer) throw new BadConfiguration(`SSO_ISSUER must be set where ${ofNoIssuer} is.`)
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  return {
    host: hostOf(text('HOST')),
    port: count('PORT', 3000, [0, 65_535]),
    origin,
    dataDir: resolve(folder, text('DATA_DIR') ?? './data'),
    databaseUrl,
    databaseOwnerUrl,
    production,
    demonstration: !production && flag('DEMONSTRATION', text('DEMONSTRATION') ?? 'true'),
    trustProxy: flag('TRUST_PROXY', text('TRUST_PROXY')),
    smtpUrl,
    mailFrom: senderOf(text('MAIL_FROM')),
    mailBounces: { secret: bounceSecret(text('MAIL_BOUNCE_SECRET')), address: bouncesTo(text('MAIL_BOUNCES')) },
    exchangeRatesUrl: exchangeRates(url('EXCHANGE_RATES_URL', ['http:', 'https:'])),
    readingWorkers: count('READING_WORKERS', 1, [0, 16]),
    limits: {
      callsPerMinute: limit('LIMIT_CALLS_PER_MINUTE', 600),
      callsAtOnce: limit('LIMIT_CALLS_AT_ONCE', 500),
      uploadsPerMinute: limit('LIMIT_UPLOADS_PER_MINUTE', 60),
      failedSignIns: limit('LIMIT_FAILED_SIGN_INS', 10),
      registrationsPerHour: limit('LIMIT_REGISTRATIONS_PER_HOUR', production ? 3 : 1000),
      resetsPerHour: limit('LIMIT_RESETS_PER_HOUR', production ? 20 : 1000),
      applicationsPerHour: limit('LIMIT_APPLICATIONS_PER_HOUR', production ? 5 : 1000),
    },
    sso: issuer && clientId ? { issuer, clientId, clientSecret: text('SSO_CLIENT_SECRET') } : undefined,
    metrics: {
      port: text('METRICS_PORT') === undefined ? undefined : count('METRICS_PORT', 0, [0, 65_535]),
      token: text('METRICS_TOKEN'),
    },
  }
}

const isThisMachine = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)

/** What is logged, and so what a wrong word would hide. */
export const logLevel = (env: Readonly<Record<string, string | undefined>>, production: boolean): string =>
  oneOf('LOG_LEVEL', env.LOG_LEVEL?.trim() || undefined, LEVELS) ?? (production ? 'info' : 'warn')

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function oneOf(name: string, given: string | undefined, known: readonly string[]): string | undefined {
  if (given !== undefined && !known.includes(given))
    throw new BadConfiguration(`${name} must be one of ${known.join(', ')}, not '${given}'.`)
  return given
}

function hostOf(given = '127.0.0.1'): string {
  if (/^[\w.:%-]+$/.test(given)) return given
  throw new BadConfiguration(`HOST must be the name or number of an address to listen on, not '${given}'.`)
}

function senderOf(given = 'Kerja <no-reply@localhost>'): string {
  if (/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(given)) return given
  throw new BadConfiguration(`MAIL_FROM must hold an e-mail address, such as 'HR <hr@example.com>', not '${given}'.`)
}

function bounceSecret(given: string | undefined): string | undefined {
  if (given !== undefined && given.length < 20)
    throw new BadConfiguration('MAIL_BOUNCE_SECRET must have at least 20 characters.')
  return given
}

function bouncesTo(given: string | undefined): string | undefined {
  if (given === undefined || isPlainAddress(given)) return given
  throw new BadConfiguration(
    `MAIL_BOUNCES must be an e-mail address alone, such as bounces@example.com, not '${given}'.`,
  )
}

function exchangeRates(given: string | undefined): string | undefined {
  if (given !== undefined && !(given.includes('{from}') && given.includes('{to}')))
    throw new BadConfiguration('EXCHANGE_RATES_URL must name both currencies, as {from} and {to}.')
  return given
}

function flag(name: string, given: string | undefined): boolean {
  if (given === undefined || given === '0' || given === 'false') return false
  if (given === '1' || given === 'true') return true
  throw new BadConfiguration(`${name} must be true or false, not '${given}'.`)
}
