/** What ended longer ago than the company keeps it is erased, and help lines that nobody confirmed lately are named. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { linesToCheck } from '../model/lines.ts'
import { eraseEnded } from './alert-store.ts'

export const wellbeingOvernight: DailyWork = {
  name: 'wellbeing.kept',
  at: '03:30',
  run: async ({ db, clock, log }, { companyId, today }) => {
    await db.forCompany(companyId).transaction(async (tx) => {
      const { settings } = await companyFacts(tx, companyId)
      const before = new Date(clock.now())
      before.setUTCMonth(before.getUTCMonth() - settings.wellbeing_keep_months)
      await eraseEnded(tx, companyId, before.toISOString())
    })
    // Whoever runs the installation reads it there; the lines are shown all the same.
    for (const { country, number, checked_on } of linesToCheck(today))
      log.warn({ country, number, checked_on }, 'a help line has to be looked up again')
  },
}
