/**
 * Takes changes back: what was there before is there again. Where somebody has changed a cell since, that stays:
 * either nothing is taken back and it is said where, or all but these.
 */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyBanks, findBank, lockCompany } from '#modules/company/server/public.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { isFault, readCell } from '#platform/sheets/model/cells.ts'
import { cellText } from '#platform/sheets/model/changes.ts'
import type { Value } from '#platform/sheets/model/sheet.ts'
import { netChanges } from '../../model/update/net-changes.ts'
import { updateSheet } from '../../model/update/update-sheet.ts'
import { withinHeadcount } from '../newcomers/headcount.ts'
import { detailsReached, formerReached, ratesThatGo } from '../profile/first-day.ts'
import type { PayInputsChanged } from '../public-types.ts'
import { takeBackMoves } from '../record/career-of-many.ts'
import { recordRows } from '../records/record-rows.ts'
import { rateOf, rateText } from '../salary/rate-text.ts'
import { allRates, touchPeople, writeRates } from '../salary/rates-store.ts'
import { tellPayroll } from '../update/after-update.ts'
import { applyCells } from '../update/apply-cells.ts'
import { PLACES } from '../update/write-places.ts'
import { type FieldChange, keptChanges } from './change-store.ts'
import { refuseCircles } from './refuse-circles.ts'
import { restoredInLog } from './restored-in-log.ts'

export type TakingBack = {
  readonly companyId: string
  readonly seal: Seal
  readonly clock: Clock
  readonly actor: Actor
  readonly payInputsChanged: PayInputsChanged
}
export type TakenBack = {
  readonly restored: readonly FieldChange[]
  /** Changed since, so left as they are. */
  readonly left: readonly FieldChange[]
  /** Person by person, for the log: it is written last. */
  readonly happened: readonly Happened[]
}

/** With `all` nothing is taken back where not everything can be. */
export async function takeBackChanges(
  tx: Tx,
  taking: TakingBack,
  batchIds: readonly string[],
  { all }: { readonly all: boolean },
): Promise<TakenBack> {
  const { companyId, clock, actor, payInputsChanged } = taking
  const company = await lockCompany(tx, companyId)
  const today = clock.today(company.timezone)
  const changes = netChanges(await keptChanges(tx, taking, batchIds))
  const now = await currentTexts(tx, taking, company.country, today, changes)
  const overtaken = await overtakenFirstDays(tx, companyId, changes)
  const left = changes.filter((change) => !isSame(now(change), change.after) || overtaken(change))
  if (all && left.length > 0) return { restored: [], left, happened: [] }
  const restored = changes.filter((change) => !left.includes(change))
  await withinHeadcount(tx, company, today, () => restore(tx, taking, company, today, restored))
  const moved = restored.filter(({ field }) => PLACES.some((place) => place === field))
  await takeBackMoves(
    tx,
    companyId,
    batchIds,
    moved.map(({ employeeId }) => employeeId),
  )
  await refuseCircles(
    tx,
    companyId,
    restored.filter(({ field }) => field === 'manager_staff_id').map(({ employeeId }) => employeeId),
  )
  await tellPayroll(tx, companyId, restored, { payInputsChanged, by: actor.name })
  return { restored, left, happened: await restoredInLog(tx, companyId, restored) }
}

/** A first day goes back only where no pay agreed since would go with it, and no employment of before is reached. */
async function overtakenFirstDays(
  tx: Tx,
  companyId: string,
  changes: readonly FieldChange[],
): Promise<(change: FieldChange) => boolean> {
  const days = changes.flatMap(({ employeeId, field, before }) =>
    field === 'joined_on' && before !== null ? [{ employeeId, day: before }] : [],
  )
  if (days.length === 0) return () => false
  const reached = await formerReached(tx, companyId, days)
  const details = await detailsReached(tx, companyId, days)
  const going = new Set((await ratesThatGo(tx, companyId, days)).map(({ employee_id }) => employee_id))
  return ({ employeeId, field }) =>
    field === 'joined_on' && (reached.has(employeeId) || details.has(employeeId) || going.has(employeeId))
}

/** Names of the structure are found whatever their case. */
const isSame = (one: string | null, other: string | null): boolean =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase()

async function currentTexts(
  tx: Tx,
  { companyId, seal }: TakingBack,
  country: Country,
  today: PlainDate,
  changes: readonly FieldChange[],
): Promise<(change: FieldChange) => string | null> {
  const ids = [...new Set(changes.map(({ employeeId }) => employeeId))]
  const records = await recordRows(tx, { companyId, country, seal, today }, { ids })
  const byId = new Map(records.map((record) => [record.id, record.values]))
  const rates = new Map(
    (await allRates(tx, { companyId, seal }, ids)).map((rate) => [
      `${rate.employeeId} ${rate.component} ${rate.from}`,
      rateText(rate.amount, rate.reason),
    ]),
  )
  return ({ employeeId, field, from }) =>
    from === null ? cellText(byId.get(employeeId)?.[field]) : (rates.get(`${employeeId} ${field} ${from}`) ?? null)
}

async function restore(
  tx: Tx,
  taking: TakingBack,
  { country, preferLang }: CompanyFacts,
  today: PlainDate,
  restored: readonly FieldChange[],
): Promise<void> {
  const { companyId, seal, actor } = taking
  const rates = restored.filter(({ from }) => from !== null)
  if (rates.length > 0) {
    const written = rates.map(({ employeeId, field, from, before }) => ({
      employeeId,
      component: field,
      from: from ?? '',
      ...rateOf(before),
    }))
    await writeRates(tx, { companyId, seal }, written, actor.accountId)
    await touchPeople(tx, companyId, [...new Set(rates.map(({ employeeId }) => employeeId))])
  }
  const cells = restored.filter(({ from }) => from === null)
  if (cells.length === 0) return
  const bankNamed = findBank(country, await companyBanks(tx, companyId))
  const valueIn = valueReader(country)
  await applyCells(
    tx,
    { companyId, country, seal, today, preferLang, bankCode: (name) => bankNamed(name)?.code },
    cells.map(({ employeeId, field, before }) => ({ employeeId, field, after: valueIn(field, before) })),
  )
}

/** The text of a cell as the value it was. */
function valueReader(country: Country): (field: string, text: string | null) => Value {
  const columns = new Map(updateSheet(country).columns.map((column) => [column.name, column]))
  return (field, text) => {
    if (text === null) return null
    const column = columns.get(field)
    if (!column) return field.startsWith('show_') ? text === 'yes' : text
    const value = readCell(column, text)
    return isFault(value) ? text : value
  }
}
