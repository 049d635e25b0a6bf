/** The engine with what the product puts into it: the kinds there are, and who knows people. */
import type { Kind } from './kind.ts'
import type { PeoplePort } from './people-port.ts'
import type { RequestRow } from './requests/request-row.ts'
import type { StagedSource } from './staged.ts'

export type Approvals = {
  readonly kinds: readonly Kind[]
  readonly people: PeoplePort
  /** What waits for people in stages of its own, told beside the requests. */
  readonly staged?: readonly StagedSource[]
}

export function kindOf<K extends Pick<Kind, 'name'>>({ kinds }: { readonly kinds: readonly K[] }, name: string): K {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`nothing is known of requests of the kind ${name}`)
  return kind
}

/** A request as the log names it. */
export function subjectOf(
  approvals: Pick<Approvals, 'kinds'>,
  request: Pick<RequestRow, 'id' | 'kind' | 'about_name' | 'told'>,
) {
  const { title } = request.told.en
  const name = kindOf(approvals, request.kind).quiet ? title : `${request.about_name}: ${title}`
  return { kind: request.kind, id: request.id, name }
}
