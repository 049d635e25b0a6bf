// A small program of the tests' own, built like those of the product so that it can run as a process of its own.
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { projectRoot } from '#platform/database/server/project-root.ts'

/** Resolves to the path of the program that runs. It stands in dist/, from where the product's own programs are found. */
export async function builtProgram(source: string): Promise<string> {
  const file = join(projectRoot, 'dist/test-programs', `${basename(source, '.ts')}.js`)
  const external = (id: string) => !/^[./#]/.test(id) && !id.startsWith(projectRoot)
  const bundle = await rolldown({ input: join(projectRoot, source), platform: 'node', external })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return file
}
