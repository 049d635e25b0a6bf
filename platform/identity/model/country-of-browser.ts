/** Which country a company is most likely opened in, by the languages that the browser asks for, the dearest first. */
import { type Country, isCountry } from '#kernel/countries.ts'

export function countryOfBrowser(languages: readonly string[]): Country {
  return languages.map(regionOf).find((region) => region !== undefined && isCountry(region)) ?? 'MY'
}

/** `zh-Hant` and `fil` name no region and have one all the same. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    // Some systems name what is no language.
    return undefined
  }
}
