/** Every morning: who left yesterday has left, who went or came back from a sabbatical has, and accounts follow;
 * what imports left that nobody will begin again goes. */
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { abandonForsaken } from '../batch/import-in-writing.ts'
import { tidyFaces } from '../face/face-store.ts'
import { accountsFollow } from './accounts-of-leavers.ts'
import { settle } from './standing-store.ts'

export const peopleOvernight: DailyWork = {
  name: 'people overnight',
  at: '00:00',
  async run(services, { companyId, today }) {
    await services.db.forCompany(companyId).transaction(async (tx) => {
      await abandonForsaken(tx, companyId)
      await settle(tx, companyId, today)
    })
    await accountsFollow(services, companyId)
    await tidyFaces(services, companyId)
  },
}
