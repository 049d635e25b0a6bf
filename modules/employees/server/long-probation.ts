/** A probation longer than the law allows without the person's written agreement asks before it gets into the record. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { dayText } from '#platform/words/format.ts'
import { probationBeyond } from '../model/probation-end.ts'

type Lasting = {
  readonly name: string
  readonly joinedOn: PlainDate
  readonly endsOn: PlainDate | null | undefined
}

/** What is to be asked, in words; nothing where it is in time. */
export function longProbation(
  { say, language }: Pick<Call<Endpoint>, 'say' | 'language'>,
  country: Country,
  { name, ...days }: Lasting,
): string[] {
  const latest = probationBeyond(country, days)
  return latest ? [say(language, 'employees.probation-beyond', { name, day: dayText(latest, language) })] : []
}

export function askLongProbation(
  call: Pick<Call<Endpoint>, 'say' | 'language'>,
  country: Country,
  lasting: Lasting,
  confirm: unknown,
): void {
  const data = longProbation(call, country, lasting)
  if (data.length === 0 || confirm) return
  throw new Refusal(problem('employees.confirm-probation', { status: 409, data, extra: { confirm_required: true } }))
}

/** Of a sheet, whose answer has no lines: by name. */
export function askLongProbations(country: Country, all: readonly Lasting[], confirm: unknown): Problem | undefined {
  const people = all.filter((one) => probationBeyond(country, one)).map(({ name }) => name)
  if (people.length === 0 || confirm) return undefined
  const params = { people: people.slice(0, NAMED), count: people.length }
  return problem('employees.confirm-probations', { status: 409, params, extra: { confirm_required: true } })
}
const NAMED = 5
