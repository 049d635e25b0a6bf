/** Taiwan: the bonuses of the year, which the supplementary premium of health insurance adds up. */
import type { CountryPack } from '../../country-pack.ts'
import { openingColumn } from '../../opening.ts'

export const opening: CountryPack['opening'] = {
  figures: [
    openingColumn('bonus', { required: true }),
    openingColumn('gross_pay'),
    openingColumn('taxable_wages'),
    openingColumn('withholding_tax'),
    openingColumn('bonus_withholding_tax'),
    openingColumn('supplementary_premium'),
    openingColumn('pension_employee'),
    openingColumn('pension_employer'),
    openingColumn('net_pay'),
  ],
  // Only bonuses of this employer add up, and withholding looks at no earlier month.
  scope: 'here',
  former: [],
  carried: ({ figures }) => ({ year_to_date_bonus_before: figures.bonus ?? '0.00' }),
}
