/** A report as a PDF. */
import type { Language } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'

export type Paper = {
  readonly title: string
  readonly subtitle: string
  /** What the reader must know first; empty where there is nothing. */
  readonly note: string
  readonly rowsText: string
  readonly columns: readonly { readonly label: string; readonly number: boolean }[]
  readonly rows: readonly { readonly strong: boolean; readonly cells: readonly string[] }[]
}

/** Tags make it readable aloud; of very long ones they would weigh more than the rest. */
const TAGGED_ROWS = 500

export async function reportPdf(paper: Paper, language: Language): Promise<Buffer> {
  const spoken = language === 'en' ? { lang: 'en', region: null } : { lang: 'zh', region: 'TW' }
  const data = JSON.stringify({ ...spoken, ...paper })
  const made = await pdfMaker.make({ template: 'report', data, tagged: paper.rows.length <= TAGGED_ROWS })
  return Buffer.from(made.buffer)
}
