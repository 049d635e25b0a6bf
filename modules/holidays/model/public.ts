/** What models of other modules may ask of holidays. */
export { type DayFact, type FactOf, factsOf, type RosteredShift, type Span, type UsualDay } from './day-fact.ts'
export { type DayType, dayTypesOf } from './day-types.ts'
export { partsOfWork } from './parts-of-work.ts'
export { dayTypeOfPlanned, plannedDay } from './planned-day.ts'
