/** A row of a card on a first page, and the cards that tell what is due. */
import { z } from 'zod'

export const HomeRowShown = z.object({
  text: z.string(),
  to: z.string(),
  /** As many as the list has that it leads to. */
  count: z.number().int().nullable(),
  on: z.string().nullable(),
  days: z.array(z.number().int()).nullable(),
})

/** Cards of rows by their day, whose whole list is a page of its own. */
export const dueKeys = ['pay_day', 'agencies', 'probation', 'papers', 'expiring'] as const
export type DueKey = (typeof dueKeys)[number]
