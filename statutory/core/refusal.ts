/**
 * A case the law does not reach, or that makes no sense, is refused: the key at fault and why, nothing computed.
 * Inside the engine a refusal is thrown, so that a rule reads as the sum it is; the door turns it into a value.
 */
export class Refusal extends Error {
  readonly key: string
  readonly why: Why

  constructor(key: string, why: Why, detail: string) {
    super(`${key}: ${detail}`)
    this.key = key
    this.why = why
  }
}

export type Why =
  | 'missing'
  | 'unknown_key'
  | 'unknown_value'
  | 'unknown_scheme'
  | 'not_a_number'
  | 'not_text'
  | 'not_a_flag'
  | 'not_a_day'
  | 'not_whole'
  | 'not_a_list'
  | 'too_precise'
  | 'negative'
  | 'out_of_range'
  | 'too_long'
  | 'contradiction'
  | 'no_law_on_day'
  | 'not_published'

export function refuse(key: string, why: Why, detail: string): never {
  throw new Refusal(key, why, detail)
}
