/** Which part of a day's wages is paid on leave of each kind. */
import type { Fraction } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Found } from '../../core/history.ts'
import { refuse } from '../../core/refusal.ts'
import { labourStandardsFile } from './labour-standards-file.ts'

const fixed = [
  'annual',
  'marriage',
  'bereavement',
  'prenatal_checkup',
  'paternity',
  'official',
  'occupational_injury',
  'job_search',
  'personal',
  'family_care',
  'parental',
  'miscarriage_2_to_3_months',
  'miscarriage_under_2_months',
  'menstrual',
  'sick',
  'hospitalised_sick',
] as const
const byService = ['maternity', 'miscarriage_over_3_months'] as const

export const leaveTypes = [...fixed, ...byService, 'disaster'] as const
export type LeaveType = (typeof leaveTypes)[number]

export type LeaveFacts = {
  readonly leave_type: LeaveType
  readonly service_months?: number | undefined
  /** What the employer pays on days of disaster. */
  readonly paid_rate?: Fraction | undefined
}

export const leavePay = labourStandardsFile.history('leave_pay', (block) => {
  const paid = block.entry('paid')
  return {
    paid: new Map<LeaveType, Fraction>(fixed.map((type) => [type, paid.rate(type)])),
    halfPaidSickDays: block.rate('half paid sick days'),
    fullFromMonths: block.whole('full pay from service months'),
    beforeThat: block.rate('before that'),
  }
})

export function paidRate({ leave_type: type, ...facts }: LeaveFacts, on: PlainDate): Found<Fraction> {
  const { law, id } = leavePay.on(on)
  if (type === 'disaster') {
    return { law: facts.paid_rate ?? refuse('paid_rate', 'missing', 'is the employer’s to say for disaster leave'), id }
  }
  const rate = law.paid.get(type)
  if (rate) return { law: rate, id }
  const months = facts.service_months ?? refuse('service_months', 'missing', `is required for ${type}`)
  return { law: months >= law.fullFromMonths ? WHOLE : law.beforeThat, id }
}

const WHOLE: Fraction = { top: 1n, bottom: 1n }
