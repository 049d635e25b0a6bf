/** What a country's law wants observed when somebody leaves; for whoever keeps leavings and works out the last pay. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { LeavingLaw, LeavingLawOn } from './core/leaving-law.ts'
import { leavingLaw as malaysian } from './my/leaving-duties/leaving-duties.ts'
import { leavingLaw as philippine } from './ph/leaving-duties/leaving-duties.ts'
import { leavingLaw as taiwanese } from './tw/leaving-duties/leaving-duties.ts'

const byCountry: { readonly [country: string]: LeavingLawOn } = { my: malaysian, tw: taiwanese, ph: philippine }

/** By the country's two letters; undefined before the first day that its file knows. */
export const leavingLawIn = (country: string, on: PlainDate): LeavingLaw | undefined => byCountry[country]?.(on)
export type { LeavingLaw } from './core/leaving-law.ts'
