/** Who is given what of a pay template: nobody what they have already, nobody who is not employed by then. */
type Line = { readonly type: string; readonly categoryId: string | null }
type Person = { readonly id: string }

export type Giving<P extends Person, L extends Line> = {
  readonly person: P
  readonly standing: 'given' | 'has_all' | 'not_employed'
  readonly given: readonly L[]
  readonly had: readonly L[]
}

export function givingTo<P extends Person, L extends Line>(
  people: readonly P[],
  lines: readonly L[],
  employed: ReadonlySet<string>,
  /** What people have in these months. */
  held: readonly (Line & { readonly employeeId: string })[],
): readonly Giving<P, L>[] {
  const has = new Set(held.map(({ employeeId, ...line }) => `${employeeId} ${keyOf(line)}`))
  return people.map((person) => {
    if (!employed.has(person.id)) return { person, standing: 'not_employed', given: [], had: [] }
    const had = lines.filter((line) => has.has(`${person.id} ${keyOf(line)}`))
    const given = lines.filter((line) => !had.includes(line))
    return { person, standing: given.length > 0 ? 'given' : 'has_all', given, had }
  })
}

/** Of one name is of one kind: the company's where it has one, else the law's. */
export const keyOf = ({ type, categoryId }: Line): string => categoryId ?? type
