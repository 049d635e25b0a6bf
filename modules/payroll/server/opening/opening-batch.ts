/** The sheet of pay from before the company came: payroll's side of the one way sheets are taken. */
import { lastDayOf, plainDateOf, type YearMonth, yearMonthOf, yearMonthText, yearOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { ownEmployments, type PersonName, personNames } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Change } from '#platform/sheets/model/changes.ts'
import type { CellFault } from '#platform/sheets/model/sheet.ts'
import type { FilledRow } from '#platform/sheets/server/export/template.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { openingSheet } from '../../model/opening.ts'
import { type FormerlyPaid, formerlyPaid } from '../earlier/earlier-store.ts'
import { markOpenRuns } from '../mark-open-runs.ts'
import { judgeOpenings, type ReadOpening, readOpening } from './opening-judgement.ts'
import {
  firstPaid,
  insertOpenings,
  isPaidOn,
  lastApproved,
  openingsByPerson,
  removeOpenings,
  type StoredOpening,
} from './opening-store.ts'

const OPENING_BATCH = 'pay_openings'

type OpeningPlan = {
  readonly changes: readonly Change[]
  /** Of each person and year that differs, all rows. */
  readonly openings: readonly StoredOpening[]
}

type Entering = {
  readonly actor: Actor
  readonly clock: Clock
  /** Beside whom nobody else could enter their pay; not given while the company moves in, or where it was asked before. */
  readonly onlyAdmin?: string | null
}

export function openingBatch(
  companyId: string,
  pack: CountryPack,
  { actor, clock, onlyAdmin }: Entering,
): SheetKind<OpeningPlan, object> {
  const columns = pack.opening.figures
  return {
    kind: OPENING_BATCH,
    sheet: openingSheet(columns),
    async judge(tx, rows) {
      const approved = await lastApproved(tx, companyId)
      const people = await personNames(tx, companyId)
      const read = rows.map((row) => readOpening(row, columns, people))
      const years = yearsOf(read, await openingsByPerson(tx, companyId))
      const standing = new Set(years.flatMap(({ rows, changes }) => (changes.length === 0 ? rows : [])))
      const same = new Set(
        years.flatMap(({ rows, before }) => rows.filter((one) => changesOf([one], ofMonth(before, one)).length === 0)),
      )
      const ids = [...new Set(read.flatMap(({ employeeId }) => employeeId || []))]
      const paid = await firstPaid(tx, companyId, ids)
      const former = await formerlyPaid(tx, companyId, ids, pack.opening.former)
      const own =
        onlyAdmin === undefined
          ? new Set<string>()
          : await ownEmployments(tx, { companyId, accountId: actor.accountId, onlyAdmin })
      const { timezone } = await companyFacts(tx, companyId)
      const faults: readonly CellFault[] = judgeOpenings(read, {
        thisMonth: yearMonthText(yearMonthOf(clock.today(timezone))),
        isOwn: ({ employeeId }) => own.has(employeeId),
        mostMonths: (one) => mostMonths(one, former.get(one.employeeId)),
        closedFrom({ employeeId, year }) {
          const last = approved.get(year)
          return last === undefined ? undefined : (paid.get(`${employeeId} ${year}`) ?? last + 1)
        },
        yearStands: (one) => standing.has(one),
        rowStands: (one) => same.has(one),
      })
      return { faults, notes: [], plan: faults.length > 0 ? { changes: [], openings: [] } : planOf(years) }
    },
    created: () => ({}),
    async store(tx, { openings }, batchId) {
      if (openings.length === 0) return
      await insertOpenings(tx, companyId, { batchId, by: actor.name, now: clock.now() }, openings)
      const employeeIds = [...new Set(openings.map(({ employeeId }) => employeeId))]
      await markOpenRuns(tx, companyId, { employeeIds, cause: 'earlier-month', by: actor.name })
      const subject = { kind: 'import', id: batchId }
      const after = { people: employeeIds.length }
      await record(tx, companyId, [{ action: 'payroll.openings-imported', subject, after }], {
        actor,
        now: clock.now(),
      })
    },
  }
}

