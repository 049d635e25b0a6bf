/** Where a vacancy stands, and where it may go (decision C4). Its own change leaves the status alone. */

export const vacancyStatuses = ['open', 'on_hold', 'closed', 'filled'] as const
export type VacancyStatus = (typeof vacancyStatuses)[number]
export const approvalStatuses = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

type Standing = { readonly status: VacancyStatus; readonly approval_status: ApprovalStatus }

/** The word of what speaks against it. */
export function statusFault({ status, approval_status }: Standing, wanted: VacancyStatus): string | undefined {
  if (status === 'filled' && wanted === 'on_hold') return 'recruitment.filled-not-held'
  if (wanted === 'open' && approval_status !== 'approved') return 'recruitment.not-agreed'
  return undefined
}

type Heads = { readonly status: VacancyStatus; readonly headcount: number; readonly held: boolean }

/** After so many accepted offers: the last head fills it; one head more, or one that withdraws, opens it again. */
export function statusWhenFilled({ status, headcount, held }: Heads, filled: number): VacancyStatus {
  if (filled >= headcount) return status === 'closed' ? 'closed' : 'filled'
  // Whoever held it goes on holding it.
  return status === 'filled' ? (held ? 'on_hold' : 'open') : status
}
