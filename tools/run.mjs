// node tools/run.mjs NAME [ARGUMENTS]: builds silently if needed, then runs the program dist/node/NAME.js.
// Standard output belongs to the program alone.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPrograms, root } from './build.mjs'

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1))

const [name, ...rest] = process.argv.slice(2)
await buildPrograms()
process.argv = [process.argv[0], join(root, 'dist/node', `${name}.js`), ...rest]
await import(pathToFileURL(process.argv[1]).href)
