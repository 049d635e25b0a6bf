import type { z } from 'zod'
import type { Month } from '../contract-types.ts'
import { type Period, periodOf } from '../model/period.ts'

/** The path's year and month; the contract has seen to their form. */
export const periodOfCall = ({ year, month }: z.output<typeof Month>): Period =>
  periodOf({ year: Number(year), month: Number(month) })
