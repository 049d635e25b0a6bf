/** Pure functions over the company's settings that other modules use too. */
export { bankLabel, clearingNumber } from './country-banks.ts'
export { currencyCodes } from './currencies.ts'
export { metresBetween, type Point } from './location/distance.ts'
export { type CutOffs, type FormerTerms, formerIn, payMonthOf } from './pay-month.ts'
export { type LatePay, latePays, latePaysOf } from './settings/late-pay.ts'
export { overtimeDays, overtimeDaysOf } from './settings/overtime-days.ts'
