/** Every morning: who left yesterday has left, who went or came back from a sabbatical has, and accounts follow;
 * what imports left that nobody will begin again goes. */
import { removeBytes } from '#platform/files/server/kept-files.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { abandonForsaken } from '../batch/import-in-writing.ts'
import { endFaces, type FacesEnded, leaversWithFaces } from '../face/end-faces.ts'
import { tidyFaces } from '../face/face-store.ts'
import { accountsFollow } from './accounts-of-leavers.ts'
import { settle } from './standing-store.ts'

export const peopleOvernight = (facesEnded?: FacesEnded): DailyWork => ({
  name: 'people overnight',
  at: '00:00',
  async run(services, { companyId, today }) {
    await services.db.forCompany(companyId).transaction(async (tx) => {
      await abandonForsaken(tx, companyId)
      await settle(tx, companyId, today)
    })
    await accountsFollow(services, companyId)
    const bytes = await services.db.forCompany(companyId).transaction(async (tx) => {
      const left = await leaversWithFaces(tx, companyId, today)
      return endFaces(tx, companyId, left, { now: services.clock.now(), elsewhere: facesEnded })
    })
    await removeBytes(services, bytes)
    await tidyFaces(services, companyId)
  },
})
