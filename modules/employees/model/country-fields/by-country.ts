import type { Country } from '#kernel/countries.ts'
import type { CountryFields } from './country-fields.ts'
import { malaysia } from './my.ts'
import { philippines } from './ph.ts'
import { taiwan } from './tw.ts'

export const countryFields: Readonly<Record<Country, CountryFields>> = { MY: malaysia, TW: taiwan, PH: philippines }
