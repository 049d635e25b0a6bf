/**
 * Text recognised in a picture, in English and Traditional Chinese. What the recogniser knows of the languages comes
 * with its packages and is looked for nowhere else; it wants all of them in one folder, which is gone once it has them.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorker, type Worker } from 'tesseract.js'
import type { ReadLine } from '../../model/read-file.ts'
import { forRecognition } from './picture.ts'

const require = createRequire(import.meta.url)

let recogniser: Promise<Worker> | undefined

export async function recognised(bytes: Uint8Array): Promise<ReadLine[]> {
  recogniser ??= begun()
  const picture = await forRecognition(bytes)
  const { data } = await (await recogniser).recognize(picture, {}, { text: false, blocks: true })
  return (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ text, confidence }) => ({ text: text.trim(), confidence: confidence / 100 }))
    .filter(({ text }) => text !== '')
}

async function begun(): Promise<Worker> {
  const known = [
    require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
    require.resolve('@tesseract.js-data/chi_tra/4.0.0_best_int/chi_tra.traineddata.gz'),
  ]
  const folder = await mkdtemp(join(tmpdir(), 'kerja-reading-'))
  try {
    for (const path of known) await copyFile(path, join(folder, path.split(/[\\/]/).at(-1) ?? ''))
    const worker = await createWorker('eng+chi_tra', 1, { langPath: folder, cacheMethod: 'none' })
    await worker.setParameters({ user_defined_dpi: '200' })
    return worker
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
