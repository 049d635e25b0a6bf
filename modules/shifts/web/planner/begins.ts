/** Where in a rotation each of some people begins. */
import { placesInTurn } from '../../model/pattern.ts'

export type Begin = 'together' | 'inTurn' | 'each'
export type Begins = {
  readonly how: Begin
  /** So many days from one to the next. */
  readonly by: number
  readonly each: Readonly<Record<string, number>>
}

export const together: Begins = { how: 'together', by: 1, each: {} }

export function placesOf(
  people: readonly { readonly id: string }[],
  length: number,
  { how, by, each }: Begins,
): Readonly<Record<string, number>> {
  const inTurn = placesInTurn(people.length, by, length)
  const placeOf = (id: string, at: number) => (how === 'together' ? 1 : how === 'each' ? (each[id] ?? 1) : inTurn[at])
  return Object.fromEntries(people.map(({ id }, at) => [id, placeOf(id, at) ?? 1]))
}
