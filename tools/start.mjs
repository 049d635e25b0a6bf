// npm start: installs what running needs where it is missing or has changed, builds where sources changed, then runs the server.
// npm start allows 64 MB of short-lived data (package.json): a pay run of thousands collects garbage half as long.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { endWithParent } from './end-with-parent.mjs'
import { install } from './install.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

install(root, 'running')
const { buildPages, buildPrograms } = await import('./build.mjs')
const [programs, pages] = await Promise.all([buildPrograms(), buildPages()])
if (programs || pages) process.stdout.write('Built.\n')

if (process.env.npm_lifecycle_event === 'start') endWithParent()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(root, 'dist/node/main.js')).href)
