/** Lists by state: away for long, and the accounts that belong to nobody in person. */
import { type Handler, on } from '#platform/http/server/handler.ts'
import { everybody, sabbaticalEmployees, serviceAccounts } from '../../contract/leaving.ts'
import { listPeople } from '../lists/employees-store.ts'
import { withStart } from '../lists/with-start.ts'
import { lookingOf } from '../looking.ts'

export const standingLists: readonly Handler[] = [
  on(sabbaticalEmployees, (call) =>
    call.company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const { rows } = await listPeople(tx, looking, { statuses: ['sabbatical'], sort: 'full_name' })
      return rows.map((row) => withStart(row, looking.today))
    }),
  ),
  on(serviceAccounts, (call) =>
    call.company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const { rows } = await listPeople(tx, looking, { of: 'service-accounts', sort: 'full_name' })
      return rows.map((row) => withStart(row, looking.today))
    }),
  ),
  on(everybody, (call) =>
    call.company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const { rows } = await listPeople(tx, looking, { of: 'everybody', sort: 'full_name' })
      return rows.map((row) => withStart(row, looking.today))
    }),
  ),
]
