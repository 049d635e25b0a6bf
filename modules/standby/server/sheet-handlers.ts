/** The plan out and in, all or nothing; wrong cells are named. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { personIdsByStaffId } from '#modules/employees/server/public.ts'
import { datesOf } from '#modules/shifts/model/public.ts'
import { demandSpan, rosterPeople, shownIn } from '#modules/shifts/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { isMarked, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { readUpload } from '#platform/sheets/server/import-sheet.ts'
import { exportPlan, importPlan, planTemplate } from '../contract/sheets.ts'
import { changeDays, type DayChange } from './change-days.ts'
import { keyOf, storedDays } from './day-store.ts'
import type { StandbyNeeds } from './needs.ts'
import { demandDepartments } from './schedule-handlers.ts'
import { standbysOf } from './standby-store.ts'

type Span = { readonly from: PlainDate; readonly to: PlainDate }
type Fault = { readonly row: number; readonly column: string; readonly message: string }

export const sheetHandlers = (needs: StandbyNeeds): readonly Handler[] => [
  on(exportPlan, async (call) => {
    await call.company.read((tx) => demandDepartments(tx, call, call.body.department_ids))
    return gridFile(call, call.body, call.body.department_ids)
  }),

  on(planTemplate, async (call) => {
    const { a: from, b: to, c } = call.params
    const departments = c === '0' ? undefined : [c]
    await call.company.read((tx) => demandDepartments(tx, call, departments, notFound()))
    return gridFile(call, { from, to }, departments)
  }),

  on(importPlan, async (call) => {
    if (!call.file) return problem('http.invalid', { errors: { file: ['http.required'] } })
    demandSpan(call.body)
    const read = await readUpload(call.file, planSheet(call.body), call)
    if (isMarked(read, 'problem')) return read
    const said = (key: string, params = {}) => call.say(call.language, key, params)
    const unread = read.faults.map(({ row, column, message }) => ({
      ...{ row, column },
      message: said(message.key, message.params),
    }))
    let placed: readonly (DayChange & Pick<Fault, 'row' | 'column'>)[] = []
    try {
      return await call.company.transaction(async (tx) => {
        const people = await personIdsByStaffId(tx, call.company.companyId)
        const byName = new Map(
          (await standbysOf(tx, call.company.companyId)).map((one) => [one.short_name.toLowerCase(), one.id]),
        )
        const errors: Fault[] = [...unread]
        placed = read.rows.flatMap((row) => {
          const employeeId = people.get(String(row.values.staff_id ?? '').toLowerCase())
          if (employeeId === undefined) {
            errors.push({ row: row.row, column: 'staff_id', message: said('standby.unknown-person') })
            return []
          }
          // A date without a column in the sheet stays as it is.
          return datesOf(call.body.from, call.body.to).flatMap((date) => {
            const cell = row.values[date]
            if (cell === undefined) return []
            const names = namesIn(String(cell ?? ''))
            const unknown = names.find((name) => !byName.has(name.toLowerCase()))
            if (unknown !== undefined) {
              const message = said('standby.unknown-name', { name: unknown })
              errors.push({ row: row.row, column: date, message })
              return []
            }
            const standbyIds = names.flatMap((name) => byName.get(name.toLowerCase()) ?? [])
            return [{ employeeId, date, standbyIds, row: row.row, column: date }]
          })
        })
        if (errors.length > 0) return wrong(errors)
        if (placed.length === 0)
          return problem('standby.sheet-no-days', { errors: { file: ['standby.sheet-no-days'] } })
        const { days, happened } = await changeDays(tx, call, needs, placed, call.body.confirm)
        await log(tx, call, ...happened)
        const params = { count: days.length }
        return reply({ imported: days.length, errors: [] }, { messageKey: 'standby.imported', params })
      })
    } catch (failure) {
      const errors = failure instanceof Refusal ? cellErrors(failure) : []
      if (errors.length === 0) throw failure
      return wrong(errors)
    }

    /** What was wrong with the n-th cell, told of its row and column. */
    function cellErrors({ problem: refused }: Refusal): Fault[] {
      return Object.entries(refused.errors ?? {}).flatMap(([field, [word]]) => {
        const cell = placed[Number(/^cells\.(\d+)\./.exec(field)?.[1])]
        return cell && typeof word === 'string' ? [{ row: cell.row, column: cell.column, message: said(word) }] : []
      })
    }
  }),
]

const wrong = (errors: readonly Fault[]) => problem('standby.sheet-wrong', { data: { imported: 0, errors } })

const planSheet = ({ from, to }: Span): Sheet => ({
  name: 'standby',
  columns: [
    { name: 'staff_id', word: 'standby.sheet-staff', kind: 'text', required: true, max: 60 },
    { name: 'full_name', word: 'standby.sheet-name', kind: 'text', max: 255 },
    ...datesOf(from, to).map((date) => ({
      ...{ name: date, word: 'standby.sheet-day', kind: 'text' as const, max: 60, example: 'NIGHT' },
    })),
  ],
})

/** 'DAY/NIGHT' */
const namesIn = (cell: string): string[] =>
  cell
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '')

type Taking = Pick<Call<typeof exportPlan>, 'company' | 'session'> & Parameters<typeof sheetFile>[0]

function gridFile(call: Taking, { from, to }: Span, departments: readonly string[] | undefined) {
  demandSpan({ from, to })
  const { companyId } = call.company
  return sheetFile(call, `standby-${from}-${to}.xlsx`, async (tx) => {
    const where = shownIn(call.session, companyId, { departments })
    const people = await rosterPeople(tx, companyId, { from, to, where })
    const stored = await storedDays(
      tx,
      companyId,
      { from, to },
      people.map(({ id }) => id),
    )
    const names = new Map((await standbysOf(tx, companyId)).map((one) => [one.id, one.short_name]))
    const rows = people.map(({ id, staff_id, full_name }) => ({
      ...{ staff_id, full_name },
      ...Object.fromEntries(
        datesOf(from, to).map((date) => [
          date,
          (stored.get(keyOf(id, date))?.standby_ids ?? []).map((one) => names.get(one) ?? '').join('/'),
        ]),
      ),
    }))
    return { sheet: planSheet({ from, to }), rows }
  })
}
