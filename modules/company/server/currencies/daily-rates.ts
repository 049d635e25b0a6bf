/** At five o'clock of the company's own time its rates are brought; where one does not come it is asked for again later. */
import type { Services } from '#platform/http/server/services.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { RATES_AT } from '../../model/currencies.ts'
import { bringRates } from './bring-rates.ts'
import { sourceOf } from './source-of.ts'

export const dailyRates: DailyWork = {
  name: 'exchange rates',
  at: RATES_AT,
  async run(services: Services, { companyId }) {
    const source = sourceOf(services)
    if (!source) return
    const { failed } = await bringRates({ company: services.db.forCompany(companyId), clock: services.clock, source })
    if (failed.length > 0) throw new Error(`no rate came for ${failed.join(', ')}`)
  },
}
