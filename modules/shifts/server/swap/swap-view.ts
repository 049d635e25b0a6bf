/** A swap as the two who make it see it, and as it is told to whoever decides. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { NewRequest } from '#platform/approvals/server/deciding/send.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { dayText } from '#platform/words/format.ts'
import { clockText } from '../../model/shift.ts'
import type { RosterPerson } from '../people.ts'
import { type ShiftRow, shiftsOf } from '../shifts/shift-store.ts'
import { cellView } from '../shifts/shift-view.ts'
import { toldBecause } from './end-swaps.ts'
import { workAmong } from './judge-swap.ts'
import type { NewSwap, SwapRow } from './swap-store.ts'

/** What somebody worked on a day when it was asked for. */
const workOf = ({ cells }: Pick<NewSwap, 'cells'>, shifts: readonly ShiftRow[], who: string, date: string) =>
  workAmong(shifts, cells.find((cell) => cell.employeeId === who && cell.date === date)?.was ?? [])

export async function swapViews(tx: Tx, companyId: string, rows: readonly SwapRow[], accountId: string) {
  const shifts = rows.length > 0 ? await shiftsOf(tx, companyId) : []
  return rows.map((row) => {
    const waits = row.status === 'pending'
    const isColleagues = waits && row.step === 0
    const side = (employee_id: string, full_name: string, date: string) => ({
      employee_id,
      full_name,
      date: plainDateOf(date),
      shifts: workOf(row, shifts, employee_id, date).map(cellView),
    })
    return {
      id: row.id,
      from: side(row.employee_id, row.full_name, row.date),
      with: side(row.with_employee_id, row.with_full_name, row.with_date),
      is_mine: row.account_id === accountId,
      reason: row.reason,
      status: row.status,
      waits_for: isColleagues ? ('colleague' as const) : waits ? ('approver' as const) : null,
      refused_because: row.refused_because,
      lapsed_because: toldBecause(row.lapsed_because),
      created_at: row.created_at,
      may: {
        answer: isColleagues && row.with_account_id === accountId,
        cancel: waits && row.account_id === accountId,
      },
    }
  })
}

/** As the engine knows it: the colleague is asked before anybody else. */
export function requestOf(
  row: NewSwap,
  other: Pick<RosterPerson, 'account_id' | 'full_name'>,
  shifts: readonly ShiftRow[],
  say: Say,
): NewRequest {
  const hours = (who: string, date: string) =>
    workOf(row, shifts, who, date)
      .map(({ short_name, starts, ends }) => `${short_name} ${clockText(starts)}–${clockText(ends)}`)
      .join(', ')
  const told = (language: Language) => ({
    title: say(language, 'shifts.kind-shift-swap'),
    detail: say(language, 'shifts.swap-detail', {
      day: dayText(row.date, language),
      shift: hours(row.employee_id, row.date),
      name: other.full_name,
      with_day: dayText(row.with_date, language),
      with_shift: hours(row.with_employee_id, row.with_date),
    }),
  })
  const [from = row.date, to = row.date] = [row.date, row.with_date].sort()
  const approver = { by: 'person' as const, account_id: other.account_id ?? '', name: other.full_name }
  return {
    id: row.id,
    aboutId: row.employee_id,
    type: null,
    length: null,
    amount: null,
    from,
    to,
    note: row.reason,
    told: { en: told('en'), 'zh-Hant': told('zh-Hant') },
    first: { approvers: [approver], needs: 'any', remind_after_days: 1 },
  }
}
