/** What the search of settings knows of an area: its fields by their labels, told by the area's own screen. */
import { createContext } from 'react'

export type FoundField = {
  readonly name: string
  readonly label: string
  /** The tab it stands on. */
  readonly search?: Readonly<Record<string, string>>
}

/** Within it such a screen draws nothing and tells what it would draw, of all its tabs. */
export const TellFields = createContext<((fields: readonly FoundField[]) => void) | null>(null)

/** Where a field stands on its page. */
export const placeOfField = (name: string): string => `setting-${name}`
