import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/database/server/project-root.ts'
import card from '../../package.json' with { type: 'json' }

export const version: string = card.version

/** This very program: another build may do a request in other steps. Its parts are named by their content in the first file. */
export function programOf(file = join(projectRoot, 'dist/node/main.js')): string {
  if (!existsSync(file)) return version
  return `${version} ${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16)}`
}
