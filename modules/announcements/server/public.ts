/** Audiences for other modules that tell people something: the rows `a` have the same six columns. */
export { countReached, reachedOn, unknownOf } from './audience.ts'
