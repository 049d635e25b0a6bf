import type { Bodies, Ids } from './ids.ts'

const trip = ({ costCentre }: Pick<Ids, 'costCentre'>, from = '2026-12-21') => ({
  ...{ purpose: 'New shop', from, to: from, confirm: 1 },
  destinations: [{ place: 'Penang', country_code: 'MY', from, to: from }],
  cost_centres: [{ cost_centre_id: costCentre, percentage: '100' }],
})

export const travel: Bodies = {
  'travel.create': (ids) => ({ employee_id: ids.employee, ...trip(ids) }),
  'travel.award': (ids) => ({ employee_ids: [ids.employee], ...trip(ids, '2026-12-23') }),
  'travel.ask': (ids) => trip(ids),
  'travel.preview': (ids) => trip(ids),
  'travel.change': ({ costCentre }) => ({ cost_centres: [{ cost_centre_id: costCentre, percentage: '100' }] }),
  'travel.changeOwn': () => ({ purpose: 'Fair' }),
  'travel.decide': ({ request }) => ({ ids: [request] }),
  'travel.askWithdraw': () => ({ reason: 'Plans changed' }),
  'travel.payAdvance': () => ({ paid_on: '2026-11-02' }),
  'travel.pay': () => ({ paid_on: '2026-11-02' }),
  'travel.claim': () => ({ per_diem: true }),
  'travel.claimOwn': () => ({ per_diem: true }),
  'travel.changeCostCentre': () => ({ name: 'Another name' }),
  'travel.addPerDiem': ({ claimGroup }) => ({
    claim_group_id: claimGroup,
    currency_code: 'MYR',
    full_day: '90.00',
    effective_from: '2026-02-01',
  }),
  'travel.changePerDiem': () => ({ full_day: '95.00' }),
}
