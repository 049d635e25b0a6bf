/** Which requests somebody sees: their own, those that were or are theirs to decide, their people's, and all of kinds they keep. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { isOf, type Rights, reaches } from '../../model/rights.ts'
import { type Acting, keeps, liveKinds } from '../acting.ts'
import type { Approvals } from '../engine.ts'
import type { Kind } from '../kind.ts'
import type { RequestRow } from './request-row.ts'
import type { TaskRow } from './task-store.ts'

export type RequestSight = {
  readonly rights: Rights
  /** Kinds that are switched on, and those among them of which everything is seen. */
  readonly kinds: readonly string[]
  readonly kept: readonly string[]
  readonly below: readonly string[]
  /** Kinds kept from whom they are about until they stand so, where somebody else sent them. */
  readonly hushed: readonly { readonly kind: string; readonly until: string }[]
}

export async function sightOf(
  tx: Tx,
  { kinds, people }: Approvals,
  acting: Acting,
  rights: Rights,
): Promise<RequestSight> {
  const { session, companyId } = acting
  const live = liveKinds(session, kinds)
  const isManager = session.roles.includes('Reporting Manager')
  return {
    rights,
    kinds: live.map(({ name }) => name),
    kept: live.filter((kind) => keeps(session, kind)).map(({ name }) => name),
    hushed: hushedOf(live),
    below: isManager ? await people.belowOf(tx, companyId, session.accountId) : [],
  }
}

/** A condition on `approval_requests r`. */
export function withinSight(sight: RequestSight, companyId: string): RawBuilder<unknown> {
  const me = sight.rights.applicant
  return sql`(r.kind = any(${[...sight.kinds]}) and (
    r.kind = any(${[...sight.kept]}) or ${aboutMe(sight, me)} or r.sent_by = ${me}::uuid
    or r.about_id = any(${[...sight.below]}::uuid[])
    or exists (select from approval_tasks t where t.company_id = ${companyId} and t.request_id = r.id
      and t.state <> 'waiting' and (${seatedIn(sight.rights)} or t.decided_by = ${me}::uuid))))`
}

type Hushed = RequestSight['hushed']
export const hushedOf = (kinds: readonly Kind[]): Hushed =>
  kinds.flatMap(({ name, shownToAboutOnce: until }) => (until === undefined ? [] : [{ kind: name, until }]))

/** A condition on `approval_requests r`: about this person, and not being prepared by somebody else. */
export function aboutMe({ hushed }: Pick<RequestSight, 'hushed'>, me: string | null): RawBuilder<unknown> {
  const secret = hushed.map(({ kind, until }) => sql`(r.kind = ${kind} and r.status <> ${until})`)
  const shown = secret.length === 0 ? sql`true` : sql`not (${sql.join(secret, sql` or `)})`
  return sql`(r.about_account = ${me}::uuid and (${shown} or r.sent_by = ${me}::uuid))`
}

export const isKeptFrom = (
  hushed: Hushed,
  { kind, status, sent_by, about_account }: Pick<RequestRow, 'kind' | 'status' | 'sent_by' | 'about_account'>,
  account: string | null,
): boolean =>
  account === about_account && sent_by !== account && hushed.some((one) => one.kind === kind && one.until !== status)

/** A condition on `approval_tasks t` of `approval_requests r`: a seat of this person's, or of whom they stand in for. */
export function seatedIn({ accounts, roles }: Rights): RawBuilder<unknown> {
  const seats = [
    ...accounts.map((one) => ({ ...one, seat: sql`t.account_id = ${one.accountId}` })),
    ...roles.map((one) => ({ ...one, seat: sql`${one.role} = any(t.roles)` })),
  ]
  const each = seats.map(({ seat, as, kinds }) => {
    if (as === null) return seat
    const ofKinds = kinds === null ? sql`` : sql`and r.kind = any(${[...kinds]})`
    return sql`(${seat} ${ofKinds} and r.about_account is distinct from ${as.accountId})`
  })
  return sql`(${sql.join(each, sql` or `)})`
}

export function isInSight(sight: RequestSight, request: RequestRow, seats: readonly TaskRow[]): boolean {
  const { rights, kinds, kept, below } = sight
  if (!kinds.includes(request.kind)) return false
  const isSeated = ({ account_id, roles }: TaskRow) =>
    rights.accounts.some((one) => one.accountId === account_id && reaches(request, one)) ||
    rights.roles.some((one) => roles.includes(one.role) && reaches(request, one))
  return (
    kept.includes(request.kind) ||
    (isOf(request, rights) && !isKeptFrom(sight.hushed, request, rights.applicant)) ||
    (request.about_id !== null && below.includes(request.about_id)) ||
    seats.some(
      (seat) =>
        seat.state !== 'waiting' &&
        ((seat.decided_by !== null && seat.decided_by === rights.applicant) || isSeated(seat)),
    )
  )
}
