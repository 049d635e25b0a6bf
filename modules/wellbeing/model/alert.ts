/** What somebody told reviewers, and how it goes on: new, taken on by one of them, closed; or taken back before. */
export const levels = ['acute', 'concern', 'talk'] as const
export const statuses = ['new', 'taken', 'closed', 'withdrawn'] as const
export const outcomes = ['supported', 'referred', 'not_reached', 'not_needed'] as const
export const steps = ['told', 'read', 'taken', 'handed', 'noted', 'close_asked', 'closed', 'withdrawn'] as const

export type Level = (typeof levels)[number]
export type Status = (typeof statuses)[number]
export type Outcome = (typeof outcomes)[number]
export type Step = (typeof steps)[number]

type Standing = { readonly status: Status; readonly taken_by: string | null }

/** Nobody has taken it on: it is still the person's alone to take back. */
export const mayTakeBack = ({ status }: Standing): boolean => status === 'new'
export const mayAskToClose = ({ status }: Standing): boolean => status === 'taken'
export const mayTakeOn = ({ status }: Standing): boolean => status === 'new'
/** Whoever has it writes the note, hands it over and closes it. */
export const isWith = ({ status, taken_by }: Standing, account: string): boolean =>
  status === 'taken' && taken_by === account

/** What the rule read is only suggested; what it read nothing in is somebody who wants to talk. */
export const suggested = (read: 'acute' | 'concern' | 'none'): Level => (read === 'none' ? 'talk' : read)

type Asked = { readonly account_id: string; readonly not_to: readonly string[] }
/** Nobody reviews what they told themselves, nor what was not to reach them. */
export const mayReview = (alert: Asked, account: string): boolean =>
  alert.account_id !== account && !alert.not_to.includes(account)
