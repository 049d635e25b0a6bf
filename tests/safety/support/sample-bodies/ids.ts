// What ids a body names: one of each kind of thing that a filled company holds.
import type { RowsOf } from '../rows-of.ts'

export type Ids = {
  readonly employee: string
  readonly department: string
  readonly payslip: string
  readonly claimGroup: string
  readonly claimCategory: string
  readonly notice: string
  /** Of somebody else than who calls. */
  readonly account: string
  readonly request: string
  readonly exitReason: string
  readonly leaveType: string
  readonly position: string
  readonly coordinate: string
  readonly overtime: string
  readonly shift: string
  readonly standby: string
  readonly course: string
  readonly session: string
  readonly costCentre: string
  readonly customFields: readonly string[]
  readonly claimType: string
  readonly claimLimit: string
  readonly claim: string
  readonly reportCategory: string
  readonly reportTemplate: string
  readonly ownReport: string
  readonly vacancy: string
  readonly advertisement: string
  readonly candidate: string
  readonly otherCandidate: string
  readonly letterTemplate: string
  readonly letter: string
  /** A picture that was uploaded for a post. */
  readonly picture: string
  readonly cycle: string
  readonly review: string
  readonly keyResult: string
  readonly aim: string
  /** All of them, in their order. */
  readonly handbookCategories: readonly string[]
  readonly article: string
  readonly rewardType: string
  readonly rewardItem: string
  readonly redemption: string
}

export function idsIn({ ids }: { readonly ids: Pick<RowsOf['ids'], 'get'> }): Ids {
  const one = (table: string) => ids.get(table)?.[0] ?? ''
  return {
    employee: one('employees'),
    department: one('departments'),
    payslip: one('payslips'),
    claimGroup: one('claim_groups'),
    claimCategory: one('claim_categories'),
    // The last one is of the company's own; among the first is one that travels alone make claims of.
    claimType: ids.get('claim_types')?.at(-1) ?? '',
    claimLimit: one('claim_limits'),
    claim: one('claims'),
    notice: one('notices'),
    account: ids.get('accounts')?.at(-1) ?? '',
    request: one('approval_requests'),
    exitReason: one('exit_reasons'),
    leaveType: one('leave_types'),
    position: one('positions'),
    coordinate: one('coordinates'),
    overtime: one('overtime_claims'),
    costCentre: one('travel_cost_centres'),
    customFields: ids.get('custom_fields') ?? [],
    // The last one is of the company's own; the first are those that every company has.
    shift: ids.get('shifts')?.at(-1) ?? '',
    standby: one('standbys'),
    course: one('training_courses'),
    // The first one is closed.
    session: ids.get('training_sessions')?.at(-1) ?? '',
    reportCategory: one('pay_report_categories'),
    reportTemplate: one('pay_report_templates'),
    ownReport: one('report_templates'),
    vacancy: one('vacancies'),
    advertisement: one('job_advertisements'),
    candidate: one('candidates'),
    otherCandidate: ids.get('candidates')?.at(-1) ?? '',
    letterTemplate: one('letter_templates'),
    letter: one('letters'),
    picture: ids.get('files')?.at(-1) ?? '',
    cycle: one('review_cycles'),
    review: one('performance_reviews'),
    keyResult: one('okr_key_results'),
    aim: one('okr_success_factors'),
    handbookCategories: ids.get('handbook_categories') ?? [],
    article: one('handbook_articles'),
    rewardType: one('reward_types'),
    rewardItem: one('reward_items'),
    redemption: one('reward_redemptions'),
  }
}

export type MakeBody = (ids: Ids) => Readonly<Record<string, unknown>>

/** By the id of the call. Calls without a field to fill are not among them. */
export type Bodies = Readonly<Record<string, MakeBody>>
