/** The one list of countries whose pay can be run. */
import type { Country } from '#kernel/countries.ts'
import type { CountryPack } from './country-pack.ts'
import { malaysia } from './country-packs/my.ts'

const packs: Partial<Record<Country, CountryPack>> = { MY: malaysia }

export const packOf = (country: Country): CountryPack | undefined => packs[country]
