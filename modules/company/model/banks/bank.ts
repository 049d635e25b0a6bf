/** A bank that people may be paid to, as the country knows it. */
export type KnownBank = {
  readonly code: string
  readonly name: string
  readonly swift?: string
  readonly digital?: true
  /** Other names people write in a sheet; case, spaces and points do not matter. */
  readonly aliases?: readonly string[]
  /** Digits its account numbers have; a different length is worth a second look, never a refusal. */
  readonly accountLengths?: readonly number[]
}
