// The numbered SQL files, in order. They are read from the project's folder by sources and built programs alike.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

export interface Migration {
  readonly number: string
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

const migrationsFolder: string = join(projectRoot, 'database/migrations')

export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const migrations = files.sort().map((file) => readMigration(folder, file))
  const numbers = new Set<string>()
  for (const { number, name } of migrations) {
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}; the second is ${name}.`)
    numbers.add(number)
  }
  return migrations
}

/** Changes whenever any migration does. */
export function checksumOfAll(migrations: readonly Migration[]): string {
  return digest(migrations.map((one) => `${one.name} ${one.checksum}`).join('\n'))
}

function readMigration(folder: string, file: string): Migration {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
  if (number === undefined) throw new Error(`A migration is named like 0001-companies.sql, not ${file}.`)
  // A checkout may turn line ends; that is no change.
  const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  if (/^\s*(commit|rollback|start transaction)\b/im.test(sql)) {
    throw new Error(`The migration ${file} may not end or begin transactions: it runs in one.`)
  }
  return { number, name: file.slice(0, -'.sql'.length), sql, checksum: digest(sql) }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
