/** A type of leave as it is answered: in days or hours, with what the law says of it. */
import type { Language, Say } from '#platform/http/server/say.ts'
import { lawOf } from '#statutory/work-out.ts'
import { holdsFrom, periodOf } from '../../model/entitlement/by-leave-year.ts'
import type { Step } from '../../model/entitlement/steps.ts'
import { amountOf, type Halves, halvesOf } from '../../model/halves.ts'
import { kindOfLaw, variantsOf } from '../../model/law/leave-law.ts'
import { lawSteps } from '../../model/law/usual-types.ts'
import { type LeaveType, nameIn, smallestOf } from '../../model/leave-type.ts'
import type { LeaveBook } from '../book.ts'

export type Reading = { readonly language: Language; readonly say: Say }

export function typeView({ by_years, ...type }: LeaveType, book: LeaveBook, { language, say }: Reading) {
  return {
    ...type,
    label: nameIn(language, type),
    smallest: shown(type.smallest),
    smallest_in_force: amountOf(smallestOf(type, book.smallestUnit, book.dayHours)),
    steps: stepsView(type.steps),
    period: periodOf(by_years),
    period_from: holdsFrom(by_years, book.today),
    attachment_from: shown(type.attachment_from),
    within_after: amountOf(type.within_after),
    longest: shown(type.longest),
    carry_most: amountOf(type.carry_most),
    variants: variantsOf(book.country, type.kind ?? '').map((name) => ({
      name,
      label: say(language, `leave.variant-${name}`),
    })),
    part_labels: {
      morning: say(language, `leave.part-morning-${book.timeFormat}`),
      afternoon: say(language, `leave.part-afternoon-${book.timeFormat}`),
    },
    law: lawView(type, book),
  }
}

function lawView(type: Pick<LeaveType, 'kind' | 'unit'>, { country, today, dayHours }: LeaveBook) {
  const kind = type.kind === null ? undefined : kindOfLaw(country, type.kind, today)
  const source = kind && lawOf(country.toLowerCase())?.sources.get(kind.source)
  if (!kind || !source) return null
  return {
    steps: stepsView(lawSteps(country, kind.name, today, type.unit, dayHours)),
    paid: String(Number(kind.paid.top) / Number(kind.paid.bottom)),
    standing: source.standing,
    source: [source.title, source.citation].filter(Boolean).join(', '),
    from: source.from,
    note: source.note ?? null,
  }
}

const shown = (halves: Halves | null): number | null => (halves === null ? null : amountOf(halves))

export const stepsView = (steps: readonly Step[]) =>
  steps.map(({ from_months, halves }) => ({ from_months, amount: amountOf(halves) }))

/** Checked to be halves by the contract. */
export const stepsOf = (steps: readonly { readonly from_months: number; readonly amount: number }[]): Step[] =>
  steps
    .map(({ from_months, amount }) => ({ from_months, halves: halvesOf(amount) ?? 0 }))
    .sort((one, other) => one.from_months - other.from_months)
