/** What of the company's people one reader sees in the chart, and to whom each of them then belongs. */

export type Standing = {
  readonly id: string
  readonly account_id: string | null
  readonly department_id: string | null
  readonly manager_id: string | null
  /** Has a place in the chart. */
  readonly here: boolean
  /** With the company no more. */
  readonly gone: boolean
}

/** `own` sees the own department, the line of managers above, and everybody below. */
export type Sight = { readonly of: 'everybody' } | { readonly of: 'own'; readonly accountId: string }

export type Seen<One extends Standing> = {
  readonly person: One
  /** The nearest manager above who has a place in the chart and is seen. */
  readonly parentId: string | null
  readonly managerLeft: boolean
}

export function seenBy<One extends Standing>(people: readonly One[], sight: Sight): Seen<One>[] {
  const byId = new Map(people.map((person) => [person.id, person]))
  const shown = sight.of === 'everybody' ? byId : ownOf(people, byId, sight.accountId)
  return people
    .filter(({ id, here }) => here && shown.has(id))
    .map((person) => {
      const manager = person.manager_id === null ? undefined : byId.get(person.manager_id)
      return {
        person,
        parentId: above(person, byId).find(({ id, here }) => here && shown.has(id))?.id ?? null,
        managerLeft: manager?.gone ?? false,
      }
    })
}

function ownOf<One extends Standing>(
  people: readonly One[],
  byId: ReadonlyMap<string, One>,
  accountId: string,
): ReadonlyMap<string, One> {
  const me = people.find(({ account_id }) => account_id === accountId)
  if (!me) return new Map()
  const seen = new Map(above(me, byId).map((one) => [one.id, one]))
  for (const one of people) {
    const same = me.department_id !== null && one.department_id === me.department_id
    if (one === me || same || above(one, byId).includes(me)) seen.set(one.id, one)
  }
  return seen
}

/** The line of managers, the nearest first; a circle ends where it would begin again. */
function above<One extends Standing>(person: One, byId: ReadonlyMap<string, One>): One[] {
  const line: One[] = []
  const met = new Set([person.id])
  for (let at = byId.get(person.manager_id ?? ''); at && !met.has(at.id); at = byId.get(at.manager_id ?? '')) {
    met.add(at.id)
    line.push(at)
  }
  return line
}
