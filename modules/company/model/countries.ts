import type { Country } from '#kernel/countries.ts'

/** What a country is called where its name is wanted, not its code. */
const countryNames: Readonly<Record<Country, string>> = { MY: 'Malaysia', TW: 'Taiwan', PH: 'Philippines' }

export const countryOf = (country: Country) => ({ country: countryNames[country], country_alpha_2: country })
