/** What one's own pages and the inbox take from here. */

export { OwnTravel } from './own-travel.tsx'
export { PerDiemTable } from './per-diem-table.tsx'
export { TravelBeside } from './travel-beside.tsx'
export { TravelFields } from './travel-fields.tsx'
export { useTravelText } from './travel-text.ts'
export { bodyOf, emptyTravel, type TravelValues, valuesOf } from './travel-values.ts'
