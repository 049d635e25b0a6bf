/** npm run --silent describe: one JSON document on standard output, flushed before the program ends. */
import { surface } from '#apps/describe/surface.ts'

process.stdout.write(`${JSON.stringify(surface(), null, 1)}\n`)
