/** Standby is paid as a shift with an allowance is. */
export {
  type Allowance,
  allowanceTypes,
  type Calculation,
  type DayOnCall,
  forfeitUnits,
  type Paid,
  paidOfDay,
} from '#modules/shifts/model/public.ts'
