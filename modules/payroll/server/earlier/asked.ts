/** Who is asked about pay of earlier months of a year, what is known, and what is still open. */
import { monthOf, plainDateOf, yearMonthOf, yearMonthText, yearOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { earlierPayOf } from '../../model/earlier-pay.ts'
import { type Period, periodAfter, periodOf } from '../../model/period.ts'
import { openingsByPerson } from '../opening/opening-store.ts'
import { packFor } from '../pack-of-company.ts'
import { monthsWorkedOut } from '../run-store.ts'
import { type EarlierRow, earlierRows } from './earlier-store.ts'
import { shownEntry } from './entries.ts'

type Asking = {
  readonly year: number
  /** The month to run next. */
  readonly next: Period
  readonly employeeIds?: readonly string[] | undefined
}
export type AskedPerson = Awaited<ReturnType<typeof askedAbout>>[number]

export async function askedAbout(tx: Tx, companyId: string, { year, next, employeeIds }: Asking) {
  const { opening } = await packFor(tx, companyId)
  const before = next.year === year ? next.month : null
  const rows = await earlierRows(tx, companyId, { year, before, former: opening.former, employeeIds })
  const known = await openingsByPerson(tx, companyId, { year, ...(employeeIds && { employeeIds }) })
  return rows.flatMap((row) => {
    const joinedOn = plainDateOf(row.joined_on)
    const joined = yearOf(joinedOn) < year ? 0 : yearOf(joinedOn) > year ? 13 : monthOf(joinedOn)
    const facts = {
      before: row.first_paid ?? before ?? 1,
      joined,
      employed: new Set(row.employed),
      leftOut: new Set(row.left_out),
      covered: new Set(row.covered),
      formerSaid: row.former_said && yearOf(joinedOn) === year,
      none: row.none,
    }
    const found = earlierPayOf(facts, opening.scope)
    if (!found) return []
    const keys = (months: readonly number[]) => months.map((month) => yearMonthText({ year, month }))
    const { staff_id, full_name, employee_id } = row
    const { months, open, status } = found
    return [
      {
        employee_id,
        staff_id,
        full_name,
        year,
        months: keys(months),
        open: keys(open),
        status,
        ...saidOf(row, status),
        entries: (known.get(employee_id) ?? []).map((one) =>
          shownEntry(companyId, one, { staffId: staff_id, fullName: full_name }),
        ),
      },
    ]
  })
}

function saidOf({ sheet_by, sheet_at, none_by, none_at }: EarlierRow, status: 'unknown' | 'none' | 'entered') {
  if (status === 'unknown') return { said_by: null, said_at: null }
  return status === 'none' ? { said_by: none_by, said_at: none_at } : { said_by: sheet_by, said_at: sheet_at }
}

/** The month to run next: after the last approved one, else the first worked out, else the one that is now. */
export async function nextPeriod(tx: Tx, companyId: string, clock: Clock): Promise<Period> {
  const runs = await monthsWorkedOut(tx, companyId)
  const last = runs.filter(({ state }) => state === 'approved').at(-1)
  if (last) return periodAfter(periodOf(last))
  const { timezone } = await companyFacts(tx, companyId)
  return periodOf(runs[0] ?? yearMonthOf(clock.today(timezone)))
}

/** Of these people, those of whom it is still open what they were paid earlier in the year of this month. */
export async function earlierPayUnknown(
  tx: Tx,
  companyId: string,
  period: Period,
  employeeIds: readonly string[],
): Promise<string[]> {
  if (period.month === 1) return []
  const asked = await askedAbout(tx, companyId, { year: period.year, next: period, employeeIds })
  return asked.filter(({ status }) => status === 'unknown').map(({ employee_id }) => employee_id)
}

/** How many people are still to be asked in the year of the month to run next. */
export async function earlierPayOpen(tx: Tx, companyId: string, clock: Clock): Promise<number> {
  const next = await nextPeriod(tx, companyId, clock)
  const asked = await askedAbout(tx, companyId, { year: next.year, next })
  return asked.filter(({ status }) => status === 'unknown').length
}
