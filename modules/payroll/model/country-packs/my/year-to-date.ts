/** What a month leaves for the later ones of the same year: the accumulated figures of the tax deduction. */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PersonMonth, Prepared } from '../../country-pack.ts'
import type { Carried, Figures, Given } from '../../payslip.ts'
import { TRAVEL, usedOf } from './travel.ts'

const accumulated = {
  accumulated_remuneration: ['normal_remuneration', 'additional_remuneration'],
  accumulated_epf: ['epf_employee'],
  accumulated_mtd: ['withholding_tax'],
  accumulated_zakat: ['zakat'],
  /** Claimed by form TP1 in months before the company came; months worked out here add none. */
  accumulated_deductions: [],
} as const

export function carriedAfter({ lines }: Prepared, answer: Figures, { carried }: PersonMonth): Carried {
  const after: Record<string, string> = {}
  for (const [key, figures] of Object.entries(accumulated)) {
    const month = sumOf(figures.map((figure) => amountOf(String(answer[figure]))))
    put(after, key, amountOf(carried?.[key] ?? '0') + month)
  }
  const travel = sumOf(lines.filter(({ key }) => key === TRAVEL).map(({ amount }) => amountOf(amount)))
  put(after, TRAVEL, usedOf(carried) + travel)
  return after
}

/** The part that the law is given. */
export function lawFacts(carried: Carried | undefined): Given {
  return Object.fromEntries(Object.entries(carried ?? {}).filter(([key]) => key in accumulated))
}

function put(into: Record<string, string>, key: string, amount: Amount): void {
  if (amount !== 0n) into[key] = amountText(amount)
}
