/** Payslips on paper: a few in one go with tags for reading aloud, many in portions that are joined. */
import type { PayslipDocument } from '#modules/payroll/model/output/payslip-document.ts'
import type { Language } from '#platform/http/server/say.ts'
import { pdfMaker as maker } from '#platform/pdf/server/shared-maker.ts'

/** Large enough to share typefaces, small enough that others get their turn in between. */
const PORTION = 50

export async function payslipPdf(
  documents: readonly PayslipDocument[],
  language: Language,
  signal?: AbortSignal,
): Promise<Buffer> {
  const [first] = documents
  if (first === undefined) throw new Error('There is no payslip to print.')
  const about = {
    ...languages[language],
    title: `${first.title} ${first.period} - ${documents.length === 1 ? first.person.name : first.company.name}`,
    author: first.company.name,
  }
  const tagged = documents.length <= PORTION
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from < documents.length; from += PORTION) {
    const payslips = documents.slice(from, from + PORTION)
    parts.push(await maker.make({ template: 'payslip', data: JSON.stringify({ ...about, payslips }), tagged }, signal))
  }
  const [only, ...others] = parts
  const whole = only && others.length === 0 ? only : await maker.make({ join: parts }, signal)
  return Buffer.from(whole.buffer)
}

/** For the end of the program and of tests. */
export const closePayslipPdf = (): Promise<void> => maker.close()

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
