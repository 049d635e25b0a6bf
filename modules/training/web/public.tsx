/** What one's own pages and the inbox take from here. */

export { StateBadge } from './matrix.tsx'
export { TrainingBeside } from './requests/training-beside.tsx'
export { bodyOfTraining, emptyTraining, TrainingFields, type TrainingValues } from './requests/training-fields.tsx'
export { useTrainingText } from './training-text.ts'
