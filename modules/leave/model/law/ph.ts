/** Philippine leave, by the schemes that work it out. */
import type { CountryLeave } from './ask.ts'

const SCHEME = 'ph.leave_entitlement'

/** Which birth; a solo parent has more days. */
const births = ['live_birth', 'live_birth_of_solo_parent', 'miscarriage', 'emergency_termination']

export const philippines: CountryLeave = {
  byService: {
    service_incentive: (ask, service_months) =>
      ask('ph.service_incentive_leave', 'entitled_days', { service_months: String(service_months) }),
    solo_parent: (ask, service_months) =>
      ask(SCHEME, 'days', {
        leave_type: 'solo_parent',
        sex: 'female',
        solo_parent_id: true,
        service_months: String(service_months),
      }),
    vawc: (ask) => ask(SCHEME, 'days', { leave_type: 'vawc', sex: 'female', certified: true }),
  },
  byEvent: {
    maternity: (ask, { variant }) =>
      ask(SCHEME, 'days', {
        leave_type: 'maternity',
        sex: 'female',
        event: variant === 'live_birth_of_solo_parent' ? 'live_birth' : (variant ?? 'live_birth'),
        solo_parent: variant === 'live_birth_of_solo_parent',
      }),
    paternity: (ask, { number }) =>
      ask(SCHEME, 'days', { leave_type: 'paternity', sex: 'male', married: true, delivery_number: number }),
    special_leave_women: (ask, { serviceMonths }) =>
      ask(SCHEME, 'days', {
        leave_type: 'special_leave_women',
        sex: 'female',
        certified: true,
        service_months: String(serviceMonths),
      }),
  },
  variants: { maternity: births },
}
