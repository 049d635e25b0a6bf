/** Pure functions over shifts and days that other modules use too. */
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
} from './allowance.ts'
export { datesOf } from './pattern.ts'
export { clockText, DAY, hoursText, minuteOf } from './shift.ts'
