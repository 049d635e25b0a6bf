/** A day of agreed pay as one text: the amount, and why, so that taking a change back brings both back. */
export const rateText = (amount: string, reason: string | null): string => (reason ? `${amount} ${reason}` : amount)

export function rateOf(text: string | null): { readonly amount: string | null; readonly reason: string | null } {
  if (text === null) return { amount: null, reason: null }
  const space = text.indexOf(' ')
  return space < 0 ? { amount: text, reason: null } : { amount: text.slice(0, space), reason: text.slice(space + 1) }
}
