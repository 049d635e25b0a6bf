/** What other modules may ask of recruiting: the vacancy behind a candidate, what an advertisement asks, its page. */

export { headOf, lineFrom, recruitersOf } from './agreeing/line.ts'
export { handVacanciesOver, vacanciesHeldBy } from './hand-over.ts'
export {
  heldAdvertisements,
  type OpenAdvertisement,
  openAdvertisement,
  openAdvertisements,
  openAdvertisementWith,
} from './open-advertisement.ts'
export { closedPage, framed, type Reader } from './pages/frame.ts'
export { langOf, titleOf } from './pages/job-page.ts'
export { writtenOnce } from './pages/written-once.ts'
export {
  fill,
  type PickedVacancy,
  type VacancyFacts,
  vacanciesOfMember,
  vacanciesToPick,
  vacancyById,
} from './vacancy-facts.ts'
