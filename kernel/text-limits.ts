/** Lengths that hold everywhere (specification, sections 5 and 9). Counted in characters, not bytes. */
export const SHORT_TEXT_MAX = 255
export const LONG_TEXT_MAX = 5_000
