/**
 * Work that each company's day brings once, at an hour of the company's own: who left last night, which rate holds
 * from five o'clock. Looked for every few minutes by every server; the table `daily_work` says who does it. Work must
 * bear being begun again, since a server may die in the middle of it.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Services } from '#platform/http/server/services.ts'

export type DailyWork = {
  /** `module.what`, kept for good: it is the key under which the last day stands. */
  readonly name: string
  /** HH:MM of the company's own time; '00:00' is the first thing of the day. */
  readonly at: string
  readonly run: (services: Services, day: { readonly companyId: string; readonly today: PlainDate }) => Promise<void>
}

const LOOK_EVERY = 5 * 60_000
/** Longer than any of it takes; after this another server begins it anew. */
const GIVEN_UP = '15 minutes'

export function dailyWork(services: Services, works: readonly DailyWork[]) {
  let looking: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    looking = looking.then(() => allDue(services, works))
    return looking
  }
  return {
    /** Does what is due now, one after the other. */
    look,
    begin() {
      timer = setInterval(() => void look(), LOOK_EVERY).unref()
      void look()
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

async function allDue(services: Services, works: readonly DailyWork[]): Promise<void> {
  for (const work of works) {
    try {
      for (const day of await due(services, work)) await once(services, work, day)
    } catch (err) {
      services.log.error({ err, work: work.name }, 'the work of the day could not be looked for')
    }
  }
}

type Due = { readonly companyId: string; readonly today: PlainDate }

/** Companies whose clocks have passed the hour, and which nobody has seen to today. */
function due({ db, clock }: Services, { name, at }: DailyWork): Promise<readonly Due[]> {
  const now = clock.now()
  return db.system.read(async (tx) => {
    const { rows } = await sql<Due>`
      select c.id as "companyId", (${now}::timestamptz at time zone c.timezone_key)::date as today
      from companies c left join daily_work w on w.company_id = c.id and w.name = ${name}
      where c.state = 'active' and (${now}::timestamptz at time zone c.timezone_key)::time >= ${at}::time
        and (w.day is null or w.day < (${now}::timestamptz at time zone c.timezone_key)::date
          or (not w.done and w.begun_at < ${now}::timestamptz - ${GIVEN_UP}::interval))
      order by c.id`.execute(tx)
    return rows
  })
}

async function once(services: Services, { name, run }: DailyWork, { companyId, today }: Due): Promise<void> {
  const company = services.db.forCompany(companyId)
  const now = services.clock.now()
  try {
    const mine = await company.transaction(async (tx) => {
      const { rows } = await sql`
        insert into daily_work as w (company_id, name, day, begun_at) values (${companyId}, ${name}, ${today}, ${now})
        on conflict (company_id, name) do update set day = excluded.day, begun_at = excluded.begun_at, done = false
        where w.day < excluded.day or (not w.done and w.begun_at < excluded.begun_at - ${GIVEN_UP}::interval)
        returning 1`.execute(tx)
      return rows.length > 0
    })
    if (!mine) return
    await run(services, { companyId, today })
    await company.transaction((tx) =>
      sql`update daily_work set done = true where company_id = ${companyId} and name = ${name} and day = ${today}`.execute(
        tx,
      ),
    )
  } catch (err) {
    services.log.error({ err, work: name, company: companyId }, 'the work of the day failed')
  }
}
