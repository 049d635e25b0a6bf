import type { PersonAtFault } from '#platform/contract/person-at-fault.ts'

/** A refusal as the page works with it, read from the one body every error has (architecture, section 3.2). */
export class Problem extends Error {
  readonly status: number
  /** Field -> texts; the first is shown beside the field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** Bullet lines from a `data` list or map. */
  readonly lines: readonly string[]
  /** `data` as it came, for screens that show more than lines. */
  readonly data: unknown
  /** The session must be raised by a password or a code first. */
  readonly confirmIdentity: boolean
  /** The same call with `confirm: 1` goes on in spite of the lines. */
  readonly confirmRequired: boolean
  readonly ofDownload: boolean
  /** Whose records lack what a file needs, in the order of the lines. */
  readonly people: readonly PersonAtFault[]

  constructor(status: number, body: Record<string, unknown>, ofDownload: boolean) {
    super(typeof body.message === 'string' ? body.message : '')
    this.status = body.code === 401 ? 401 : status
    this.errors = errorsOf(body.errors)
    this.lines =
      ofDownload && isRecord(body.data) && !Array.isArray(body.data) ? entriesOf(body.data) : linesOf(body.data)
    this.data = body.data
    this.confirmIdentity = body.confirm_identity === true
    this.confirmRequired = body.confirm_required === true
    this.ofDownload = ofDownload
    this.people = Array.isArray(body.people) ? body.people.filter(isPersonAtFault) : []
  }

  get firstError(): string | undefined {
    return Object.values(this.errors).find((texts) => texts.length > 0)?.[0]
  }
}

const isPersonAtFault = (of: unknown): of is PersonAtFault =>
  isRecord(of) &&
  ['employee_id', 'staff_id', 'full_name', 'field', 'field_label', 'tab'].every((key) => typeof of[key] === 'string')

/** Nothing answered: no network, or no server. */
export class Unreachable extends Error {}

export function problemFrom(status: number, body: unknown, ofDownload = false): Problem {
  return new Problem(status, isRecord(body) ? body : {}, ofDownload)
}

/** Errors of a form's fields, ready for the form. */
export function fieldErrors(reason: unknown): Record<string, string> {
  if (!(reason instanceof Problem)) return {}
  return Object.fromEntries(Object.entries(reason.errors).map(([field, texts]) => [field, texts[0] ?? '']))
}

function errorsOf(errors: unknown): Readonly<Record<string, readonly string[]>> {
  if (!isRecord(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, Array.isArray(texts) ? texts.map(String) : [String(texts)]]),
  )
}

/** Of a file's refusal each entry is told with its name (decisions, C15). */
const entriesOf = (data: Record<string, unknown>): readonly string[] =>
  Object.entries(data).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)

function linesOf(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.filter((line) => typeof line !== 'object').map(String)
  if (!isRecord(data)) return []
  return Object.values(data)
    .flat()
    .filter((line) => typeof line === 'string')
    .map(String)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
