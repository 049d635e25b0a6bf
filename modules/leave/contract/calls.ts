import * as applications from './applications.ts'
import * as balances from './balances.ts'
import * as locks from './locks.ts'
import * as nextYear from './next-year.ts'
import * as offInLieu from './off-in-lieu.ts'
import * as own from './own.ts'
import * as replacementHoliday from './replacement-holiday.ts'
import * as reports from './reports.ts'
import * as typePeriod from './type-period.ts'
import * as types from './types.ts'

export const leaveContracts = [
  types,
  typePeriod,
  balances,
  applications,
  own,
  locks,
  nextYear,
  reports,
  offInLieu,
  replacementHoliday,
] as const
