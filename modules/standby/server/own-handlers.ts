/** What somebody sees of their own standby: confirmed days alone. */
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { demandSpan } from '#modules/shifts/server/public.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { ownStandby } from '../contract/schedule.ts'
import { storedDays } from './day-store.ts'
import { cellView, standbysOf } from './standby-store.ts'

export const ownHandlers: readonly Handler[] = [
  on(ownStandby, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      demandSpan(call.query)
      const me = await employeeOfAccount(tx, companyId, call.session.accountId)
      if (!me) return []
      const byId = new Map((await standbysOf(tx, companyId)).map((one) => [one.id, one]))
      const days = [...(await storedDays(tx, companyId, call.query, [me.id])).values()]
      return days
        .filter(({ is_confirmed }) => is_confirmed)
        .flatMap(({ date, standby_ids }) =>
          standby_ids.flatMap((id) => {
            const standby = byId.get(id)
            if (!standby) return []
            const { start_time, end_time } = cellView(standby)
            return [{ date, id, name: standby.name, start_time, end_time }]
          }),
        )
    }),
  ),
]
