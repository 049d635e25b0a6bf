/** A type of leave as the form holds it: what is not set is an empty text. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { InputOf } from '#platform/http/web/client.ts'
import type { changeType, type } from '../../../contract/types.ts'

type LeaveType = DataOf<typeof type>
type Change = InputOf<typeof changeType>['body']

/** Fields in which nothing may be said. */
const optional = [
  'smallest',
  'sex',
  'attachment_from',
  'within_type',
  'window_before',
  'window_after',
  'events',
  'backdated_days',
  'longest',
  'carry_months',
] as const
const whole = [
  'service_months',
  'notice_days',
  'window_before',
  'window_after',
  'events',
  'backdated_days',
  'carry_months',
]

const usual = {
  name: '',
  name_zh: '',
  granted: 'year',
  period: 'service_year',
  counted_in: 'working_days',
  unit: 'day',
  smallest: '',
  steps: [{ from_months: 0, amount: 0 }],
  prorated: true,
  accrues: 'at_once',
  paid: '1',
  sex: '',
  married: false,
  service_months: '0',
  attachment_from: '',
  reason_needed: false,
  mandated: false,
  within_type: '',
  within_after: '0',
  window_before: '',
  window_after: '',
  events: '',
  notice_days: '0',
  backdated_days: '',
  longest: '',
  carry_most: '0',
  carry_months: '',
  leftover: 'forfeit',
  active: true,
}
export type TypeValues = Omit<typeof usual, 'steps'> & { steps: { from_months: number; amount: number }[] }

export function valuesOf(given: LeaveType | undefined): TypeValues {
  if (!given) return { ...usual, steps: [...usual.steps] }
  const entries = Object.keys(usual).map((name) => {
    const value = given[name as keyof typeof usual]
    if (name === 'steps' || typeof value === 'boolean') return [name, value]
    return [name, value === null ? '' : String(value)]
  })
  // The seam between the wire and the form: every name stands in `usual`.
  return Object.fromEntries(entries) as TypeValues
}

/** Only what differs, so that nothing else is touched. */
export function changesOf(values: TypeValues, before: TypeValues): Change {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof TypeValues]),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, wireOf(name, value)])) as Change
}

function wireOf(name: string, value: unknown): unknown {
  if (value === '' && optional.some((one) => one === name)) return null
  if (value !== '' && whole.includes(name)) return Number(value)
  return value
}
