import { z } from 'zod'
import { LongText, ShortText } from '#platform/contract/fields.ts'
import { standardReasons } from '../../model/settings/rejection-reasons.ts'
import { Count, setting } from './setting.ts'

const MOST_REASONS = 30

export const recruitment = {
  /** Why somebody is not taken: what may be chosen, each in whatever language it is written. */
  rejection_reasons: setting(
    z
      .array(ShortText)
      .min(1, 'http.required')
      .max(MOST_REASONS)
      .transform((reasons) => [...new Set(reasons)]),
    [...standardReasons],
  ),
  /** Data of whoever was not taken goes after so many months; of whoever agreed to stay in the pool, after those. */
  recruitment_retention_months: setting(Count(1, 120), 6),
  recruitment_pool_months: setting(Count(1, 120), 24),
  /** What the company says of itself on its career page. */
  career_introduction: setting(LongText, null),
  career_introduction_zh: setting(LongText, null),
}
