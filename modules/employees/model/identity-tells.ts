/** What an identity number says of its holder: in Malaysia the day of birth and the sex, in Taiwan the sex. */
import type { Country } from '#kernel/countries.ts'
import { addYears, type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'

export type IdentityTold = { readonly birthDate?: PlainDate; readonly gender?: 'male' | 'female' }

/** Nobody is hired younger; it tells 1999 from 2099, and 2008 from 1908. */
const YOUNGEST = 13

export function identityTells(country: Country | undefined, typed: string, today: PlainDate): IdentityTold {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (country === 'MY') return malaysian(number, today)
  const taiwanese = country === 'TW' ? /^[A-Z]([1289])\d{8}$/.exec(number)?.[1] : undefined
  if (taiwanese === undefined) return {}
  return { gender: taiwanese === '1' || taiwanese === '8' ? 'male' : 'female' }
}

type Untold = {
  readonly identityNumber: string | null
  readonly birthDate: PlainDate | null
  readonly gender: string | null
}

/** What is not said of somebody, as their number tells it. */
export function withTold<Person extends Untold>(person: Person, country: Country, today: PlainDate): Person {
  const { birthDate, gender } = identityTells(country, person.identityNumber ?? '', today)
  return { ...person, birthDate: person.birthDate ?? birthDate ?? null, gender: person.gender ?? gender ?? null }
}

/** YYMMDD-PB-###G. */
function malaysian(number: string, today: PlainDate): IdentityTold {
  const found = /^(\d{2})(\d{2})(\d{2})\d{5}(\d)$/.exec(number)
  if (!found) return {}
  const [, year, month, day, last] = found
  const birthDate = ['20', '19']
    .flatMap((century) => parsePlainDate(`${century}${year}-${month}-${day}`) ?? [])
    .find((born) => addYears(born, YOUNGEST) <= today)
  // Without a day of birth in front it is no number of an identity card.
  return birthDate ? { birthDate, gender: Number(last) % 2 === 1 ? 'male' : 'female' } : {}
}
