// Builds what runs: the node programs (rolldown) and the pages (vite), each only when its sources changed.
// Silent unless something fails. Used by start, run, test and check.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lawData } from './law-data-plugin.mjs'

export const root = resolve(fileURLToPath(new URL('..', import.meta.url)))
const SOURCES = [
  'kernel',
  'statutory',
  'access',
  'platform',
  'design',
  'modules',
  'apps',
  'database',
  'bench',
  'tests/support',
]
const skipped = /\.test\.tsx?$|^\./

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

function fingerprint(extra) {
  const hash = createHash('sha256')
  for (const folder of SOURCES.map((name) => join(root, name)).filter(existsSync)) {
    for (const path of filesBelow(folder)) {
      const { mtimeMs, size } = statSync(path)
      hash.update(`${relative(root, path)}\0${mtimeMs}\0${size}\n`)
    }
  }
  for (const name of [
    'package-lock.json',
    'vite.config.ts',
    'tools/build.mjs',
    'tools/law-data-plugin.mjs',
    'tools/screen-files-plugin.mjs',
    ...extra,
  ]) {
    if (existsSync(join(root, name))) hash.update(readFileSync(join(root, name)))
  }
  return hash.digest('hex')
}

async function whenChanged(part, build) {
  const stamp = join(root, 'dist', `${part}.stamp`)
  const now = fingerprint([])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, now)
  return true
}

/** Programs are the files directly under apps/server, apps/commands and apps/workers. */
function entries() {
  const found = {}
  for (const [folder, prefix] of [
    ['apps/server', ''],
    ['apps/commands', ''],
    ['apps/workers', 'workers/'],
  ]) {
    if (!existsSync(join(root, folder))) continue
    for (const name of readdirSync(join(root, folder))) {
      if (folder === 'apps/server' && name !== 'main.ts') continue
      if (name.endsWith('.ts') && !skipped.test(name)) found[prefix + name.slice(0, -3)] = join(root, folder, name)
    }
  }
  return found
}

export function buildPrograms() {
  return whenChanged('node', async () => {
    const { rolldown } = await import('rolldown')
    const bundle = await rolldown({
      input: entries(),
      platform: 'node',
      // Screens are named in tables that `describe` reads; only the browser loads them.
      external: (id) => /\.tsx$/.test(id) || (!/^[./#]/.test(id) && !id.startsWith(root)),
      moduleTypes: { '.sql': 'text', '.csv': 'text', '.typ': 'text' },
      plugins: [lawData()],
      resolve: { conditionNames: ['import', 'node', 'default'] },
      logLevel: 'warn',
      // How long its own parts took on a busy machine is nobody's concern who asked for something else.
      checks: { pluginTimings: false },
    })
    // Written beside and then put in place, so that nobody starts half a program.
    const beside = join(root, `dist/node.${process.pid}`)
    await bundle.write({
      dir: beside,
      format: 'esm',
      sourcemap: true,
      chunkFileNames: 'chunks/[name]-[hash].js',
    })
    await bundle.close()
    rmSync(join(root, 'dist/node'), { recursive: true, force: true })
    renameSync(beside, join(root, 'dist/node'))
  })
}

export function buildPages() {
  if (!existsSync(join(root, 'vite.config.ts'))) return Promise.resolve(false)
  return whenChanged('web', async () => {
    const { build } = await import('vite')
    // Vite declares the whole process production while it builds; the server started from it decides that itself.
    const declared = process.env.NODE_ENV
    await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
    if (declared === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = declared
  })
}
