/** Where one went by the palette before, the newest first: of this visit only, and of nobody who signs in afterwards. */
import { onSessionEnd } from '#platform/identity/web/session-store.ts'

export type Recent = { readonly id: string; readonly name: string; readonly about?: string; readonly to: string }

const MOST = 5
let gone: readonly Recent[] = []
onSessionEnd(() => {
  gone = []
})

export const recentlyGone = (): readonly Recent[] => gone

export function remember(one: Recent): void {
  gone = [one, ...gone.filter(({ id }) => id !== one.id)].slice(0, MOST)
}
