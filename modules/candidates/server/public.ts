/** What other modules may ask of candidates: who is about to join, and whose link it is. */

export { handInterviewsOver, interviewsLedBy } from './interviews/hand-over.ts'
export { type PlannedInterview, plannedInterviews } from './interviews/interview-store.ts'
export { type Joiner, joinerOf, moveFirstDay, outOfOrientation, putInOrientation } from './newcomer/joiner.ts'
export { byNewcomer, type NewcomerFound } from './newcomer/newcomer-handlers.ts'
export { candidateRead } from './whose.ts'
