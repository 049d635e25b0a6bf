import { countryCodes } from '#kernel/country-codes.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { countriesIn } from '#platform/words/country-names.ts'
import { showCountryList, showCountryListOpenly } from '../../contract/reference.ts'

export const referenceHandlers: readonly Handler[] = [
  on(showCountryList, async ({ language }) => countryList(language)),
  on(showCountryListOpenly, async ({ language }) =>
    countryList(language).map((country) => {
      const { alpha3, dial } = countryCodes(country.alpha_2)
      return { ...country, alpha_3: alpha3, dial_code: dial }
    }),
  ),
]

const countryList = (language: Language) =>
  countriesIn(language).map(({ code, name }) => ({ id: code, name, alpha_2: code }))
