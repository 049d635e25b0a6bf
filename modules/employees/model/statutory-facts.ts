/** Statutory facts sent by a screen, judged by the same columns as the cells of a sheet. */
import { isFault, readCell } from '#platform/sheets/model/cells.ts'
import type { CountryFields } from './country-fields/country-fields.ts'

export type Fact = string | number | boolean
export type FactsRead = {
  readonly facts: Readonly<Record<string, Fact>>
  /** Emptied by the caller. */
  readonly removed: readonly string[]
  /** Field -> word key. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

export function readFacts(given: Readonly<Record<string, Fact>>, { statutory }: CountryFields): FactsRead {
  const facts: Record<string, Fact> = {}
  const removed: string[] = []
  const errors: Record<string, readonly string[]> = {}
  for (const [name, value] of Object.entries(given)) {
    const column = statutory.find((one) => one.name === name)
    if (!column) {
      errors[`statutory.${name}`] = ['employees.unknown-fact']
      continue
    }
    const read = readCell(column, String(value))
    if (isFault(read)) errors[`statutory.${name}`] = [read.fault.key]
    else if (read === null) removed.push(name)
    else facts[name] = read
  }
  return { facts, removed, errors }
}
