/** The types with which a company begins: one for each kind of its country's law, as the law has it, and unpaid leave. */
import type { Country } from '#kernel/countries.ts'
import { decimalText } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { KindOnDay } from '#statutory/leave-kinds.ts'
import type { Step } from '../entitlement/steps.ts'
import { type LeaveType, plainType } from '../leave-type.ts'
import { kindsOfLaw, lawByService } from './leave-law.ts'
import { namesOfKinds, unpaidNames } from './names.ts'

/** `within_type` names a kind here; who stores them puts in the type that stands for it. */
export type UsualType = Omit<LeaveType, 'id'>

/** Of a whole working day, in halves of an hour, until the company says otherwise. */
const USUAL_DAY_HOURS = 16

export function usualTypes(country: Country, on: PlainDate): UsualType[] {
  return [
    ...kindsOfLaw(country, on).map((kind, position) => typeOf(country, kind, on, position)),
    { ...plainType, ...{ name: unpaidNames.en, name_zh: unpaidNames.zh }, granted: 'need', paid: '0', position: 100 },
  ]
}

/** The law's days by service, in halves of the type's unit. */
export function lawSteps(
  country: Country,
  kind: string,
  on: PlainDate,
  unit: 'day' | 'hour',
  dayHours: number,
): Step[] {
  const law = lawByService(country, kind, on)
  if (!law) return []
  const perDay = unit === 'day' ? 2 : dayHours
  return [0, ...law.changes].map((from_months) => ({ from_months, halves: law.at(from_months) * perDay }))
}

function typeOf(country: Country, kind: KindOnDay, on: PlainDate, position: number): UsualType {
  const names = namesOfKinds[country][kind.name] ?? { en: kind.name, zh: kind.name }
  const unit = kind.measuredIn === 'hours' ? 'hour' : 'day'
  return {
    ...plainType,
    kind: kind.name,
    name: names.en,
    name_zh: names.zh,
    granted: kind.granted,
    counted_in: kind.countedIn,
    unit,
    smallest: unit === 'hour' ? 2 : null,
    steps: lawSteps(country, kind.name, on, unit, USUAL_DAY_HOURS),
    prorated: kind.prorated,
    paid: decimalText(kind.paid),
    sex: kind.sex === 'any' ? null : kind.sex,
    married: kind.married,
    service_months: kind.granted === 'anniversary' ? 0 : kind.serviceMonths,
    attachment_from: kind.certificate ? 0 : null,
    mandated: kind.mandated && kind.name !== 'annual',
    within_type: kind.within?.kind ?? null,
    within_after: (kind.within?.afterDays ?? 0) * (unit === 'day' ? 2 : USUAL_DAY_HOURS),
    window_before: kind.window?.before ?? null,
    window_after: kind.window?.after ?? null,
    events: kind.events ?? null,
    leftover: kind.paidOut ? 'pay_out' : 'forfeit',
    position,
  }
}
