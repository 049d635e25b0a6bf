/** What can be booked: lines of the payslip and the sums that stand for them, and categories, each with its sides. */
import { companyFacts } from '#modules/company/server/public.ts'
import { type BookedSide, bookedNames, owedByCompany, owedWord } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { CLAIMS } from '../../model/ledger/journal.ts'
import { ALL_EARNINGS, ALL_EMPLOYER, LOANS, type Side } from '../../model/ledger/rules.ts'

export type Named = { readonly name: string; readonly label: string; readonly sides: Side[] }
type Reading = { readonly language: Language; readonly say: Say }

export async function bookable(tx: Tx, companyId: string, { language, say }: Reading) {
  const { names, categories, reductions, label } = await bookedNames(tx, companyId, language)
  const { country } = await companyFacts(tx, companyId)
  const sideOf = new Map(names.map(({ name, side }) => [name, side]))
  const figures: readonly Named[] = [
    ...names.map((one) => ({ name: one.name, label: one.label, sides: sidesOf(one.name, one.side) })),
    ...owedByCompany(country).map((name) => ({
      ...{ name, label: say(language, owedWord(name)), sides: sidesOf(name, 'employer') },
    })),
    { name: LOANS, label: say(language, 'payreports.ledger.loans'), sides: ['credit'] },
  ]
  const known = new Map(
    [...figures, ...categories.map((one) => ({ ...one, name: one.id }))].map((one) => [one.name, one]),
  )
  return {
    figures,
    reductions,
    categories: categories.map(({ id, label: own, figure }): Named => {
      return { name: id, label: own, sides: sidesOf(figure, sideOf.get(figure) ?? 'earning') }
    }),
    /** By the name of a payslip's line; two of the same name under different lines are told apart. */
    categoryOf: new Map(categories.map(({ id, english, figure }) => [`${figure} ${english}`, id])),
    label: ({ figure, category }: { readonly figure: string; readonly category: string | null }) =>
      figure === CLAIMS
        ? say(language, 'payreports.ledger.claims')
        : (known.get(category ?? figure)?.label ?? label(figure)),
  }
}

function sidesOf(name: string, side: BookedSide): Side[] {
  if (side === 'employer' || name === ALL_EMPLOYER) return ['debit', 'credit']
  if (side === 'earning' || side === 'refund' || name === ALL_EARNINGS) return ['debit']
  return ['credit']
}
