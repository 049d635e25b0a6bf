/** Clockings as they came, whose a code is, and the photos that were taken. */
import { firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { record, recordAlone } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { tableFile } from '#platform/sheets/server/export/table.ts'
import { assignCode, clockingPhoto, exportRawLogs, rawLogs, waitingCodes } from '../../contract/clocking/raw-logs.ts'
import { localDay, localTime } from '../../model/clocking/work-date.ts'
import { demandKnown } from '../days/reading.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { payFollowsClockings } from './pay-follows-clockings.ts'
import {
  assignWaiting,
  giveCode,
  holdCodeHolder,
  photoOf,
  type RawLog,
  type RawWanted,
  rawLogCount,
  rawLogRows,
  waitingRows,
} from './raw-log-store.ts'

const EXPORT_MAX = 200_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const rawLogHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(rawLogs, (call) =>
    call.company.read(async (tx) => {
      const { page = 1, per_page: perPage, search = '' } = call.query
      const wanted = await wantedOf(tx, call, { ...call.query, search })
      const rows = await rawLogRows(tx, call.company.companyId, wanted, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      const total = await rawLogCount(tx, call.company.companyId, wanted)
      return reply(rows, { meta: { page, per_page: perPage, total } })
    }),
  ),

  on(exportRawLogs, async (call) => {
    const { company, body, say, language, clock, session } = call
    const asked = { department_ids: departmentsIn(body), employee_id: body.employee_id }
    await company.read((tx) => demandKnown(tx, company.companyId, asked))
    const name = `clockings-${clock.today(session.timezone)}`
    return tableFile(company, { name, format: body.format }, async (tx) => {
      const wanted = await wantedOf(tx, call, { ...body, search: '' })
      const rows = await rawLogRows(tx, company.companyId, wanted, { limit: EXPORT_MAX, offset: 0 })
      return {
        name: say(language, 'attendance.raw-logs'),
        columns: columns.map((column) => ({
          header: say(language, `attendance.column-${column}`),
          kind: 'text' as const,
        })),
        rows: rows.map((row) => cellsOf(row, wanted.timezone)),
      }
    })
  }),

  on(waitingCodes, ({ company }) => company.read((tx) => waitingRows(tx, company.companyId))),

  on(assignCode, (call) => {
    const { company, body, actor, clock } = call
    const { companyId } = company
    return company.transaction(async (tx) => {
      const person = await holdCodeHolder(tx, companyId, body.employee_id)
      if (!person) return problem('http.invalid', { errors: { employee_id: ['http.unknown-id'] } })
      const isOther = person.clock_code !== null && person.clock_code.toLowerCase() !== body.clock_code.toLowerCase()
      if (isOther && !body.once)
        return refusedOf('employee_id', 'attendance.has-another-code', { code: person.clock_code ?? '' })
      if (person.clock_code === null && !body.once)
        await unlessTaken(giveCode(tx, companyId, person.id, body.clock_code), 'clock_code', 'attendance.code-taken')
      const done = await assignWaiting(tx, companyId, body.clock_code, person.id)
      if (done.length === 0) return refusedOf('clock_code', 'attendance.nothing-waits')
      const theirs = done.filter(({ repeats }) => repeats === null)
      const { timezone } = await companyFacts(tx, companyId)
      await payFollowsClockings(
        tx,
        needs,
        { companyId, timezone, now: clock.now(), by: actor.name },
        theirs.map(({ occurred_at }) => ({ employeeId: person.id, occurredAt: new Date(occurred_at) })),
      )
      const counts = { assigned: theirs.length, duplicates: done.length - theirs.length }
      const subject = { kind: 'employee', id: person.id, name: person.full_name }
      const after = { clock_code: body.clock_code, ...(body.once && { once: true }), ...counts }
      await record(
        tx,
        companyId,
        [{ action: 'attendance.code-assigned', subject, before: { clock_code: person.clock_code }, after }],
        {
          actor,
          now: clock.now(),
        },
      )
      return reply(counts, {
        messageKey: 'attendance.assigned',
        params: { name: person.full_name, count: counts.assigned },
      })
    })
  }),

  on(clockingPhoto, async (call) => {
    const { company, params, actor, clock } = call
    const photo = await company.read((tx) => photoOf(tx, company.companyId, params.id))
    const file = photo && (await keptFile(call, photo.file_id))
    if (!photo || !file) return notFound()
    const subject = { kind: 'employee', id: photo.employee_id, name: photo.full_name }
    const after = { occurred_at: photo.occurred_at }
    await recordAlone(call.db, company.companyId, [{ action: 'attendance.photo-seen', subject, after }], {
      actor,
      now: clock.now(),
    })
    return asReply(file)
  }),
]

type Asked = {
  readonly from?: PlainDate
  readonly to?: PlainDate
  readonly department_ids?: string
  readonly employee_id?: string
  readonly waiting?: '0' | '1'
  readonly search: string
}

const departmentsIn = ({ department_ids = '' }: Pick<Asked, 'department_ids'>): string[] =>
  department_ids.split(',').filter((id) => UUID.test(id))

async function wantedOf(
  tx: Tx,
  { company, clock }: Pick<Call<typeof rawLogs>, 'company' | 'clock'>,
  asked: Asked,
): Promise<RawWanted> {
  const { timezone } = await companyFacts(tx, company.companyId)
  const today = clock.today(timezone)
  return {
    from: asked.from ?? firstDayOf(yearMonthOf(today)),
    to: asked.to ?? today,
    timezone,
    departmentIds: departmentsIn(asked),
    employeeId: asked.employee_id,
    isWaiting: asked.waiting === '1',
    search: asked.search,
  }
}

const columns = [
  'staff_id',
  'full_name',
  'clock_code',
  'day',
  'time',
  'type',
  'method',
  'place',
  'distance',
  'flags',
  'source',
] as const

function cellsOf(row: RawLog, timezone: string): readonly (string | null)[] {
  const at = new Date(row.occurred_at)
  const distance = row.distance_m === null ? null : String(row.distance_m)
  const when = [localDay(timezone, at), localTime(timezone, at)]
  const what = [row.type, row.method, row.place, distance, row.flags.join(', '), row.source]
  return [row.staff_id, row.full_name, row.clock_code, ...when, ...what]
}

const refusedOf = (field: string, code: string, params: Record<string, string> = {}) =>
  problem(code, { params, errors: { [field]: [{ key: code, params }] } })
