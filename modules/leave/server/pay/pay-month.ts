/** In which month's pay leave may arrive that is paid out: one that is still to come, and not further off than a year. */
import { addMonths, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { PayPort } from '../needs.ts'

type Asked = {
  readonly companyId: string
  /** The first day of the month. */
  readonly month: PlainDate
  readonly today: PlainDate
  /** Whoever has left is paid the last time for the month they left in. */
  readonly leftOn?: PlainDate | null
  /** Under which the month was sent. */
  readonly field: string
  readonly tell: (month: PlainDate) => string
}

const MONTHS = 12

/** Undefined where it is paid. Where nothing was ever paid here, the first month may lie behind. */
export async function refusalOfPayMonth(tx: Tx, pay: PayPort, asked: Asked): Promise<Problem | undefined> {
  const { companyId, month, today, leftOn = null, field, tell } = asked
  const refused = (word: string, nearest: PlainDate) =>
    problem(word, { params: { month: tell(nearest) }, errors: { [field]: [word] } })
  const first = (await pay.firstOpenMonth(tx, companyId)) ?? monthsFrom(today, -MONTHS)
  const last = monthsFrom(today, MONTHS)
  if (month < first) return refused('leave.pay-month-closed', first)
  if (month > last && month !== first) return refused('leave.pay-month-far', last)
  if (leftOn !== null && month > leftOn) return refused('leave.pay-month-after-leaving', monthsFrom(leftOn, 0))
  return undefined
}

/** The present month, or the first after it that is not closed. */
export async function nextPayMonth(tx: Tx, pay: PayPort, companyId: string, today: PlainDate): Promise<PlainDate> {
  const present = monthsFrom(today, 0)
  const first = await pay.firstOpenMonth(tx, companyId)
  return first !== null && first > present ? first : present
}

/**
 * In whose pay each person has what is paid out: in the month chosen; of whoever has left by then, in the month they left
 * in, as long as that is open. Null where no month pays them any more.
 */
export async function payMonthsOf(
  tx: Tx,
  pay: Pick<PayPort, 'firstOpenMonth'>,
  companyId: string,
  chosen: PlainDate,
): Promise<PayMonthOf> {
  const first = await pay.firstOpenMonth(tx, companyId)
  return (leftOn) => {
    if (leftOn === null || leftOn >= chosen) return chosen
    const last = monthsFrom(leftOn, 0)
    return first === null || last >= first ? last : null
  }
}
export type PayMonthOf = (leftOn: PlainDate | null) => PlainDate | null

const monthsFrom = (day: PlainDate, count: number): PlainDate => firstDayOf(addMonths(yearMonthOf(day), count))
