/** An expected refusal is a value, not an exception: the caller must look at it before going on. */
export type Refused<Reason extends string = string> = { readonly refused: Reason; readonly detail?: string }
export type Result<Value, Reason extends string = string> = Value | Refused<Reason>

export const refuse = <const Reason extends string>(refused: Reason, detail?: string): Refused<Reason> =>
  detail === undefined ? { refused } : { refused, detail }

export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value
}
