import type { z } from 'zod'
import type { Month, OfRun } from '../contract-types.ts'
import { type Period, periodOf } from '../model/period.ts'

/** The path's year and month, and the run that was asked for; the contract has seen to their form. */
export const periodOfCall = ({ year, month }: z.output<typeof Month>, { run }: z.output<typeof OfRun> = {}): Period =>
  periodOf({ year: Number(year), month: Number(month) }, run)
