/** The Employment Act's leave, by the schemes that work it out. */
import type { CountryLeave } from './ask.ts'

export const malaysia: CountryLeave = {
  byService: {
    annual: (ask, service_months) => ask('my.annual_leave', 'annual_days', { service_months }),
    sick: (ask, service_months) => ask('my.sick_leave', 'sick_days', { service_months }),
    hospitalisation: (ask, service_months) => ask('my.sick_leave', 'hospitalisation_days', { service_months }),
  },
  byEvent: {
    maternity: (ask) => ask('my.maternity_leave', 'days', { start_date: '2023-01-01' }),
    paternity: (ask, { serviceMonths, number }) =>
      ask('my.paternity_leave', 'days', {
        start_date: '2023-01-01',
        service_months: serviceMonths,
        confinement_number: number,
      }),
  },
  variants: {},
  least: {
    annual: (ask, service_months, completed_months) =>
      ask('my.annual_leave', 'entitled_days', { service_months, completed_months }),
  },
}
