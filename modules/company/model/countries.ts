import type { Country } from '#kernel/countries.ts'

/** What a country is called where its name is wanted, not its code. */
export const countryNames: Readonly<Record<Country, string>> = { MY: 'Malaysia', TW: 'Taiwan', PH: 'Philippines' }
