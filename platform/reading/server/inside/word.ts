/// <reference path="./word-extractor.d.ts" />
/** The text of Word documents, of today and of before 2007. */
import mammoth from 'mammoth'
import WordExtractor from 'word-extractor'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const DOC = 'application/msword'

export async function wordText(type: string, bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === DOCX) return (await mammoth.extractRawText({ buffer })).value
  if (type === DOC) return (await new WordExtractor().extract(buffer)).getBody()
  throw new Error(`A file of type ${type} is not read.`)
}
