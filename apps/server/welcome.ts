/** What a start says: where the product is, where its data lives, and how to sign in to the demonstration. */
import type { ServerSettings } from '#platform/http/server/services.ts'
import type { SeedReport } from '../../database/seed/report.ts'

export function welcome(
  address: string,
  settings: ServerSettings,
  migrated: readonly string[],
  demonstration: SeedReport | undefined,
): string {
  const home = settings.databaseUrl
    ? 'PostgreSQL'
    : `the embedded database in ${settings.dataDir}, for trying and for very small companies: it is not synced to disk at each write, so a power cut may cost the last seconds; set DATABASE_URL for production`
  return [
    `Kerja is at ${address}`,
    `Data lives in ${home}.`,
    ...(migrated.length ? [`Migrations run: ${migrated.length}.`] : []),
    ...(demonstration ? demonstrationLines(address, demonstration) : []),
    '',
  ].join('\n')
}

function demonstrationLines(address: string, { password, companies, operations }: SeedReport): string[] {
  const accounts = companies[0]?.accounts.map(({ email }) => email.split('@')[0]) ?? []
  return [
    '',
    `Demonstration companies, password of all accounts: ${password}`,
    ...companies.map(({ name, domain }) => `  <role>@${domain}  ${name}`),
    ...wrapped(`  <role> is one of ${accounts.join(', ')}.`, 100),
    `Operations sign in at ${address}/panel/login with an authenticator:`,
    ...operations.map(({ email, secret }) => `  ${email}  secret ${secret}`),
  ]
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines
}
