/** What other parts of the product contribute to standby, given by apps/server/compose.ts. */
import type { DayFacts } from '#modules/holidays/server/public.ts'

export type StandbyNeeds = { readonly dayFacts: DayFacts }
