/** Hours and days as rosters reckon with them. */
export {
  type Allowance,
  allowanceTypes,
  type Calculation,
  type DayOnCall,
  forfeitUnits,
  type Paid,
  paidOfDay,
} from './allowance.ts'
export { datesOf } from './pattern.ts'
export { clockText, DAY, hoursText, minuteOf } from './shift.ts'
