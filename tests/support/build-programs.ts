// The sources under test start worker threads from dist/node, so those programs are built once before the tests.
import { buildPrograms } from '../../tools/build.mjs'

export async function setup(): Promise<void> {
  await buildPrograms()
}
