/** What of approved changes would be wrong by now, and what HR has written meanwhile and would lose: asked for first. */
import { sql } from 'kysely'
import type { Checked, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Say } from '#platform/http/server/say.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { isBornTooLate } from '../../model/birth-day.ts'
import { overtakenFields, recordsNow } from './records-now.ts'
import { type AskedRow, askedOf } from './request-store.ts'

type Reading = { readonly seal: Seal; readonly say: Say }

export async function standingInTheWay(tx: Tx, { seal, say }: Reading, moving: Moving): Promise<Checked> {
  const { companyId, requests, language } = moving
  const ids = requests.map(({ id }) => id)
  const asked = await askedOf(tx, seal, companyId, { ids })
  const joined = await heldPeople(
    tx,
    companyId,
    asked.map(({ employee_id }) => employee_id),
  )
  const nowOf = await recordsNow(tx, seal, companyId, asked)
  const refused = new Map<string, Problem>()
  const lines: string[] = []
  const between = language === 'en' ? ', ' : '、'
  for (const one of asked) {
    const now = nowOf(one)
    const wrong = wrongBy(one, now, joined.get(one.employee_id) ?? '')
    if (wrong) refused.set(one.id, problem(wrong))
    const moved = wrong ? [] : overtakenFields(one, now).map((field) => say(language, `employees.asked.field.${field}`))
    // Among others it is left for a look of its own: no question stands for the one or the other.
    if (moved.length > 0 && !moving.alone) {
      refused.set(one.id, problem('employees.asked-moved-on', { params: { fields: moved.join(between) } }))
    } else lines.push(...moved)
  }
  return { refused, ...(lines.length > 0 && { confirm: { word: 'employees.asked-overtaken', lines } }) }
}

/** Somebody of the family who was taken out meanwhile can no longer be changed; nobody is born after joining. */
function wrongBy({ part, entry_id, content }: AskedRow, now: object, joinedOn: string): string | undefined {
  if (entry_id !== null && Object.keys(now).length === 0) return 'employees.request-outdated'
  const { birth_date: born } = content.after
  const isOwn = part === 'profile' && typeof born === 'string'
  return isOwn && isBornTooLate(born, joinedOn) ? 'employees.fault.born-after-joining' : undefined
}

/** First days by person; held, so that nobody writes into a record between this look and what is written. */
async function heldPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; joined_on: string }>`
    select id, joined_on from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(tx)
  return new Map(rows.map(({ id, joined_on }) => [id, joined_on]))
}
