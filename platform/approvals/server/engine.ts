/** The engine with what the product puts into it: the kinds there are, and who knows people. */
import type { Kind } from './kind.ts'
import type { PeoplePort } from './people-port.ts'

export type Approvals = {
  readonly kinds: readonly Kind[]
  readonly people: PeoplePort
}

export function kindOf({ kinds }: Approvals, name: string): Kind {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`nothing is known of requests of the kind ${name}`)
  return kind
}
