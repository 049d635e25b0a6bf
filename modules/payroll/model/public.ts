/** What of a month's pay other modules may work out by themselves, without a database. */
export { type AlikeDays, apart, DAY } from './alike-days.ts'
export {
  EMPLOYER_SUPPLEMENTARY,
  employerSupplementary,
  insuredOnlyWith,
} from './country-packs/tw/employer-supplementary.ts'
