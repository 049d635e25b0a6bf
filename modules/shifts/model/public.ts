/** Hours and days as rosters reckon with them. */
export { datesOf } from './pattern.ts'
export { clockText, DAY, hoursText, minuteOf } from './shift.ts'
