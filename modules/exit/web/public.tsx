/** What other modules and the inbox show of leavings. */
export { ExitBeside } from './exit-beside.tsx'
export { ExitReasonChoice } from './exit-reason-choice.tsx'
