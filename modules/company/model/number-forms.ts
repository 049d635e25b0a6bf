/** What a Philippine employer's numbers look like: files of the agencies have fixed places for their digits. */
import type { EmployerNumber } from './employer-numbers.ts'

type Form = { readonly pattern: RegExp; readonly example: string }

const forms: Readonly<Partial<Record<EmployerNumber, Form>>> = {
  employer_tin: { pattern: /^\d{9}(\d{3,5})?$/, example: '123-456-789-00000' },
  revenue_district_code: { pattern: /^\d{2,3}[A-Z]?$/i, example: '043' },
  sss_employer_number: { pattern: /^\d{10}(\d{3})?$/, example: '03-1234567-8' },
  philhealth_employer_number: { pattern: /^\d{12}$/, example: '01-234567890-1' },
  pag_ibig_employer_number: { pattern: /^\d{12}$/, example: '2012-3456-7890' },
}

/** An example of what would be right; undefined where the number may be so, or is emptied. */
export function rightForm(name: EmployerNumber, number: string): string | undefined {
  const form = forms[name]
  const bare = number.replaceAll(/[\s-]/g, '')
  return !form || bare === '' || form.pattern.test(bare) ? undefined : form.example
}
