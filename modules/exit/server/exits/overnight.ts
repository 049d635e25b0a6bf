/** What is handed over from today on changes hands first thing in the morning. */
import { sql } from 'kysely'
import type { ModuleId } from '#access/modules.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { byItself } from '#platform/activity/server/activity.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notify } from '#platform/notices/server/notify.ts'
import type { HandOverPart } from '../../model/hand-over.ts'
import type { ExitNeeds, HandingOver } from './acting.ts'
import { oneExit } from './exit-store.ts'
import { handOver, heirOf } from './hand-over.ts'

type Due = { readonly exit_id: string; readonly employee_id: string; readonly parts: HandOverPart[] }

/** Each in a transaction of its own: what one of them cannot do keeps no other from it. */
export const handOversDue = (needs: ExitNeeds): DailyWork => ({
  name: 'exit.hand-over',
  at: '00:30',
  async run({ db, clock, say, settings, log }, { companyId, today }) {
    const company = db.forCompany(companyId)
    const { due, call } = await company.read(async (tx) => {
      const { rows } = await sql<Due>`
        select h.exit_id, h.employee_id, array_agg(h.part order by h.part) as parts from exit_hand_overs h
        join exits x on x.company_id = h.company_id and x.id = h.exit_id and x.status <> 'withdrawn'
        where h.company_id = ${companyId} and h.from_date <= ${today}
        group by h.exit_id, h.employee_id`.execute(tx)
      const { country, timezone } = await companyFacts(tx, companyId)
      const modules: ModuleId[] = []
      const session = { accountId: '', country, timezone, roles: ['Company Admin'] as const, modules }
      const by: HandingOver = { company: { companyId }, session, actor: byItself, clock, say, language: 'en', settings }
      return { due: rows, call: by }
    })
    for (const { exit_id, employee_id, parts } of due) {
      try {
        await company.transaction(async (tx) => {
          const row = await oneExit(tx, companyId, exit_id, { hold: true })
          if (!row) return
          const heir = await heirOf(tx, companyId, employee_id, { leaver: row.employee_id, on: today })
          if (heir) return handOver(tx, call, needs, row, { heir, parts })
          throw new Error('whoever was to take it is not there')
        })
      } catch (err) {
        log.warn({ err, exit: exit_id }, 'a hand-over could not be done')
        await company.transaction(async (tx) => {
          await sql`delete from exit_hand_overs where company_id = ${companyId} and exit_id = ${exit_id}
            and employee_id = ${employee_id}`.execute(tx)
          const row = await oneExit(tx, companyId, exit_id)
          const keepers = await accountsInRoles(tx, companyId, ['Company Admin', 'HR Generalist'])
          const notice = { word: 'exit.notice-not-handed-over', params: { name: row?.full_name ?? '' } }
          await notify(tx, companyId, keepers, { ...notice, link: `/app/exit?open=${exit_id}`, at: clock.now() })
        })
      }
    }
  },
})
