/** What other parts of the product contribute to standby, given by apps/server/wiring. */
import type { DayFacts } from '#modules/holidays/server/public.ts'

export type StandbyNeeds = { readonly dayFacts: DayFacts }
