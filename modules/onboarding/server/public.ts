/** What other modules may ask of the tasks around people. */

export { clearanceFrom } from './clearing.ts'
export { type PlannedMeeting, plannedMeetings } from './meetings/meeting-store.ts'
export { orientationsEnd } from './not-coming.ts'
export { tasksFollow } from './orientation-store.ts'
