/** Where saved views are kept; the application gives the real place, a list without one keeps them in the address only. */
import { createContext } from 'react'

export type SavedView = {
  readonly id: string
  readonly name: string
  readonly shared: boolean
  readonly mine: boolean
  /** The address as `useListAddress` keeps it. */
  readonly query: string
}

/** What speaks against the name; the promise fails, and has said so, where it was something else. */
type Refused = string | undefined

export type ViewsStore = {
  readonly useViews: (list: string) => readonly SavedView[]
  readonly save: (list: string, name: string, query: string, shared: boolean) => Promise<Refused>
  readonly rename: (id: string, name: string) => Promise<Refused>
  readonly remove: (id: string) => void
}

export const ViewsContext = createContext<ViewsStore | undefined>(undefined)
