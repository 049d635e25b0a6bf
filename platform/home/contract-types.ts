/** A row of a card on a first page. */
import { z } from 'zod'

export const HomeRowShown = z.object({
  text: z.string(),
  to: z.string(),
  /** As many as the list has that it leads to. */
  count: z.number().int().nullable(),
  on: z.string().nullable(),
  days: z.array(z.number().int()).nullable(),
})
