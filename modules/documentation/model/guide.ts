/** A guide: a few steps that are true of one screen, found by its title and by the further words people look for it with. */
import type { AreaId } from '#access/areas.ts'

type Said<Text> = { readonly en: Text; readonly zh: Text }

export type Guide = {
  readonly id: string
  readonly title: Said<string>
  readonly words: Said<string>
  readonly steps: Said<readonly string[]>
  /** Where it is done. */
  readonly screen: `/${string}`
  /** Who may open that screen reads the guide. */
  readonly area: AreaId
}
