/**
 * What somebody may do with a request. Nobody decides their own, whatever the way it comes to them: by a seat, by a
 * role, by standing in for somebody, or by keeping the whole kind. Only where a company has one admin and no other
 * may that admin.
 */
import { isAllowedFrom, type Moves } from './moves.ts'
import type { TaskState } from './progress.ts'

/** In whose place somebody decides; null for themselves. */
export type For = { readonly accountId: string; readonly name: string } | null

export type Rights = {
  readonly accountId: string
  /** Whose requests are one's own to see, cancel and ask back; null for what acts for nobody, such as a key. */
  readonly applicant: string | null
  /** The own account, and those stood in for; of these some only for kinds. */
  readonly accounts: readonly {
    readonly accountId: string
    readonly as: For
    readonly kinds: readonly string[] | null
  }[]
  /** The own active roles, and those held by whom one stands in for. */
  readonly roles: readonly { readonly role: string; readonly as: For; readonly kinds: readonly string[] | null }[]
  readonly isOnlyAdmin: boolean
}

type Request = {
  readonly kind: string
  readonly status: string
  readonly about_account: string | null
  readonly sent_by: string
  readonly step: number | null
  readonly asked: 'withdraw' | null
}
type Seat = {
  readonly step: number
  readonly seat: number
  readonly account_id: string | null
  readonly roles: readonly string[]
  readonly state: TaskState
}

export type Standing = {
  readonly isOwn: boolean
  /** Whether it is about this person or was sent by them. */
  readonly isApplicant: boolean
  readonly keeps: boolean
  /** The open seats that are this person's, or that they stand in for. */
  readonly seats: readonly { readonly seat: number; readonly as: For }[]
}

export function standingOf(request: Request, seats: readonly Seat[], rights: Rights, keeps: boolean): Standing {
  const isOwn = request.about_account === rights.accountId && !rights.isOnlyAdmin
  return {
    isOwn,
    isApplicant: isOf(request, rights),
    keeps: keeps && !isOwn,
    seats: isOwn ? [] : seats.flatMap((seat) => seatOf(request, seat, rights)),
  }
}

/** Whether it is about this person or was sent by them. */
export const isOf = (
  { about_account, sent_by }: Pick<Request, 'about_account' | 'sent_by'>,
  { applicant }: Pick<Rights, 'applicant'>,
): boolean => applicant !== null && (about_account === applicant || sent_by === applicant)

function seatOf(request: Request, seat: Seat, rights: Rights): { seat: number; as: For }[] {
  if (seat.state !== 'open' || seat.step !== request.step) return []
  const found =
    rights.accounts.find((one) => one.accountId === seat.account_id && reaches(request, one)) ??
    rights.roles.find((one) => seat.roles.includes(one.role) && reaches(request, one))
  return found ? [{ seat: seat.seat, as: found.as }] : []
}

/** Nobody decides by standing in for the very person it is about. */
export const reaches = (
  { kind, about_account }: Pick<Request, 'kind' | 'about_account'>,
  { as, kinds }: { readonly as: For; readonly kinds: readonly string[] | null },
): boolean => as === null || (as.accountId !== about_account && (kinds === null || kinds.includes(kind)))

/** The word of the refusal; undefined where the move is allowed. */
export function refusalOf(moves: Moves, name: string, request: Request, standing: Standing): string | undefined {
  const move = moves[name]
  if (!move) return 'approvals.unknown-move'
  if (!isAllowedFrom(moves, name, request.status)) return 'approvals.other-state'
  if (move.by === 'applicant') return standing.isApplicant ? undefined : 'approvals.not-yours'
  if (standing.isOwn) return 'approvals.own'
  if (standing.keeps) return undefined
  const mayBySeat = move.by === 'approver' || request.asked === 'withdraw'
  return mayBySeat && standing.seats.length > 0 ? undefined : 'approvals.not-yours'
}

/** May the applicant ask for an approved thing to be withdrawn? */
export function refusalOfAsking(moves: Moves, request: Request, standing: Standing): string | undefined {
  if (!moves.withdraw || !isAllowedFrom(moves, 'withdraw', request.status)) return 'approvals.other-state'
  if (!standing.isApplicant) return 'approvals.not-yours'
  return request.asked === null ? undefined : 'approvals.asked-already'
}
