import { metresBetween } from '#modules/company/model/public.ts'
import type { CompanySettings } from '#modules/company/server/public.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { personWhoAsks } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { on } from '#platform/http/server/handler.ts'
import { words } from '../contract/types.ts'
import { here } from '../contract/wfh.ts'
import { homeOn, insertCheck } from './here-store.ts'

const METRES = 1000

export const hereHandler = on(here, ({ company, session, actor, clock, body }) =>
  company.transaction(async (tx) => {
    const { companyId } = company
    const person = await personWhoAsks(tx, companyId, session.accountId)
    if (!person) return problem(words.notEmployed)
    const { timezone, settings } = await companyFacts(tx, companyId)
    const today = clock.today(timezone)
    const home = await homeOn(tx, companyId, person.id, today)
    if (!home) return problem('wfh.not-today')
    const { request_id, latitude, longitude } = home
    if (latitude === null || longitude === null) return problem('wfh.no-position')
    const now = clock.now()
    const distance_m = Math.round(metresBetween({ latitude, longitude }, body))
    const within_range = distance_m <= rangeOf(settings)
    const { accuracy = null, ...position } = body
    const check = { id: newId(now.getTime()), request_id, employee_id: person.id, at: now.toISOString(), accuracy }
    await insertCheck(tx, companyId, { ...check, ...position, distance_m, within_range })
    const subject = { kind: 'wfh', id: request_id, name: `${person.full_name}: ${today}` }
    const after = { distance_km: distance_m / METRES, within_range }
    await record(tx, companyId, [{ action: 'wfh.here', subject, after }], { actor, now })
    return reply(after, { messageKey: within_range ? 'wfh.here' : 'wfh.far-away' })
  }),
)

/** Half the way round the earth: nobody is further away. */
const ANYWHERE = 20_100_000

/** How far from the place one may be, in metres. */
export const rangeOf = ({ use_wfh_setting: rules, wfh_max_range_km: range }: CompanySettings): number =>
  rules && range !== null ? Number(range) * METRES : ANYWHERE
