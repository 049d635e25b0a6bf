/** QR codes of a picture, several beside each other too. Their program is the package's own file, nothing is loaded. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Dots } from './picture.ts'

const require = createRequire(import.meta.url)

const MOST_CODES = 8
let prepared = false

export async function codesIn(picture: Dots): Promise<string[]> {
  if (!prepared) {
    const program = require.resolve('zxing-wasm/reader/zxing_reader.wasm')
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer } })
    prepared = true
  }
  const found = await readBarcodes({ ...picture, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: MOST_CODES,
  })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}
