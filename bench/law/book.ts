/**
 * What the law costs before the first case: a fresh process loads all three countries, as the server does; and a page
 * loads one of them, counted as it travels, with all that the country's law is made of.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { lawData } from '../../tools/law-data-plugin.mjs'
import { type Figure, median } from '../figures.ts'

const ROUNDS = 9

export async function measureBook(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kerja-law-'))
  try {
    const book = join(folder, 'book.mjs')
    writeFileSync(book, await bundled('statutory/work-out.ts', 'node'))
    const loads = Array.from({ length: ROUNDS }, () => load(book))
    return [
      {
        what: 'law: loading the whole book',
        measured: median(loads.map(({ milliseconds }) => milliseconds)),
        unit: 'ms',
        wanted: 150,
        good: 'at most',
      },
      {
        what: 'law: memory of the whole book',
        measured: median(loads.map(({ megabytes }) => megabytes)),
        unit: 'MB',
        wanted: 40,
        good: 'at most',
      },
      ...(await Promise.all(['my', 'tw', 'ph'].map(piece))),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The entry of one country, everything it imports included, as a browser gets it. */
async function piece(country: string): Promise<Figure> {
  const code = await bundled(`statutory/${country}/law.ts`, 'browser')
  return {
    what: `law: a page's piece of ${country}, compressed`,
    measured: brotliCompressSync(code).length / 1000,
    unit: 'kB',
    wanted: 60,
    good: 'at most',
  }
}

async function bundled(input: string, platform: 'node' | 'browser'): Promise<string> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ input: join(projectRoot, input), cwd: projectRoot, platform, plugins: [lawData()] })
  const { output } = await bundle.generate({ format: 'esm', minify: platform === 'browser' })
  await bundle.close()
  return output[0].code
}

/** In a process of its own, which has loaded nothing else; memory is what stays after the litter is gone. */
function load(book: string): { readonly milliseconds: number; readonly megabytes: number } {
  const program = `
    const held = () => { gc(); const { heapUsed, external } = process.memoryUsage(); return heapUsed + external }
    const before = held()
    const began = performance.now()
    globalThis.book = await import(${JSON.stringify(book)})
    const milliseconds = performance.now() - began
    console.log(JSON.stringify({ milliseconds, megabytes: (held() - before) / 1e6 }))`
  const told = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program])
  return JSON.parse(told.toString())
}
