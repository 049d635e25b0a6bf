/** Where a post stands (decision C4), and what one may say of it. */
export const states = ['visible', 'hidden', 'deleted'] as const
export type State = (typeof states)[number]
export const reactions = ['like', 'dislike'] as const
export type Reaction = (typeof reactions)[number]
export const MOST_PICTURES = 4

type Moments = { readonly hidden_at: string | null; readonly deleted_at: string | null }

/** What its author deleted is deleted, hidden or not. */
export const stateOf = ({ hidden_at, deleted_at }: Moments): State =>
  deleted_at !== null ? 'deleted' : hidden_at !== null ? 'hidden' : 'visible'
