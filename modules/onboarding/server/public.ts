/** What neighbours may ask of the tasks around people. */

export { tasksFollow } from './orientation-store.ts'
