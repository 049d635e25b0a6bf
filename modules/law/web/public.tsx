/** What other screens may embed: the steps of a worksheet, each explained by its kind, and what they rest on. */
export { SourceList, type SourceShown } from './worksheet/source-list.tsx'
export { StepList } from './worksheet/step-list.tsx'
export { SummaryList } from './worksheet/summary-list.tsx'
export type { StepShown } from './worksheet/view-props.ts'
