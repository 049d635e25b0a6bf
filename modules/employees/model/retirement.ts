/** When somebody reaches the ages at which people of the country usually retire. */
import {
  completedYears,
  dayOf,
  isLeapYear,
  monthOf,
  type PlainDate,
  plainDate,
  plainDateOf,
  yearOf,
} from '#kernel/plain-date.ts'

export type RetirementAge = { readonly word: string; readonly age: number }

export function retirementOf(
  { birth_date: born, joined_on: joined }: { readonly birth_date: string | null; readonly joined_on: string },
  ages: readonly RetirementAge[],
  today: PlainDate,
) {
  const birth = born === null ? null : plainDateOf(born)
  return {
    age: birth && birth <= today ? completedYears(birth, today) : null,
    years_of_service: joined <= today ? completedYears(plainDateOf(joined), today) : 0,
    ages: birth === null ? [] : ages.map((one) => ({ ...one, on: birthday(birth, one.age) })),
  }
}

/** The 29th of February is kept on the 1st of March of a common year. */
function birthday(birth: PlainDate, age: number): PlainDate {
  const year = yearOf(birth) + age
  return birth.endsWith('02-29') && !isLeapYear(year)
    ? plainDate(year, 3, 1)
    : plainDate(year, monthOf(birth), dayOf(birth))
}
