/** What of a month's pay other modules may work out by themselves, without a database. */
export {
  EMPLOYER_SUPPLEMENTARY,
  employerSupplementary,
  insuredOnlyWith,
} from './country-packs/tw/employer-supplementary.ts'
