/** The one list of countries whose pay can be run. */
import type { Country } from '#kernel/countries.ts'
import type { CountryPack } from './country-pack.ts'
import { malaysia } from './country-packs/my.ts'
import { philippines } from './country-packs/ph.ts'
import { taiwan } from './country-packs/tw.ts'

const packs: Readonly<Record<Country, CountryPack>> = { MY: malaysia, TW: taiwan, PH: philippines }

export const packOf = (country: Country): CountryPack => packs[country]
