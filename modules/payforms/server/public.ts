/** What neighbours may ask of forms. */
export { keptDetails } from './store.ts'
