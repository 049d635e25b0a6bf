/** What waits and what was decided, as it is answered: named in the caller's language. */
import type { z } from 'zod'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { RetroPerson } from '../../contract/retro.ts'
import { labelOf } from '../view/labels.ts'
import type { Decision } from './retro-store.ts'
import { groupsOf, type Waiting, type WaitingMonth } from './work-out-waiting.ts'

type Shown = z.input<typeof RetroPerson>
type Reader = { readonly language: Language; readonly scheme: string; readonly seal: Seal }

/** Reasons lie sealed under this name. */
export const REASON = 'pay_retro_decisions.reason'

export function waitingShown(one: Waiting, canTake: boolean, reader: Reader): Shown {
  const { employeeId: employee_id, staffId: staff_id, fullName: full_name, effectiveFrom: effective_from } = one
  const undecided = { into: null, decided_by: null, decided_at: null, reason: null }
  const person = { employee_id, staff_id, full_name, effective_from, status: 'waiting' as const, ...undecided }
  return { ...person, can_take: canTake, ...monthsShown(one.months, reader) }
}

/** What one person took or dismissed at once stands together. */
export function decidedShown(decisions: readonly Decision[], reader: Reader): Shown[] {
  const together = groupsOf(decisions, ({ employee_id, decided_at, into }) => `${employee_id} ${decided_at} ${into}`)
  return [...together.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { employee_id, staff_id, full_name, effective_from, into, decided_by, decided_at } = first
    const months = group.map(({ month, lines, amount }) => ({ month, lines, difference: amount }))
    const reason = first.reason === null ? null : reader.seal.open(first.reason, REASON)
    const status = into === null ? ('dismissed' as const) : ('taken' as const)
    const person = { employee_id, staff_id, full_name, effective_from, status, into, decided_by, decided_at, reason }
    return [{ ...person, can_take: false, ...monthsShown(months, reader) }]
  })
}

function monthsShown(months: readonly WaitingMonth[], { language, scheme }: Reader): Pick<Shown, 'months' | 'total'> {
  return {
    months: months.map(({ lines, ...month }) => ({
      ...month,
      lines: lines.map((line) => ({ ...line, label: labelOf(language, scheme, line.key) })),
    })),
    total: totalOf(months),
  }
}

export const totalOf = (months: readonly Pick<WaitingMonth, 'difference'>[]): string =>
  amountText(sumOf(months.map(({ difference }) => amountOf(difference))))
