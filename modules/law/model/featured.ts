/**
 * Cases that the page offers before anything is chosen: a month with a bonus in Malaysia (LHDN's own worked example,
 * specification of 2026), a Taiwanese salary with two dependants, the third month of the cumulative average in the
 * Philippines (worked illustration of Revenue Regulations 11-2018).
 */
export const featured = [
  {
    name: 'bonus',
    scheme: 'my.pcb',
    on: '2026-04-30',
    given: {
      normal_remuneration: '5500',
      normal_epf: '605',
      additional_remuneration: '8250',
      additional_epf: '908',
      category: '3',
      accumulated_remuneration: '16500',
      accumulated_epf: '1815',
      accumulated_mtd: '330',
      children_under_18: '3',
    },
  },
  {
    name: 'dependants',
    scheme: 'tw.withholding',
    on: '2026-03-31',
    given: { taxable_wages: '120000', tax_dependants: '2' },
  },
  {
    name: 'average',
    scheme: 'ph.withholding_cumulative',
    on: '2018-03-28',
    given: {
      period: 'monthly',
      taxable_regular: '15000',
      taxable_supplementary: '20000',
      prior_taxable: '60000',
      prior_periods: '2',
      prior_withheld: '3666.80',
    },
  },
] as const
