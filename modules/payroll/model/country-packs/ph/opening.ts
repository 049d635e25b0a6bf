/** The Philippines: what the cumulative method and the yearly pools of benefits have seen of the year. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { monthOf, yearOf } from '#kernel/plain-date.ts'
import type { CountryPack } from '../../country-pack.ts'
import { openingColumn, openingOf } from '../../opening.ts'
import { countedFormer, previousEmployer } from './year-to-date.ts'

/** Benefits whose ceiling is one for the whole year. */
const used = ['uniform', 'medical_actual', 'achievement_award', 'gifts_xmas_anniv', 'cba_productivity'].map(
  (item) => `used_${item}`,
)

export const opening: CountryPack['opening'] = {
  figures: [
    openingColumn('taxable_regular', { required: true }),
    openingColumn('taxable_supplementary'),
    openingColumn('withholding_tax', { required: true }),
    openingColumn('benefits_exempt'),
    ...used.map((name) => openingColumn(name)),
    openingColumn('cumulative_average', { kind: 'flag' }),
    openingColumn('gross_pay'),
    openingColumn('sss_employee'),
    openingColumn('philhealth_employee'),
    openingColumn('pag_ibig_employee'),
    openingColumn('net_pay'),
  ],
  scope: 'anywhere',
  former: ['previous_taxable', 'previous_withheld', 'previous_benefits_exempt', 'previous_periods'],
  carried({ months, figures, rows = [] }, person, period) {
    // Months before somebody joined were another employer's, which is why the average of the year holds from the first.
    const joined = yearOf(person.joinedOn) === period.year ? monthOf(person.joinedOn) : 0
    const former = openingOf(rows.filter(({ month }) => month < joined)).figures.withholding_tax
    const wasElsewhere = rows.some((row) => row.month - row.months + 1 < joined)
    // An earlier employer of the same year counts beside the months of this one.
    const earlier = previousEmployer(person, period)
    const { year_to_date: before = {}, excluded_before } = earlier ?? {}
    const sum = (...amounts: (string | undefined)[]) => amountText(sumOf(amounts.map((one) => amountOf(one ?? '0'))))
    const amounts = {
      taxable: sum(figures.taxable_regular, figures.taxable_supplementary, before.taxable),
      withheld_present: amountText(amountOf(figures.withholding_tax ?? '0') - amountOf(former ?? '0')),
      withheld_previous: sum(before.withheld_previous, former),
      excluded_before: sum(figures.benefits_exempt, excluded_before),
      ...Object.fromEntries(used.map((name) => [name, sum(figures[name])])),
    }
    return {
      ...Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== '0.00')),
      periods: String(months + (before.periods ?? 0)),
      ...((figures.cumulative_average === 'true' || wasElsewhere) && { on_cumulative_average: 'true' }),
      ...countedFormer(earlier),
    }
  },
}
