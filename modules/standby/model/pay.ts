/** Standby is paid as a shift with an allowance is. */
export {
  type Allowance,
  absentMinutesOf,
  allowanceTypes,
  approvedLeave,
  type Calculation,
  type DayOnCall,
  forfeitUnits,
  type Paid,
  paidOfDay,
  type Terms,
  typeOf,
  withTermsOf,
} from '#modules/shifts/model/public.ts'
