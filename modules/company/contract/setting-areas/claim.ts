import { z } from 'zod'
import { Flag, PositiveMoneyText } from '#platform/contract/fields.ts'
import { idle, setting } from './setting.ts'

export const claim = {
  ...idle({ is_enable_weekly_expenses: setting(Flag, false) }),
  claim_unit_type: setting(z.enum(['kilometres', 'miles']), 'kilometres'),
  claim_amount_per_unit: setting(
    PositiveMoneyText.refine((text) => /[1-9]/.test(text), 'company.above-zero'),
    null,
  ),
}
