/** Applications as they are answered, in days or hours and the company's wording. */

import type { PlainDate } from '#kernel/plain-date.ts'
import { holidayName } from '#modules/holidays/server/public.ts'
import { amountOf } from '../../model/halves.ts'
import { type LeaveType, nameIn } from '../../model/leave-type.ts'
import type { LeaveBook } from '../book.ts'
import type { Reading } from '../types/type-view.ts'
import type { ApplicationRow, DayRow } from './application-store.ts'
import type { Plan } from './plan.ts'

export type Types = ReadonlyMap<string, LeaveType>

export function applicationView(row: ApplicationRow, types: Types, book: LeaveBook, reading: Reading) {
  const type = types.get(row.type_id)
  const isOver = row.status === 'approved' && row.to_date < book.today
  return {
    id: row.id,
    employee_id: row.employee_id,
    staff_id: row.staff_id,
    full_name: row.full_name,
    department: row.department,
    type_id: row.type_id,
    label: type ? nameIn(reading.language, type) : '',
    unit: type?.unit ?? ('day' as const),
    from: row.from_date,
    to: row.to_date,
    from_part: row.from_part,
    to_part: row.to_part,
    part_label: partLabel(row, book, reading),
    start_time: row.start_minute === null ? null : clockText(row.start_minute),
    hours: row.hours === null ? null : amountOf(row.hours),
    total: amountOf(row.charge),
    event_date: row.event_date,
    variant: row.variant,
    reason: row.reason,
    status: isOver ? ('completed' as const) : row.status,
    is_legally_mandated: type?.mandated ?? false,
    parent_id: row.parent_id,
    batch_id: row.batch_id,
    created_at: row.created_at,
    attachments: row.attachments,
  }
}

/** The half of the day at either end, in the first or the second wording. */
function partLabel({ from_part, to_part }: ApplicationRow, { timeFormat }: LeaveBook, { say, language }: Reading) {
  const parts = [...new Set([from_part, to_part])].filter((part) => part !== 'full')
  if (parts.length === 0) return null
  return parts.map((part) => say(language, `leave.part-${part}-${timeFormat}`)).join(say(language, 'leave.comma'))
}

const clockText = (minute: number): string =>
  `${String(Math.trunc(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export const dayView = ({ date, kind, name, name_local, charge }: DayRow, { language }: Reading) => ({
  date,
  kind,
  name: name && holidayName(language, { name, nameLocal: name_local }),
  charge: amountOf(charge),
  balance_after: null,
})

type Beside = {
  readonly away: readonly {
    employee_id: string
    full_name: string
    from: string
    to: string
    status: 'pending' | 'approved'
  }[]
  readonly team: number
  readonly goesTo: readonly string[]
}

export function previewView(plan: Plan, beside: Beside, { say, language }: Reading) {
  const left = plan.left.at(-1)
  return {
    days: plan.days.map(({ date, kind, name, nameLocal, charge }, at) => ({
      date: date as PlainDate,
      kind,
      name: name && holidayName(language, { name, nameLocal }),
      charge: amountOf(charge),
      balance_after: shown(plan.left[at]),
    })),
    total: amountOf(plan.total),
    unit: plan.type.unit,
    available: shown(plan.available),
    left: shown(left),
    linked: plan.linked && {
      type_id: plan.linked.type.id,
      label: nameIn(language, plan.linked.type),
      amount: amountOf(plan.linked.days.reduce((sum, { charge }) => sum + charge, 0)),
    },
    away: [...beside.away],
    team: beside.team,
    goes_to: [...beside.goesTo],
    errors: Object.fromEntries(
      Object.entries(plan.faults).map(([field, words]) => [field, words.map((word) => say(language, word))]),
    ),
  }
}

const shown = (halves: number | null | undefined): number | null =>
  halves === null || halves === undefined ? null : amountOf(halves)
