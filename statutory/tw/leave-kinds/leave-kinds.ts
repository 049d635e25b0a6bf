/** The kinds of leave of Taiwanese law. */
import { lawFile } from '../../core/law-file.ts'
import { leaveKindsOf } from '../../core/leave-kind.ts'
import rates from './leave-kinds.rates.yaml'

export const leaveKindsFile = lawFile(rates)
export const leaveKinds = leaveKindsOf(leaveKindsFile, [
  'annual',
  'sick',
  'hospitalised_sick',
  'personal',
  'family_care',
  'menstrual',
  'marriage',
  'bereavement',
  'maternity',
  'miscarriage_over_3_months',
  'miscarriage_2_to_3_months',
  'miscarriage_under_2_months',
  'prenatal_checkup',
  'paternity',
  'parental',
  'occupational_injury',
  'official',
  'job_search',
  'indigenous_rites',
  'disaster',
])
