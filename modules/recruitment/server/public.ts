/** What neighbours may ask of recruiting: the vacancy behind a candidate, and what an advertisement asks. */

export { headOf, lineFrom, recruitersOf } from './agreeing/line.ts'
export { handVacanciesOver, vacanciesHeldBy } from './hand-over.ts'
export { type OpenAdvertisement, openAdvertisement, openAdvertisementIn } from './open-advertisement.ts'
export {
  fill,
  type PickedVacancy,
  type VacancyFacts,
  vacanciesOfMember,
  vacanciesToPick,
  vacancyById,
} from './vacancy-facts.ts'
