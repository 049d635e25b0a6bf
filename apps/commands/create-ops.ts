// npm run create-ops -- --email ops@example.com --name "Siti Aminah" [--role "Latest System Update Ops"]
// Makes an account of operations and prints the one-use link with which its person sets a password. Asks nothing.
import { parseArgs } from 'node:util'
import { operationsRoles } from '#access/roles.ts'
import { systemClock } from '#platform/clock/server/clock.ts'
import { openDatabase } from '#platform/database/server/connect.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { linkTo } from '#platform/identity/server/one-time-links.ts'
import { createOpsAccount, NotMade } from '#platform/identity/server/operations-account.ts'
import { settingsFrom } from '../server/environment.ts'
import { migrationSteps } from '../server/migration-steps.ts'
import { standingSealKey } from '../server/secrets.ts'

const USAGE = 'Usage: npm run create-ops -- --email ops@example.com --name "Full Name" [--role Ops]'

try {
  const { email, name, role } = given()
  const settings = settingsFrom(process.env, process.cwd())
  const database = await openDatabase({
    url: settings.databaseUrl,
    ownerUrl: settings.databaseOwnerUrl,
    dataDir: settings.dataDir,
  })
  try {
    await migrate(database, { steps: migrationSteps(() => standingSealKey(settings.dataDir, process.env)) })
    const secret = await database.system.transaction((tx) =>
      createOpsAccount(tx, { email, name, roles: [role] }, systemClock.now()),
    )
    const origin = settings.origin ?? `http://${settings.host}:${settings.port}`
    process.stdout.write(
      [
        `${email} may now set a password, once and within 72 hours:`,
        linkTo(origin, secret),
        `Then sign in at ${origin}/panel/login, where an authenticator is registered.`,
        '',
      ].join('\n'),
    )
  } finally {
    await database.close()
  }
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
  process.exitCode = 1
}

function given() {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', default: 'Ops' } },
  })
  const role = operationsRoles.find((known) => known === values.role)
  if (!role) throw new NotMade(`There are the roles ${operationsRoles.join(' and ')}.`)
  if (!values.email || !values.name) throw new NotMade(USAGE)
  return { email: values.email, name: values.name, role }
}
