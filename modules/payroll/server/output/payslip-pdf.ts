/** Payslips on paper: a few in one go with tags for reading aloud, many in portions that are joined. */
import type { PayslipDocument } from '#modules/payroll/model/output/payslip-document.ts'
import type { Language } from '#platform/http/server/say.ts'
import { pdfMaker as maker } from '#platform/pdf/server/shared-maker.ts'

/** Large enough to share typefaces, small enough that others get their turn in between. */
const PORTION = 50

export type Logo = { readonly type: keyof typeof LOGOS; readonly bytes: Uint8Array }
const LOGOS = { 'image/png': '/logo.png', 'image/jpeg': '/logo.jpg' } as const

export async function payslipPdf(
  documents: readonly PayslipDocument[],
  language: Language,
  signal?: AbortSignal,
  logo?: Logo,
): Promise<Buffer> {
  const [first] = documents
  if (first === undefined) throw new Error('There is no payslip to print.')
  const about = {
    ...languages[language],
    title: `${first.title} ${first.period} - ${documents.length === 1 ? first.person.name : first.company.name}`,
    author: first.company.name,
    logo: logo ? LOGOS[logo.type] : null,
  }
  const pictures = logo ? { [LOGOS[logo.type]]: logo.bytes } : {}
  const tagged = documents.length <= PORTION
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from < documents.length; from += PORTION) {
    const payslips = documents.slice(from, from + PORTION)
    const data = JSON.stringify({ ...about, payslips })
    parts.push(await maker.make({ template: 'payslip', data, tagged, pictures }, signal))
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
