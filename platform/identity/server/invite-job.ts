/** Very many people invited: some at a time, each time all or nothing; whoever has an account by then is passed by. */
import { z } from 'zod'
import { isCompanyRole } from '#access/roles.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { type InviteOutcome, invitePeople } from './invite-people.ts'

export const INVITE_JOB = 'identity.invite'
/** Those who could not be invited, as the list of people reads its address. */
export const WITHOUT_ACCOUNT = '/app/employee?tab=all&f.account=none'
const AT_ONCE = 200

const Input = z.object({
  employeeIds: z.array(z.string()),
  roles: z.array(z.string()),
  acting: z.array(z.string()),
  origin: z.string(),
  timezone: z.string().default('UTC'),
})

export const identityJobs = ({ db, clock, say, seal }: Services): ReadonlyMap<string, JobWork> =>
  new Map([
    [
      INVITE_JOB,
      async ({ companyId, input, actor, step }) => {
        const { employeeIds, origin, timezone, ...given } = Input.parse(input)
        const [roles, acting] = [given.roles.filter(isCompanyRole), given.acting.filter(isCompanyRole)]
        const counts = { invited: 0, skipped: 0 }
        const notInvited: InviteOutcome[] = []
        for (let at = 0; at < employeeIds.length; at += AT_ONCE) {
          await step(at, employeeIds.length)
          const some = employeeIds.slice(at, at + AT_ONCE)
          const when = { now: clock.now(), today: clock.today(timezone) }
          const inviting = { companyId, actor, roles, acting, origin, ...when, say, seal }
          const outcomes = await db.system.transaction((tx) => invitePeople(tx, some, inviting))
          const invited = outcomes.filter(({ status }) => status === 'invited').length
          counts.invited += invited
          counts.skipped += outcomes.length - invited
          notInvited.push(...outcomes.filter(({ status }) => status !== 'invited'))
        }
        await step(employeeIds.length, employeeIds.length)
        // Named to whoever sent them, who has long gone on to other things.
        await db.forCompany(companyId).transaction((tx) =>
          notify(tx, companyId, [actor.accountId], {
            word: `identity.notice-invited-${whyNot(notInvited)}`,
            params: { ...counts, names: { list: namesOf(notInvited) } },
            link: WITHOUT_ACCOUNT,
          }),
        )
        return { ...counts, outcomes: notInvited }
      },
    ],
  ])

/** What is to be done about them is said where it is the same for all. */
function whyNot(people: readonly InviteOutcome[]): 'all' | 'but' | 'no-email' {
  if (people.length === 0) return 'all'
  return people.every(({ status }) => status === 'no_email') ? 'no-email' : 'but'
}

const NAMED = 20
const namesOf = (people: readonly InviteOutcome[]): string[] => [
  ...people.slice(0, NAMED).map(({ full_name }) => full_name),
  ...(people.length > NAMED ? [`+ ${people.length - NAMED}`] : []),
]
