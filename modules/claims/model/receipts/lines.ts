/** The lines of a receipt, and something seen in one of them: never surer than the line was read. */
export type Line = { readonly text: string; readonly confidence: number }
export type Seen = { readonly value: string; readonly confidence: number }

export const seenIn = (line: Line, value: string, confidence: number): Seen => ({
  value,
  confidence: confidence * line.confidence,
})

/** The surest, of equals the first. */
export const surest = (all: readonly Seen[]): Seen | undefined =>
  all.reduce<Seen | undefined>((best, one) => (best && best.confidence >= one.confidence ? best : one), undefined)
