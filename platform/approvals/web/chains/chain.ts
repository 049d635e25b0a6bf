/** Chains as they travel, and as a form holds them while they are written. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { chains } from '../../contract.ts'

export type Chain = DataOf<typeof chains>['chains'][number]
export type Step = Chain['steps'][number]
export type Approver = Step['approvers'][number]
export type Conditions = Chain['when']

export type Option = { readonly value: string; readonly label: string }
/** What a chain of this kind may hang on; what is left out is not offered. */
export type ConditionChoices = {
  readonly types?: readonly Option[] | undefined
  readonly departments?: readonly Option[] | undefined
  /** The unit of the length: days. */
  readonly length?: string
  /** The currency of the amount. */
  readonly amount?: string
}

/** Rows are moved and taken away while they are written: each keeps a key of its own. */
export type Keyed<Row> = Row & { readonly key: number }
type ApproverDraft = Keyed<{ readonly approver: Approver }>
export type StepDraft = Keyed<Omit<Step, 'approvers'>> & { readonly approvers: readonly ApproverDraft[] }

let made = 0
const key = (): number => {
  made += 1
  return made
}

export const approverDraft = (approver: Approver = { by: 'manager', up: 1 }): ApproverDraft => ({
  key: key(),
  approver,
})
export const stepDraft = ({ approvers, ...step }: Step = usualStep): StepDraft => ({
  ...step,
  key: key(),
  approvers: approvers.map(approverDraft),
})
const usualStep: Step = { approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }

export const stepsOf = (drafts: readonly StepDraft[]): Step[] =>
  drafts.map(({ key: _, approvers, ...step }) => ({ ...step, approvers: approvers.map(({ approver }) => approver) }))

/** A person was to be named and is not yet. */
export const isUnnamed = ({ approver }: ApproverDraft): boolean =>
  approver.by === 'person' && approver.account_id === ''

/** Fields that were emptied are no conditions. */
export function conditionsOf(when: Conditions): Conditions {
  const given = Object.entries(when).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(given)
}
