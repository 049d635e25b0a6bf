/** The code a kiosk shows: new every half minute, good for a minute and a half, and signed so that nobody makes one. */

export type ShownCode = { readonly companyId: string; readonly kioskId: string; readonly slot: number }

export const NEW_EVERY_MS = 30_000
const GOOD_FOR_MS = 90_000
/** As far as the clocks of a phone and of the server may differ. */
const EARLY_MS = 30_000

export const slotAt = (at: Date): number => Math.floor(at.getTime() / NEW_EVERY_MS)
export const slotEnds = (slot: number): Date => new Date((slot + 1) * NEW_EVERY_MS)

/** What is signed. */
export const codeText = ({ companyId, kioskId, slot }: ShownCode): string =>
  [bare(companyId), bare(kioskId), slot.toString(36)].join('.')

const CODE = /(?:^|[?&]qr=)([0-9a-f]{32})\.([0-9a-f]{32})\.([0-9a-z]{1,9})\.([\w-]{43})(?:$|&)/

/** By itself, or in the address that a phone's own camera opens. */
export function readCode(text: string): (ShownCode & { readonly signature: string }) | undefined {
  const [, company, kiosk, slot, signature] = CODE.exec(text.trim()) ?? []
  if (!company || !kiosk || !slot || !signature) return undefined
  return { companyId: dashed(company), kioskId: dashed(kiosk), slot: Number.parseInt(slot, 36), signature }
}

export const isGood = ({ slot }: ShownCode, at: Date): boolean => {
  const age = at.getTime() - slot * NEW_EVERY_MS
  return age >= -EARLY_MS && age <= GOOD_FOR_MS
}

const bare = (id: string): string => id.replaceAll('-', '')
const dashed = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
