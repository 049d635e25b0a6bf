/** Very many people invited: some at a time, each time all or nothing; whoever has an account by then is passed by. */
import { z } from 'zod'
import { isCompanyRole } from '#access/roles.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'
import { invitePeople } from './invite-people.ts'

export const INVITE_JOB = 'identity.invite'
const AT_ONCE = 200

const Input = z.object({
  employeeIds: z.array(z.string()),
  roles: z.array(z.string()),
  acting: z.array(z.string()),
  origin: z.string(),
})

export const identityJobs = ({ db, clock, say, seal }: Services): ReadonlyMap<string, JobWork> =>
  new Map([
    [
      INVITE_JOB,
      async ({ companyId, input, actor, step }) => {
        const { employeeIds, origin, ...given } = Input.parse(input)
        const [roles, acting] = [given.roles.filter(isCompanyRole), given.acting.filter(isCompanyRole)]
        const counts = { invited: 0, skipped: 0 }
        for (let at = 0; at < employeeIds.length; at += AT_ONCE) {
          await step(at, employeeIds.length)
          const some = employeeIds.slice(at, at + AT_ONCE)
          const inviting = { companyId, actor, roles, acting, origin, now: clock.now(), say, seal }
          const outcomes = await db.system.transaction((tx) => invitePeople(tx, some, inviting))
          const invited = outcomes.filter(({ status }) => status === 'invited').length
          counts.invited += invited
          counts.skipped += outcomes.length - invited
        }
        await step(employeeIds.length, employeeIds.length)
        return counts
      },
    ],
  ])
