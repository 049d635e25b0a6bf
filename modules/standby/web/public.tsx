/** What other modules may show of standby. */
export { OwnStandby } from './own-standby.tsx'
