import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { comingHolidays } from '#modules/holidays/server/public.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { ownHome } from '../contract.ts'
import { regionOf } from './region-store.ts'

export const meHandlers: readonly Handler[] = [
  on(ownHome, ({ company, session, clock, language }) =>
    company.read(async (tx) => {
      const today = clock.today(session.timezone)
      const region = await regionOf(tx, company.companyId)
      return {
        today,
        employment: (await employeeOfAccount(tx, company.companyId, session.accountId)) ?? null,
        holidays: await comingHolidays(tx, company.companyId, { today, region, language }),
      }
    }),
  ),
]