/** The rows as they would be sent back without a change; where there are none yet, one for each person to fill in. */
export async function openingRows(tx: Tx, companyId: string, lastMonth: YearMonth): Promise<FilledRow[]> {
  const people = [...(await personNames(tx, companyId)).values()]
  const known = await openingsByPerson(tx, companyId)
  const staff = ({ staffId, fullName }: PersonName) => ({ staff_id: staffId, full_name: fullName })
  if (known.size > 0) {
    return people.flatMap((person) =>
      (known.get(person.id) ?? []).map(({ year, month, months, figures }) => ({
        ...staff(person),
        month: yearMonthText({ year, month }),
        months,
        ...figures,
      })),
    )
  }
  const { year, month } = lastMonth
  return people
    .filter(
      ({ joinedOn, leftOn }) =>
        joinedOn <= lastDayOf(lastMonth) && (leftOn === null || yearOf(plainDateOf(leftOn)) >= year),
    )
    .map((person) => {
      const joined = yearMonthOf(plainDateOf(person.joinedOn))
      return {
        ...staff(person),
        month: yearMonthText(lastMonth),
        months: joined.year === year ? month - joined.month + 1 : month,
      }
    })
}

/** Takes imports back as long as nothing was approved on them. Resolves to the number of people. */
export async function removeOpeningsOf(
  tx: Tx,
  companyId: string,
  batchIds: readonly string[],
  by: string,
): Promise<number> {
  await lastApproved(tx, companyId)
  if (await isPaidOn(tx, companyId, batchIds)) throw new Refusal(problem('payroll.openings-used'))
  const employeeIds = await removeOpenings(tx, companyId, batchIds)
  await markOpenRuns(tx, companyId, { employeeIds, cause: 'earlier-month', by })
  return employeeIds.length
}

/** Back to the first month that no former employer in the record paid; undefined where there is none in it. */
function mostMonths({ year, month }: ReadOpening, former: FormerlyPaid | undefined): number | undefined {
  if (!former || former.year !== year || month < former.joinedMonth) return undefined
  const back = Array.from({ length: month }, (_, at) => month - at)
  const theirs = back.findIndex((one) => one < former.joinedMonth && !former.here.has(one))
  return theirs < 0 ? undefined : theirs
}

type ReadYear = {
  readonly rows: readonly ReadOpening[]
  readonly before: readonly StoredOpening[]
  readonly changes: readonly Change[]
}

/** Each person's year on its own, beside what is known of it. */
function yearsOf(read: readonly ReadOpening[], known: Awaited<ReturnType<typeof openingsByPerson>>): ReadYear[] {
  const years = new Map<string, ReadOpening[]>()
  for (const one of read) {
    const key = `${one.employeeId} ${one.year}`
    const own = years.get(key)
    if (own) own.push(one)
    else years.set(key, [one])
  }
  return [...years.values()].map((rows) => {
    const before = (known.get(rows[0]?.employeeId ?? '') ?? []).filter(({ year }) => year === rows[0]?.year)
    return { rows, before, changes: changesOf(rows, before) }
  })
}

const ofMonth = (before: readonly StoredOpening[], { month }: ReadOpening) =>
  before.filter((one) => one.month === month)

function planOf(years: readonly ReadYear[]): OpeningPlan {
  const differing = years.filter(({ changes }) => changes.length > 0)
  return {
    changes: differing.flatMap(({ changes }) => changes),
    openings: differing.flatMap(({ rows }) =>
      rows.map(({ employeeId, year, month, months, figures }) => ({ employeeId, year, month, months, figures })),
    ),
  }
}

const KIND = 'pay_opening'

function changesOf(rows: readonly ReadOpening[], known: readonly StoredOpening[]): Change[] {
  const changes: Change[] = []
  for (const { staffId, fullName, year, month, months, figures } of rows) {
    const before = known.find((one) => one.month === month)
    const about = { kind: KIND, name: `${staffId} ${fullName}`, from: yearMonthText({ year, month }) }
    const cell = (field: string, was: string | null, is: string | null) => {
      if (was !== is) changes.push({ what: before ? 'change' : 'add', ...about, field, before: was, after: is })
    }
    cell('months', before ? String(before.months) : null, String(months))
    for (const field of new Set([...Object.keys(before?.figures ?? {}), ...Object.keys(figures)])) {
      cell(field, before?.figures[field] ?? null, figures[field] ?? null)
    }
  }
  const [first] = rows
  const gone = known.filter(({ month }) => first && !rows.some((one) => one.month === month))
  return [
    ...changes,
    ...gone.map(({ year, month }): Change => {
      const from = yearMonthText({ year, month })
      return { what: 'remove', kind: KIND, name: `${first?.staffId} ${first?.fullName}`, from }
    }),
  ]
}
