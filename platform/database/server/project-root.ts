import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json: the same one from the sources, from the tests and from dist/node. */
export const projectRoot: string = folderWithPackage(dirname(fileURLToPath(import.meta.url)))

function folderWithPackage(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('package.json was not found in any folder above the program.')
  return folderWithPackage(parent)
}
