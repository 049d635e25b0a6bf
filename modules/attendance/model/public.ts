/** What the page of whoever clocks in may work out without asking the server. */
export { type ClockingType, clockingFlags } from './clocking/flags.ts'
export { type Found, type Place, type Position, placeAt } from './clocking/place.ts'
export { nextType, type State, stateAfter } from './clocking/state.ts'
