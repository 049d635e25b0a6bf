export type LawBreach = { readonly id: string; readonly what: string }
export type LawHistory = {
  readonly base: string | undefined
  readonly blocks: number
  readonly breaches: readonly LawBreach[]
  readonly said: string
}
export function lawHistory(root: string): LawHistory
export function breachText(breach: LawBreach): string
