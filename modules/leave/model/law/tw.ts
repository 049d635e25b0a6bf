/** Taiwanese leave, by the schemes that work it out. */
import { addMonths, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { relations } from '#statutory/tw/labour-standards/leave-entitlement.ts'
import type { Ask, CountryLeave } from './ask.ts'

const entitlement =
  (leave_type: string, more: object = {}) =>
  (ask: Ask) =>
    ask('tw.leave_entitlement', 'days', { leave_type, ...more })
const ofService = (leave_type: string) => (ask: Ask) => entitlement(leave_type, { service_months: 12 })(ask)

/** A first of a month, so that on any day of this one so many months are completed. */
const hiredBefore = (months: number, on: PlainDate): PlainDate => firstDayOf(addMonths(yearMonthOf(on), -months))

export const taiwan: CountryLeave = {
  byService: {
    annual: (ask, months, on) => ask('tw.annual_leave', 'days', { hired_on: hiredBefore(months, on) }),
    sick: entitlement('sick'),
    personal: entitlement('personal'),
    family_care: entitlement('family_care'),
  },
  byEvent: {
    marriage: entitlement('marriage'),
    bereavement: (ask, { variant }) => entitlement('bereavement', { relation: variant ?? '' })(ask),
    maternity: ofService('maternity'),
    miscarriage_over_3_months: ofService('miscarriage_over_3_months'),
    miscarriage_2_to_3_months: entitlement('miscarriage_2_to_3_months'),
    miscarriage_under_2_months: entitlement('miscarriage_under_2_months'),
    prenatal_checkup: entitlement('prenatal_checkup'),
    paternity: entitlement('paternity'),
  },
  variants: { bereavement: relations },
}
