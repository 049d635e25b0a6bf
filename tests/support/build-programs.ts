// The sources under test start worker threads from dist/node, so those programs are built once before the tests; and
// what their databases begin from is made once, rather than by the first files at the same time.
import { buildPrograms } from '../../tools/build.mjs'
import { migratedDump } from './database-dumps.ts'

export async function setup(): Promise<void> {
  await buildPrograms()
  await migratedDump()
}
