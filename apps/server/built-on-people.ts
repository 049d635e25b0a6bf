/** What keeps an import of people from being taken back, as the modules say it of their tables. */
import { attendanceOnPeople } from '#modules/attendance/server/built-on-people.ts'
import { candidatesOnPeople } from '#modules/candidates/server/built-on-people.ts'
import { claimsOnPeople } from '#modules/claims/server/claim-store.ts'
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'
import { exitsOnPeople } from '#modules/exit/server/built-on-people.ts'
import { leaveOnPeople } from '#modules/leave/server/built-on-people.ts'
import { loansOnPeople } from '#modules/loans/server/built-on-people.ts'
import { leaveOpeningsOnPeople } from '#modules/migration-wizard/server/public.ts'
import { onboardingOnPeople } from '#modules/onboarding/server/built-on-people.ts'
import { payformsOnPeople } from '#modules/payforms/server/built-on-people.ts'
import { paynoticesOnPeople } from '#modules/paynotices/server/built-on-people.ts'
import { payreportsOnPeople } from '#modules/payreports/server/built-on-people.ts'
import { openingsOnPeople } from '#modules/payroll/server/public.ts'
import { probationOnPeople } from '#modules/probation/server/built-on-people.ts'
import { recruitmentOnPeople } from '#modules/recruitment/server/built-on-people.ts'
import { shiftsOnPeople } from '#modules/shifts/server/built-on-people.ts'
import { standbyOnPeople } from '#modules/standby/server/built-on-people.ts'
import { trainingOnPeople } from '#modules/training/server/built-on-people.ts'
import { travelOnPeople } from '#modules/travel/server/built-on-people.ts'

export const builtOn: readonly BuiltOnPeople[] = [
  ...leaveOnPeople,
  ...leaveOpeningsOnPeople,
  ...claimsOnPeople,
  ...openingsOnPeople,
  ...attendanceOnPeople,
  ...shiftsOnPeople,
  ...payformsOnPeople,
  ...paynoticesOnPeople,
  ...payreportsOnPeople,
  ...loansOnPeople,
  ...standbyOnPeople,
  ...exitsOnPeople,
  ...trainingOnPeople,
  ...travelOnPeople,
  ...recruitmentOnPeople,
  ...onboardingOnPeople,
  ...probationOnPeople,
  ...candidatesOnPeople,
]
