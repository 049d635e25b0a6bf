/** TP3: what a leaver's next employer of the same year must know of this one's pay, and of what was claimed by form TP1. */
import { amountOf, amountText } from '#kernel/money.ts'
import type { Box, MadeForm, YearForm } from '../form.ts'
import { type FormYear, figureOf, formerPay, type PersonYear } from '../year.ts'
import { makeEa } from './ea.ts'

const money = (key: string, more: Partial<Box> = {}): Box => ({ key, kind: 'money', ...more })

/** Part D: what was claimed here by form TP1, item by item. */
const claims = Array.from({ length: 17 }, (_, at) => `D${at + 1}`)

/** What former employers of the year paid, apart: fact of the record, and column of a sheet of earlier pay. */
const former = {
  former_C1: ['previous_remuneration', 'remuneration'],
  former_C3: ['previous_epf', 'epf_employee'],
  former_C4i: ['previous_zakat', 'zakat'],
  former_C5: ['previous_mtd', 'withholding_tax'],
  former_D: ['previous_deductions', 'tax_deductions'],
} as const

export const tp3: YearForm = {
  name: 'tp3',
  country: 'MY',
  standing: 'several',
  due: null,
  handedOut: true,
  leaversOnly: true,
  parts: [],
  whole: [],
  boxes: [
    { key: 'last_day', kind: 'text' },
    money('C1', { part: 'C' }),
    money('C2'),
    money('C3'),
    money('C4i'),
    money('C4ii'),
    money('C5', { sum: true }),
    ...claims.map((key, at) => money(key, at === 0 ? { part: 'D' } : {})),
    ...Object.keys(former).map((key, at) => money(key, at === 0 ? { part: 'former' } : {})),
  ],
}

/**
 * C1 is what the tax deduction took for remuneration, since the next employer goes on from it: what of a termination
 * benefit or gratuity is exempt stands in EA and not here. The rest is by the boxes of form EA; MTD without CP38.
 */
export function makeTp3(of: PersonYear, at: FormYear, chosen: Readonly<Record<string, string>>): MadeForm {
  const { figures: ea, lacking } = makeEa(of, at, chosen)
  return {
    figures: {
      last_day: of.person.leftOn ?? '',
      C1: amountText(figureOf(of, 'normal_remuneration') + figureOf(of, 'additional_remuneration')),
      C2: ea.F ?? '0.00',
      C3: ea.E1 ?? '0.00',
      // Deducted from pay, and claimed by form TP1.
      C4i: amountText(amountOf(ea.D3 ?? '0') + amountOf(ea.D5b ?? '0')),
      C4ii: of.claimed?.departure_levy ?? '0.00',
      C5: amountText(figureOf(of, 'withholding_tax')),
      ...Object.fromEntries(claims.map((key) => [key, of.claimed?.[key.replace('D', 'C')] ?? '0.00'])),
      ...Object.fromEntries(
        Object.entries(former).map(([key, [fact, column]]) => [
          key,
          amountText(formerPay(of, at.year, fact, [column])),
        ]),
      ),
    },
    lacking,
  }
}

export const hasLeftIn = ({ person: { leftOn } }: PersonYear, year: number): boolean =>
  leftOn?.startsWith(`${year}-`) === true
