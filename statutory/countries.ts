/** The one list of countries whose law the engine knows. The first word of a scheme's name is its country. */
import type { CountryLaw } from './core/country-law.ts'
import { malaysia } from './my/law.ts'
import { philippines } from './ph/law.ts'
import { taiwan } from './tw/law.ts'

export const countries: { readonly [country: string]: CountryLaw } = {
  my: malaysia,
  tw: taiwan,
  ph: philippines,
}
