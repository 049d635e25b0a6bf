/** A report of pay as a PDF. */
import type { Language } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'

export type PaperTable = {
  readonly title: string
  readonly subtitle: string
  /** What the reader must know first; empty where there is nothing. */
  readonly note: string
  readonly company: string
  readonly columns: readonly { readonly label: string; readonly number: boolean }[]
  readonly rows: readonly (readonly (string | null)[])[]
  readonly totals: readonly string[]
}

/** Tags make it readable aloud; of very long ones they would weigh more than the rest. */
const TAGGED_ROWS = 500

export async function reportPdf(table: PaperTable, language: Language): Promise<Buffer> {
  const { company: author, rows, ...told } = table
  const data = { ...languages[language], ...told, author, rows: rows.map((row) => row.map((cell) => cell ?? '')) }
  const made = await pdfMaker.make({
    ...{ template: 'pay-report', data: JSON.stringify(data), tagged: rows.length <= TAGGED_ROWS },
  })
  return Buffer.from(made.buffer)
}

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
