/** A figure's why: the steps that lead to it, what others brought into it, and the sources. */
import { z } from 'zod'

const WhyPart = z.object({ key: z.string(), label: z.string(), value: z.string() })

/** A why-panel: steps in order, words in the caller's language. */
const WhyStep = z.object({
  key: z.string(),
  kind: z.string(),
  label: z.string(),
  /** Decimal text, or the law's word in the caller's language; so in the parts and the row. */
  value: z.string(),
  parts: z.array(WhyPart),
  /** The row of the table that was found, column by column. */
  row: z.array(WhyPart),
  rounding: z.string().nullable(),
  /** Id of one of the sources. */
  source: z.string().nullable(),
  /** The figure it leads to, and of a fact the figure of an earlier step that it hands on. */
  figure: z.string().nullable(),
  from: z.string().nullable(),
  scheme: z.string(),
})
export const Why = z.object({
  figure: z.string(),
  label: z.string(),
  value: z.string(),
  full_name: z.string(),
  staff_id: z.string(),
  about: z.string(),
  steps: z.array(WhyStep),
  /** Other parts of the product brought these into it: what each came to and why, and the page it comes from. */
  brought: z.array(
    z.object({
      origin: z.string(),
      text: z.string(),
      amount: z.string(),
      steps: z.array(WhyStep),
      page: z.string().nullable(),
    }),
  ),
  sources: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      citation: z.string().nullable(),
      from: z.string(),
      standing: z.string(),
      standing_label: z.string(),
      checked: z.string().nullable(),
    }),
  ),
  law_hash: z.string(),
  /** The page on which this payslip is worked by hand; its facts stand behind the #, which no server is sent. */
  by_hand: z.string().nullable(),
})
