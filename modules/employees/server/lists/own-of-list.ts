/** The company's own fields in the list of people: narrowed by those that the reader sees, and shown as columns. */
import { z } from 'zod'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { employees } from '../../contract/lists.ts'
import type { OwnField, OwnFields } from '../own-fields.ts'
import type { Listed } from './employees-store.ts'
import { asRow } from './shapes.ts'

type Asking = Pick<Call<typeof employees>, 'company' | 'session'>
const Pairs = z
  .array(z.tuple([z.uuid(), z.string().min(1).max(1000)]))
  .min(1)
  .max(20)

type AskedOfOwn = {
  /** Who has all of what the list is narrowed by. */
  readonly ids?: ReadonlySet<string> | undefined
  /** Where each stands in the order that was asked for. */
  readonly places?: ReadonlyMap<string, number> | undefined
}

/** What is asked of the company's own fields. A field that the reader does not see is none. */
export async function askedOfOwn(
  own: OwnFields | undefined,
  { company, session }: Asking,
  { own: narrowedBy, sort }: { readonly own?: string | undefined; readonly sort?: string | undefined },
): Promise<AskedOfOwn | Problem> {
  const narrows = narrowedBy !== undefined && narrowedBy !== ''
  const sorted = ownSort(sort)
  if (!narrows && !sorted) return {}
  const unknown = (field: 'own' | 'sort') => problem('http.invalid', { errors: { [field]: ['employees.unknown-own'] } })
  const pairs = narrows ? Pairs.safeParse(jsonIn(narrowedBy)) : undefined
  if (!own || pairs?.success === false) return unknown(narrows ? 'own' : 'sort')
  const { companyId } = company
  return company.read(async (tx) => {
    const seen = new Map((await own.seenBy(tx, companyId, session)).map((field) => [field.id, field]))
    const asked = (pairs?.data ?? []).map(([id, value]) => ({ field: seen.get(id), value }))
    const known = asked.flatMap(({ field, value }) => (field ? [{ field, value }] : []))
    const ids = known.length > 0 ? await own.whoHas(tx, companyId, known) : undefined
    if (known.length < asked.length || (narrows && !ids)) return unknown('own')
    if (!sorted) return { ids }
    const by = seen.get(sorted.field)
    return by ? { ids, places: await own.placesBy(tx, companyId, by, sorted.falling) } : unknown('sort')
  })
}

const OWN_SORT = /^(-?)own\.([0-9a-f-]{36})$/

/** `-own.<id>` as a field and a direction. */
export function ownSort(sort: string | undefined): { readonly field: string; readonly falling: boolean } | undefined {
  const [, minus, field] = OWN_SORT.exec(sort ?? '') ?? []
  return field === undefined ? undefined : { field, falling: minus === '-' }
}

export const bothOf = (
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): ReadonlySet<string> | undefined => (one && other ? new Set([...one].filter((id) => other.has(id))) : (one ?? other))

/** The rows as they are answered, with what each has in the fields that the reader sees. */
export async function rowsWithOwn(
  own: OwnFields | undefined,
  { company, session }: Asking,
  listed: Listed,
  asked: boolean,
) {
  const ready = listed.as(asRow)
  if (!own || !asked) return ready
  const { companyId } = company
  const values = await company.read(async (tx) => {
    const fields = await own.seenBy(tx, companyId, session)
    return own.valuesOf(tx, companyId, idsOf(fields), idsOf(listed.rows))
  })
  return ready.withLast(
    'own',
    listed.rows.map(({ id }) => values.get(id) ?? null),
  )
}

const idsOf = (rows: readonly Pick<OwnField, 'id'>[]): string[] => rows.map(({ id }) => id)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
