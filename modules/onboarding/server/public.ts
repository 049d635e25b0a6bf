/** What neighbours may ask of the tasks around people. */

export { clearanceFrom } from './clearing.ts'
export { tasksFollow } from './orientation-store.ts'
