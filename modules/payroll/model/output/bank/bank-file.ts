/** Fills a bank's template with the payments of a run, and reads the amounts back before anybody gets the file. */
import { sumOf } from '#kernel/money.ts'
import type { BankFileInput, MadeFile, NoFile } from '../file-input.ts'
import { bareNumber, textOf } from '../plain-text.ts'
import { differing } from '../run-sums.ts'
import type { BankTemplate } from './bank-template.ts'
import { delimitedFile } from './delimited-file.ts'
import { filling } from './filling.ts'
import { fixedFile } from './fixed-file.ts'
import { paymentsOf } from './payments.ts'
import { sheetFile } from './sheet-file.ts'

export function bankFileOf(template: BankTemplate, input: BankFileInput): MadeFile | NoFile {
  const missing = template.needs?.find((number) => !bareNumber(textOf(input.employer.numbers[number])))
  if (missing) return { refused: 'payroll.file-needs', field: missing, about: [] }
  const made = paymentsOf(input, template)
  if ('refused' in made) return made
  const file = filled(template, input, made.payments)
  if ('refused' in file) return file
  return (
    differing(input, { net_pay: sumOf(file.amounts) + made.leftOut }) ?? {
      name: `salary_${template.code}_${input.paymentDate}${input.batch > 1 ? `_${input.batch}` : ''}.${file.extension}`,
      content: file.content,
    }
  )
}

function filled(template: BankTemplate, input: BankFileInput, payments: Parameters<typeof filling>[2]) {
  const fill = filling(template, input, payments)
  switch (template.kind) {
    case 'delimited':
      return delimitedFile(template, fill, payments)
    case 'fixed':
      return fixedFile(template, fill, payments)
    case 'sheet':
      return sheetFile(template, fill, payments)
  }
}
