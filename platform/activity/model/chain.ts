/**
 * The form of an entry over which its hash is taken. The same whether it was just made or read back years later:
 * keys in order, moments to the millisecond, text that a database can hold.
 */
export type ActivityEntry = {
  readonly at: string
  readonly account_id: string | null
  readonly actor: string
  readonly actor_roles: string
  readonly action: string
  readonly subject_kind: string
  readonly subject_id: string | null
  readonly subject_name: string | null
  readonly before: unknown
  readonly after: unknown
  readonly address: string | null
  readonly request_id: string | null
}

/** What the first entry of a company follows. */
export const CHAIN_START = 'start'

/** The text to be hashed: the former link, the place, and the entry. */
export function linkText(formerHash: string, companyId: string, seq: number, entry: ActivityEntry): string {
  const { at, ...rest } = entry
  return canonical([formerHash, companyId, seq, toMillisecond(at), rest])
}

/** JSON with keys in order and nothing undefined. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

/** As a database keeps it: no NUL, no half of a surrogate pair, no bigint, nothing undefined. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => [storableText(key), storable(member)]),
    )
  }
  return value ?? null
}

export const storableText = (text: string): string =>
  text
    .replaceAll('\u0000', '\ufffd')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')

/** `2026-01-31T16:00:00.250000Z` and `2026-01-31T16:00:00.250Z` are the same moment. */
const toMillisecond = (at: string): string => `${at.slice(0, 23).padEnd(23, '0')}Z`
