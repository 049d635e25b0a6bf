import { type Handler, on } from '#platform/http/server/handler.ts'
import { holidays } from '../contract.ts'
import { holidaysOf } from './holidays-store.ts'

export const holidayHandlers: readonly Handler[] = [
  on(holidays, ({ company, query }) => {
    const year = query.year
    const days =
      year === undefined ? { from: '1900-01-01', to: '2199-12-31' } : { from: `${year}-01-01`, to: `${year}-12-31` }
    return company.read((tx) => holidaysOf(tx, company.companyId, { ...days, region: query.region }))
  }),
]
