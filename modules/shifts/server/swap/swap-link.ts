/** The kind of request by its name alone, and where it is looked at. */
import type { Kind } from '#platform/approvals/server/kind.ts'

export const SWAP_KIND = 'shift_swap'

export const SWAP: Pick<Kind, 'name' | 'link'> = {
  name: SWAP_KIND,
  link: ({ id, from_date }, reader) =>
    reader === 'approver' ? `/app/application?open=${id}` : `/me/shifts?from=${from_date}`,
}
