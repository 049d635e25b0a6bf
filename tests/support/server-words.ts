// What the server says, both languages, of every part of the product: read where the words lie, so that a module under
// test does not bring all the others along as the product's own list does.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Messages } from '#platform/http/server/say.ts'

const ROOT = new URL('../../', import.meta.url)
const KINDS = ['messages', 'roles', 'output']

export const serverWords: readonly Messages[] = ['modules', 'platform'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT)).flatMap((part) =>
    KINDS.map((kind) => new URL(`${folder}/${part}/words/${kind}`, ROOT).href).flatMap((path) =>
      existsSync(new URL(`${path}.en.json`))
        ? { en: read(`${path}.en.json`), 'zh-Hant': read(`${path}.zh-Hant.json`) }
        : [],
    ),
  ),
)

function read(path: string): Messages['en'] {
  return JSON.parse(readFileSync(new URL(path), 'utf8'))
}
