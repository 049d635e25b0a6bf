/** One page setter for the process, whoever prints: typefaces are read once. Starts with the first page. */
import { PdfMaker } from './pdf-maker.ts'

export const pdfMaker = new PdfMaker()
