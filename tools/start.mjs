// npm start: installs what running needs where it is missing, builds where sources changed, then runs the server.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

if (!existsSync(join(root, 'node_modules/.package-lock.json'))) {
  process.stdout.write('Installing what running needs ...\n')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const { status } = spawnSync(npm[0], [...npm.slice(1), 'ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}
const { buildPages, buildPrograms } = await import('./build.mjs')
const [programs, pages] = await Promise.all([buildPrograms(), buildPages()])
if (programs || pages) process.stdout.write('Built.\n')

process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(root, 'dist/node/main.js')).href)
