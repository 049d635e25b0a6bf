/** What one's own pages and the inbox take from here. */

export { StateBadge } from './matrix.tsx'
export { TrainingBeside } from './requests/training-beside.tsx'
export { TrainingFields } from './requests/training-fields.tsx'
export { bodyOfTraining, emptyTraining, type TrainingValues } from './requests/training-values.ts'
export { useTrainingText } from './training-text.ts'
