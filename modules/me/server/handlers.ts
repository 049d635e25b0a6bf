import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { comingHolidays } from '#modules/holidays/server/public.ts'
import type { OwnDue } from '#platform/home/server/home-card.ts'
import { readDue } from '#platform/home/server/read-cards.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { ownHome } from '../contract.ts'
import { regionOf } from './region-store.ts'

/** `due` is contributed by the modules, joined in apps/server/home.ts. */
export const meHandlers = (due: readonly OwnDue[] = []): readonly Handler[] => [
  on(ownHome, (call) =>
    call.company.read(async (tx) => {
      const { company, session, clock, language, say } = call
      const today = clock.today(session.timezone)
      const region = await regionOf(tx, company.companyId)
      const me = await employeeOfAccount(tx, company.companyId, session.accountId)
      const asking = { ...call, today, t: (key: string, params = {}) => say(language, key, params) }
      return {
        today,
        employment: me ?? null,
        due: me ? await readDue(tx, due, { ...asking, employeeId: me.id }) : [],
        holidays: await comingHolidays(tx, company.companyId, { today, region, language }),
      }
    }),
  ),
]
