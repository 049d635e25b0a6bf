/** What other modules may know of leavings: the reasons every company has, and what the law wants observed of one. */
export { endedBy, isOwedSeverance, type Leaving, observed } from './notice.ts'
export { standardReasons } from './standard-reasons.ts'
