// Turns the law's dated files into frozen data while building, so that nothing is parsed or read at run time.
// Used by the node build, the page build and the tests alike (a plugin both rolldown and vite understand).
//
// - Every value of a *.yaml stays the text a specialist typed: the failsafe schema makes 0.110 the text "0.110".
// - `csv: NAME` in a file is replaced by `table: [[...], ...]`, the lines of that file beside it.
// - A file named book.yaml also gets `hash`: one digest over all rates, tables included, below its folder.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parse } from 'yaml'

export function lawData() {
  return {
    name: 'law-data',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0]
      if (!path.endsWith('.yaml')) return null
      const read = (name) => {
        this.addWatchFile?.(name)
        return readFileSync(name, 'utf8')
      }
      const data = readLaw(path, read)
      if (basename(path) === 'book.yaml') data.hash = digestBelow(dirname(path), read)
      return { code: asModule(data), map: null, moduleType: 'js' }
    },
  }
}

/** One law file as data, its tables included. */
export function readLaw(path, read = (name) => readFileSync(name, 'utf8')) {
  return withTables(parse(read(path), { schema: 'failsafe' }) ?? {}, dirname(path), read)
}

function withTables(value, folder, read) {
  if (Array.isArray(value)) return value.map((item) => withTables(item, folder, read))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) =>
    key === 'csv' ? ['table', csvLines(read(join(folder, item)))] : [key, withTables(item, folder, read)],
  )
  return Object.fromEntries(entries)
}

/** The gazetted tables hold only numbers and plain words: no quoting is needed, and none is understood. */
function csvLines(text) {
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  return lines.map((line) => line.split(',').map((cell) => cell.trim()))
}

/** Over what the files say, not how they are laid out: a reformatted file is the same law. */
function digestBelow(folder, read) {
  const hash = createHash('sha256')
  for (const path of [...ratesBelow(folder)].sort()) {
    const name = relative(folder, path).replaceAll('\\', '/')
    hash.update(`${name}\0${JSON.stringify(readLaw(path, read))}\0`)
  }
  return hash.digest('hex')
}

function* ratesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* ratesBelow(path)
    else if (entry.name.endsWith('.rates.yaml')) yield path
  }
}

function asModule(data) {
  return [
    'const freeze = (value) => {',
    '  if (typeof value === "object" && value !== null) for (const item of Object.values(value)) freeze(item)',
    '  return Object.freeze(value)',
    '}',
    `export default freeze(JSON.parse(${JSON.stringify(JSON.stringify(data))}))`,
  ].join('\n')
}
