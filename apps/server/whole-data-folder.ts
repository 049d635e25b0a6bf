/**
 * An installation whose database folder is gone is never taken for a new one: beside its keys and files an empty
 * database would be made, and whoever looks for their data would find a company register. What was there is told by a
 * mark that is written once the database stands, and by stored files.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerSettings } from '#platform/http/server/services.ts'
import { BadConfiguration } from './environment.ts'

type Home = Pick<ServerSettings, 'dataDir' | 'databaseUrl'>

/** Refuses in one sentence where the embedded database is missing beside what belongs to it. */
export function demandWholeFolder({ dataDir, databaseUrl }: Home): void {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'database', 'PG_VERSION'))) return
  if (!existsSync(markIn(dataDir)) && isEmpty(join(dataDir, 'files'))) return
  throw new BadConfiguration(
    `DATA_DIR ${dataDir} belongs to an installation whose database is missing (${join('database', 'PG_VERSION')}): put the folder back from its backup, or name an empty one.`,
  )
}

/** From now on the folder is known to hold a database. */
export function markMade({ dataDir, databaseUrl }: Home): void {
  if (databaseUrl === undefined && !existsSync(markIn(dataDir))) writeFileSync(markIn(dataDir), '', { flush: true })
}

const markIn = (dataDir: string): string => join(dataDir, 'secrets', 'database.made')

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0
