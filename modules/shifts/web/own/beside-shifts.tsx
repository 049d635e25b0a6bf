/** What another part of the product knows of the same days, shown above one's own shifts; given by the shell. */
import { type ComponentType, createContext } from 'react'
import type { PlainDate } from '#kernel/plain-date.ts'

export type BesideOwnShifts = ComponentType<{ readonly from: PlainDate; readonly to: PlainDate }>
export const BesideShifts = createContext<BesideOwnShifts | undefined>(undefined)

/** Where an address is made that one's own calendar follows; given by the shell as well. */
export const ShiftFeeds = createContext<ComponentType | undefined>(undefined)
