/**
 * Earlier pay entered by hand. It is stored as a sheet of one person's year would be: of each person and year the rows
 * of the newest count, so a change brings all rows of the year again, and what payslips rest on stays as it was.
 */
import { parseYearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { personNames, refusingOwnPay } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { isFault, readCell } from '#platform/sheets/model/cells.ts'
import type { Column, Row, Value } from '#platform/sheets/model/sheet.ts'
import {
  addEarlierEntry,
  changeEarlierEntry,
  earlierEntry,
  earlierFigures,
  removeEarlierEntry,
} from '../../contract/earlier-entries.ts'
import { personMeant } from '../item-judgement.ts'
import { markOpenRuns } from '../mark-open-runs.ts'
import { openingBatch } from '../opening/opening-batch.ts'
import {
  deleteYear,
  lastApproved,
  openingsByPerson,
  paidBatches,
  type StoredOpening,
} from '../opening/opening-store.ts'
import { packFor } from '../pack-of-company.ts'
import { type Entry, entryId, entryNamed } from './entries.ts'

type Writing = Pick<Call<typeof addEarlierEntry>, 'company' | 'actor' | 'clock' | 'db' | 'session' | 'say' | 'language'>
type Given = Readonly<Record<string, string | boolean>>

export const earlierEntryHandlers: readonly Handler[] = [
  on(earlierFigures, ({ company, say, language }) =>
    company.read(async (tx) =>
      (await packFor(tx, company.companyId)).opening.figures.map(({ name, word, kind, required }) => ({
        name,
        about: say(language, word),
        kind: kind === 'flag' ? ('flag' as const) : ('money' as const),
        required: required === true,
      })),
    ),
  ),

  on(earlierEntry, ({ company, params }) =>
    company.read(async (tx) => (await entryNamed(tx, company.companyId, params.id)) ?? notFound()),
  ),

  on(addEarlierEntry, async (call) => {
    const { company, body } = call
    const refuseOwn = await refusingOwnPay(call)
    return company.transaction(async (tx) => {
      const { companyId } = company
      if ((body.employee_id === undefined) === (body.staff_id === undefined))
        throw new Refusal(problem('http.invalid', { errors: { staff_id: ['payroll.one-person'] } }))
      const employeeId = await personMeant(tx, companyId, body)
      await refuseOwn(tx, [employeeId])
      const { year, month } = parseYearMonth(body.month) ?? { year: 0, month: 0 }
      const figures = await readFigures(tx, companyId, body.figures)
      const entry = { employeeId, year, month, months: body.months, figures }
      const before = (await openingsByPerson(tx, companyId, { year, employeeIds: [employeeId] })).get(employeeId) ?? []
      await saveYear(tx, call, [...before, entry], before.length)
      return answer(tx, call, entry, 'payroll.earlier-added')
    })
  }),

  on(changeEarlierEntry, async (call) => {
    const { company, body, params } = call
    const refuseOwn = await refusingOwnPay(call)
    return company.transaction(async (tx) => {
      const { companyId } = company
      const found = await held(tx, companyId, params.id)
      await refuseOwn(tx, [found.employeeId])
      const { year, month } = parseYearMonth(body.month ?? yearMonthText(found)) ?? found
      if (year !== found.year) throw refused({ month: ['payroll.earlier-year'] })
      const figures = body.figures ? await readFigures(tx, companyId, body.figures, found.figures) : found.figures
      const entry = { ...found, month, months: body.months ?? found.months, figures }
      const others = found.ofYear.filter((one) => one.month !== found.month)
      await saveYear(tx, call, [...others, entry], others.length)
      return answer(tx, call, entry, 'payroll.earlier-changed')
    })
  }),

  on(removeEarlierEntry, async (call) => {
    const { company, params, actor, clock } = call
    const { companyId } = company
    const refuseOwn = await refusingOwnPay(call)
    return company.transaction(async (tx) => {
      const found = await held(tx, companyId, params.id)
      const { employeeId, year } = found
      await refuseOwn(tx, [employeeId])
      const others = found.ofYear.filter((one) => one.month !== found.month)
      // One rule for the last row and for one of several: what an approved payslip rests on is changed, never removed.
      const paid = await paidBatches(tx, companyId, employeeId, year)
      if (others.length > 0 ? paid.some(({ month }) => month === found.month) : paid.length > 0)
        throw new Refusal(problem('payroll.openings-used'))
      if (others.length > 0) await saveYear(tx, call, others, others.length)
      else {
        await deleteYear(tx, companyId, employeeId, year)
        await markOpenRuns(tx, companyId, { employeeIds: [employeeId], cause: 'earlier-month', by: actor.name })
      }
      const before = { month: yearMonthText(found) }
      const subject = { kind: 'employee', id: employeeId }
      await record(tx, companyId, [{ action: 'payroll.earlier-removed', subject, before }], { actor, now: clock.now() })
      return reply(null, { messageKey: 'payroll.earlier-removed' })
    })
  }),
]

const refused = (errors: Record<string, string[]>) => new Refusal(problem('payroll.earlier-invalid', { errors }))

/** Approvals wait until the transaction ends. */
async function held(tx: Tx, companyId: string, id: string): Promise<StoredOpening & Pick<Entry, 'ofYear'>> {
  await lastApproved(tx, companyId)
  const entry = await entryNamed(tx, companyId, id)
  const { ofYear = [] } = entry ?? {}
  const found = ofYear.find((one) => entryId(companyId, one) === id)
  if (!found) throw new Refusal(notFound())
  return { ...found, ofYear }
}

/** As the cells of a sheet are read; beside what stood before. */
async function readFigures(tx: Tx, companyId: string, given: Given, before: Readonly<Record<string, string>> = {}) {
  const columns = (await packFor(tx, companyId)).opening.figures
  const figures: Record<string, string> = { ...before }
  for (const [name, said] of Object.entries(given)) {
    const column = columns.find((one) => one.name === name)
    if (!column) throw refused({ [`figures.${name}`]: ['payroll.tax-unknown'] })
    const value = readCell(column, String(said))
    if (isFault(value)) throw refused({ [`figures.${name}`]: [value.fault.key] })
    delete figures[name]
    if (value !== null && value !== false) figures[name] = String(value)
  }
  for (const { name, required } of columns)
    if (required && figures[name] === undefined) throw refused({ [`figures.${name}`]: ['http.required'] })
  return figures
}

/** Through the judgement of the sheet; a fault of the row at this place is told by its field. */
async function saveYear(tx: Tx, call: Writing, rows: readonly StoredOpening[], place: number): Promise<void> {
  const { company, actor, clock } = call
  const pack = await packFor(tx, company.companyId)
  const { judge, store } = openingBatch(company.companyId, pack, { actor, clock })
  const staff = new Map(
    [...(await personNames(tx, company.companyId)).values()].map(({ id, staffId }) => [id, staffId]),
  )
  const cells = rows.map((one, at): Row => ({ row: at + 1, values: valuesOf(one, pack.opening.figures, staff) }))
  const { faults, plan } = await judge(tx, cells, [])
  const fault = faults.find(({ row }) => row === place + 1) ?? faults[0]
  if (fault) {
    const { key, params } = fault.message
    throw new Refusal(
      problem('payroll.earlier-invalid', { ...(params && { params }), errors: { [fault.column]: [key] } }),
    )
  }
  await store(tx, plan, newId())
}

function valuesOf(
  { employeeId, year, month, months, figures }: StoredOpening,
  columns: readonly Column[],
  staff: ReadonlyMap<string, string>,
): Readonly<Record<string, Value>> {
  return {
    staff_id: staff.get(employeeId) ?? '',
    month: yearMonthText({ year, month }),
    months,
    ...Object.fromEntries(
      columns.map(({ name, kind }) => [name, kind === 'flag' ? figures[name] === 'true' : (figures[name] ?? null)]),
    ),
  }
}

async function answer(tx: Tx, { company, actor, clock }: Writing, entry: StoredOpening, action: string) {
  const { companyId } = company
  const now = await entryNamed(tx, companyId, entryId(companyId, entry))
  if (!now) throw new Error('earlier pay that was just entered is not there')
  const { ofYear: _, ...shown } = now
  const subject = { kind: 'employee', id: shown.employee_id, name: shown.full_name }
  const after = { month: shown.month, months: shown.months, ...shown.figures }
  await record(tx, companyId, [{ action, subject, after }], { actor, now: clock.now() })
  return reply(shown, { messageKey: 'payroll.earlier-saved' })
}
