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

/** Who has all of it; undefined where nobody asked. A field that the reader does not see is none. */
export async function idsByOwn(
  own: OwnFields | undefined,
  { company, session }: Asking,
  asked: string | undefined,
): Promise<ReadonlySet<string> | Problem | undefined> {
  if (asked === undefined || asked === '') return undefined
  const pairs = Pairs.safeParse(jsonIn(asked))
  const unknown = problem('http.invalid', { errors: { own: ['employees.unknown-own'] } })
  if (!own || !pairs.success) return unknown
  return company.read(async (tx) => {
    const seen = new Set((await own.seenBy(tx, company.companyId, session)).map(({ id }) => id))
    if (pairs.data.some(([field]) => !seen.has(field))) return unknown
    return own.whoHas(tx, company.companyId, pairs.data)
  })
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
