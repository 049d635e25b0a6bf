/**
 * The environment, read once. A wrong value stops the start with one sentence that names the variable.
 * docs/guide/configuration.md lists them all.
 */
import { resolve } from 'node:path'
import type { ServerSettings } from '#platform/http/server/services.ts'

export class BadConfiguration extends Error {}

export function settingsFrom(env: Readonly<Record<string, string | undefined>>, folder: string): ServerSettings {
  const text = (name: string) => env[name]?.trim() || undefined
  const count = (name: string, standard: number, max = Number.MAX_SAFE_INTEGER) => {
    const given = text(name)
    if (given === undefined) return standard
    if (!/^\d+$/.test(given) || Number(given) > max)
      throw new BadConfiguration(`${name} must be a whole number up to ${max}, not '${given}'.`)
    return Number(given)
  }
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
  const production = text('NODE_ENV') === 'production'
  const origin = url('ORIGIN', ['http:', 'https:'])
  if (origin && new URL(origin).origin !== origin)
    throw new BadConfiguration('ORIGIN must be scheme and host alone, such as https://hr.example.com.')
  if (production && !origin)
    throw new BadConfiguration(
      'ORIGIN must name the address people use, such as https://hr.example.com, in production.',
    )
  const issuer = url('SSO_ISSUER', ['http:', 'https:'])
  const clientId = text('SSO_CLIENT_ID')
  if (issuer && !clientId) throw new BadConfiguration('SSO_CLIENT_ID must be set where SSO_ISSUER is.')
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: count('PORT', 3000, 65_535),
    origin,
    dataDir: resolve(folder, text('DATA_DIR') ?? './data'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    production,
    demonstration: !production && text('DEMONSTRATION') !== 'false',
    trustProxy: flag('TRUST_PROXY', text('TRUST_PROXY')),
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? 'Kerja <no-reply@localhost>',
    exchangeRatesUrl: exchangeRates(url('EXCHANGE_RATES_URL', ['http:', 'https:'])),
    limits: {
      callsPerMinute: count('LIMIT_CALLS_PER_MINUTE', 600),
      uploadsPerMinute: count('LIMIT_UPLOADS_PER_MINUTE', 60),
      failedSignIns: count('LIMIT_FAILED_SIGN_INS', 10),
      registrationsPerHour: count('LIMIT_REGISTRATIONS_PER_HOUR', production ? 3 : 1000),
      resetsPerHour: count('LIMIT_RESETS_PER_HOUR', production ? 20 : 1000),
    },
    sso: issuer && clientId ? { issuer, clientId, clientSecret: text('SSO_CLIENT_SECRET') } : undefined,
    metrics: {
      port: text('METRICS_PORT') === undefined ? undefined : count('METRICS_PORT', 0, 65_535),
      token: text('METRICS_TOKEN'),
    },
  }
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
