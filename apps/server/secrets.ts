/**
 * The keys of this installation. Outside production they are made at the first start and kept beside the data;
 * in production they are given by name, so that a lost disk does not take them along.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '#platform/files/server/make-folder.ts'
import type { Secrets, ServerSettings } from '#platform/http/server/services.ts'
import { BadConfiguration } from './environment.ts'

const BYTES = 32

export function secretsFor(settings: ServerSettings, env: Readonly<Record<string, string | undefined>>): Secrets {
  const keyOf = (variable: string, file: string) =>
    given(variable, env[variable]?.trim()) ?? (settings.production ? demanded(variable) : kept(settings.dataDir, file))
  // Given while a new key takes over: what it signed stays good until its end.
  if (env.TOKEN_SECRET?.trim() && env.TOKEN_SECRET.trim() === env.SEAL_SECRET?.trim())
    throw new BadConfiguration('TOKEN_SECRET and SEAL_SECRET must differ: whoever learns one would have both.')
  const former = given('TOKEN_SECRET_FORMER', env.TOKEN_SECRET_FORMER?.trim())
  return {
    tokenKey: keyOf('TOKEN_SECRET', 'token.key'),
    formerTokenKeys: former ? [former] : [],
    sealKey: keyOf('SEAL_SECRET', SEAL_FILE),
  }
}

/** For commands beside the server: its key, and never one that is made only now. */
export function standingSealKey(dataDir: string, env: Readonly<Record<string, string | undefined>>): Uint8Array {
  const key = given('SEAL_SECRET', env.SEAL_SECRET?.trim())
  if (key) return key
  if (env.NODE_ENV === 'production') demanded('SEAL_SECRET')
  if (existsSync(join(dataDir, 'secrets', SEAL_FILE))) return kept(dataDir, SEAL_FILE)
  throw new BadConfiguration(
    'Something is to be sealed: SEAL_SECRET must be set, or DATA_DIR be the folder of the server with its secrets.',
  )
}

const SEAL_FILE = 'seal.key'

function given(variable: string, text: string | undefined): Uint8Array | undefined {
  if (!text) return undefined
  const bytes = Buffer.from(text, 'base64')
  // A key of one byte again and again is typed, not drawn.
  if (bytes.length < BYTES || new Set(bytes).size < BYTES / 4)
    throw new BadConfiguration(
      `${variable} must be at least ${BYTES} random bytes in base64, such as from: openssl rand -base64 ${BYTES}.`,
    )
  return bytes
}

function demanded(variable: string): never {
  throw new BadConfiguration(
    `${variable} must be set in production, to ${BYTES} random bytes in base64, such as from: openssl rand -base64 ${BYTES}.`,
  )
}

function kept(dataDir: string, name: string): Uint8Array {
  const path = join(dataDir, 'secrets', name)
  try {
    if (!existsSync(path)) make(path)
    // A folder that was copied may have opened it to others.
    chmodSync(path, 0o600)
  } catch (error) {
    throw new BadConfiguration(`DATA_DIR ${dataDir} cannot be written to: ${(error as Error).message}.`)
  }
  const bytes = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (bytes.length < BYTES)
    throw new BadConfiguration(
      `DATA_DIR holds a damaged key: ${path} is shorter than ${BYTES} bytes; put its copy back.`,
    )
  return bytes
}

/** Written beside and linked: of two starts at once one makes it, both read it whole, and none sees half of it. */
function make(path: string): void {
  makeFolder(dirname(path))
  const part = `${path}.${process.pid}.part`
  writeFileSync(part, randomBytes(BYTES).toString('base64'), { mode: 0o600, flush: true })
  try {
    linkSync(part, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(part, { force: true })
  }
}
