// Writes beside the built pages which files of code and style each screen needs, by its path. The server names them
// in the head of the page, so that the browser fetches them together with the program instead of after it. With them
// the small script that asks ahead, which the server puts into the page.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { minifySync, transformSync } from 'rolldown/utils'

/** Not served, as every file with a dot before its name. */
const SCREEN_FILES = '.screens.json'
/** Imports nothing, and would be put together with the program if it were built with it. */
const AHEAD = 'apps/web/preload.ts'
const SCREEN = /path: '([^']+)'[\s\S]*?import\('([^']+)'\)/g

/** `#design/...` stands for a folder at the root, as everywhere. */
const fileOf = (file, from) => (file.startsWith('#') ? resolve(file.slice(1)) : resolve(dirname(from), file))

export function screenFiles() {
  /** The file of code that each path of a table of screens loads. */
  const screens = new Map()
  return {
    name: 'screen-files',
    apply: 'build',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!/[\\/]screens\.ts$/.test(id)) return null
        for (const [, path, file] of code.matchAll(SCREEN)) screens.set(path, fileOf(file, id))
        return null
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const ofFile = (file) => chunks.find(({ moduleIds }) => moduleIds.some((id) => resolve(id) === file))
      const page = chunks.find(({ isEntry, facadeModuleId }) => isEntry && /index\.html$/.test(facadeModuleId ?? ''))
      const always = filesOf(page, bundle)
      const found = {}
      for (const [path, file] of screens) {
        const chunk = ofFile(file)
        if (!chunk) this.error(`no file was built for the screen at ${path}`)
        const files = filesOf(chunk, bundle)
        found[path] = [...files].filter((name) => !always.has(name)).map((name) => `/${name}`)
      }
      this.emitFile({
        type: 'asset',
        fileName: SCREEN_FILES,
        source: JSON.stringify({ ahead: smallest(AHEAD), screens: found }),
      })
    },
  }
}

function smallest(file) {
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw errors[0]
  // It stands in the page, so it runs before anything else has come; a file would be read after the large ones.
  return minifySync(file, `(() => {${code}})()`).code
}

/** A chunk, all it imports, and their style sheets. */
function filesOf(chunk, bundle, into = new Set()) {
  if (!chunk || into.has(chunk.fileName)) return into
  into.add(chunk.fileName)
  for (const name of chunk.imports) filesOf(bundle[name], bundle, into)
  for (const name of chunk.viteMetadata?.importedCss ?? []) into.add(name)
  return into
}
