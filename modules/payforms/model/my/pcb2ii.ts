/** PCB 2(II): what was deducted of a person's pay for income tax, month by month. */
import { amountOf, amountText } from '#kernel/money.ts'
import type { Box, MadeForm, YearForm } from '../form.ts'
import { figureOf, type PersonYear, said } from '../year.ts'

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const money = (key: string, more: Partial<Box> = {}): Box => ({ key, kind: 'money', ...more })

export const pcb2ii: YearForm = {
  name: 'pcb2ii',
  country: 'MY',
  standing: 'several',
  due: null,
  handedOut: true,
  parts: [],
  whole: [],
  boxes: [
    ...months.map((month, at) => money(`mtd_${month}`, at === 0 ? { part: 'mtd' } : {})),
    money('mtd', { sum: true }),
    ...months.map((month, at) => money(`cp38_${month}`, at === 0 ? { part: 'cp38' } : {})),
    money('cp38', { sum: true }),
  ],
}

export function makePcb2ii(of: PersonYear): MadeForm {
  const ofMonth = (month: string, name: string) =>
    amountText(amountOf(of.months.find((one) => one.month === Number(month))?.figures[name] ?? '0'))
  return {
    figures: {
      ...Object.fromEntries(months.map((month) => [`mtd_${month}`, ofMonth(month, 'withholding_tax')])),
      ...Object.fromEntries(months.map((month) => [`cp38_${month}`, ofMonth(month, 'cp38')])),
      mtd: amountText(figureOf(of, 'withholding_tax')),
      cp38: amountText(figureOf(of, 'cp38')),
    },
    lacking: said(of.person.statutory.tax_number) ? [] : ['tax_number'],
  }
}
