/** The calls of shifts, one by one. */
import type { Country } from '#kernel/countries.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { earningTypes, offeredEarnings } from '#modules/payroll/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import {
  changeShift,
  createShift,
  earliestLatest,
  findShifts,
  removeShift,
  shiftEarnings,
  shifts,
  switchShift,
} from '../../contract/shifts.ts'
import { clockText } from '../../model/shift.ts'
import { type Faults, hoursOf, type ShiftFields, shiftFaults } from '../../model/shift-rules.ts'
import type { ShiftNeeds } from '../needs.ts'
import { rosterPeople } from '../people.ts'
import { daysWithShift } from '../roster/roster-store.ts'
import { seesAmounts, shownIn } from '../sight.ts'
import { shiftRemoval } from '../undos.ts'
import { judgeEdit } from './shift-in-roster.ts'
import {
  areDepartments,
  dropShift,
  isConfirmedAnywhere,
  lockShift,
  type ShiftRow,
  saveShift,
  setActive,
  shiftsAmong,
  shiftsOf,
} from './shift-store.ts'
import { shiftView } from './shift-view.ts'

export const shiftHandlers = (needs: ShiftNeeds): readonly Handler[] => [
  on(shifts, ({ company, session }) =>
    company.read(async (tx) =>
      (await shiftsOf(tx, company.companyId)).map((row) => shiftView(row, seesAmounts(session))),
    ),
  ),

  on(shiftEarnings, ({ company, language }) =>
    company.read(async (tx) => {
      const { country } = await companyFacts(tx, company.companyId)
      return offeredEarnings(tx, company.companyId, { language, country })
    }),
  ),

  on(findShifts, ({ company, session, body }) =>
    company.read(async (tx) => {
      const faults = await departmentFaults(tx, company.companyId, body)
      if (Object.keys(faults).length > 0) return problem('http.invalid', { errors: faults })
      const word = body.search?.toLowerCase()
      const rows = (await shiftsOf(tx, company.companyId)).filter(
        ({ active, departments, name, short_name }) =>
          (body.status === undefined || active === (body.status === 1)) &&
          (!body.department_ids?.length ||
            departments.length === 0 ||
            departments.some((id) => body.department_ids?.includes(id))) &&
          (!word || `${name}\n${short_name}`.toLowerCase().includes(word)),
      )
      return rows.map((row) => shiftView(row, seesAmounts(session)))
    }),
  ),

  on(createShift, (call) =>
    call.company.transaction(async (tx) => {
      const id = newId()
      const row = await stored(tx, call, id, { ...usual, ...call.body, ...amountsIn(call, usual) })
      const answer = reply(shiftView(row, seesAmounts(call.session)), { messageKey: 'shifts.saved' })
      await log(tx, call, { action: 'shifts.added', subject: subjectOf(row), after: told(row) })
      return answer
    }),
  ),

  on(changeShift, (call) =>
    call.company.transaction(async (tx) => {
      const { company, params, clock, actor } = call
      const { confirm, ...body } = call.body
      const former = await lockShift(tx, company.companyId, params.id)
      if (!former) return notFound()
      if (former.kind !== 'work') return problem('shifts.rest-stays')
      const before = fieldsOf(former)
      const wanted = completeOf({ ...before, ...body, ...amountsIn(call, before) })
      if (!differences(before, wanted))
        return reply(shiftView(former, seesAmounts(call.session)), { messageKey: 'shifts.saved' })
      const row = await stored(tx, call, former.id, wanted)
      const answer = reply(shiftView(row, seesAmounts(call.session)), { messageKey: 'shifts.saved' })
      const differing = differences(told(former), told(row))
      if (!differing) return answer
      await judgeEdit(tx, call, needs, { former, row, confirmed: confirm })
      const days = await daysWithShift(tx, company.companyId, former.id)
      const edited = former.starts !== row.starts || former.ends !== row.ends ? { edited: former.id } : {}
      const more = []
      for (const tell of needs.rosterChanged)
        more.push(...(await tell(tx, company.companyId, days, { clock, by: actor.name, ...edited })))
      await log(tx, call, { action: 'shifts.changed', subject: subjectOf(row), ...differing }, ...more)
      return answer
    }),
  ),

  on(removeShift, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await lockShift(tx, companyId, call.params.id)
      if (!former) return notFound()
      if (former.kind !== 'work') return problem('shifts.rest-stays')
      if (await isConfirmedAnywhere(tx, companyId, former.id)) return problem('shifts.in-use')
      const days = await daysWithShift(tx, companyId, former.id)
      const kept = await keptRows(
        tx,
        companyId,
        ['shifts', { id: former.id }],
        ['shift_departments', { shift_id: former.id }],
      )
      await dropShift(tx, companyId, former.id)
      const meta = await shiftRemoval.keep(tx, call, { name: former.short_name, id: former.id, kept, days })
      const more = []
      for (const tell of needs.rosterChanged)
        more.push(...(await tell(tx, companyId, days, { clock: call.clock, by: call.actor.name })))
      await log(tx, call, { action: 'shifts.removed', subject: subjectOf(former), before: told(former) }, ...more)
      return reply(null, { messageKey: 'shifts.removed', meta })
    }),
  ),

  on(switchShift, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await lockShift(tx, companyId, call.params.id)
      if (!former) return notFound()
      const active = call.body.status === 1
      if (active !== former.active) await setActive(tx, companyId, former.id, active)
      const row = { ...former, active }
      const answer = reply(shiftView(row, seesAmounts(call.session)), { messageKey: 'shifts.saved' })
      if (active !== former.active)
        await log(tx, call, {
          action: 'shifts.changed',
          subject: subjectOf(row),
          before: told(former),
          after: told(row),
        })
      return answer
    }),
  ),

  on(earliestLatest, ({ company, session, body }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const among = await shiftsAmong(tx, companyId, body)
      if ('shift_ids' in body && body.shift_ids.some((id) => !among.some((one) => one.id === id)))
        return problem('http.invalid', { errors: { shift_ids: ['http.unknown-id'] } })
      if ('employee_ids' in body) {
        const where = shownIn(session, companyId, { people: body.employee_ids })
        const people = await rosterPeople(tx, companyId, { from: '0001-01-01', to: '9999-12-31', where })
        if (body.employee_ids.some((id) => !people.some((one) => one.id === id)))
          return problem('http.invalid', { errors: { employee_ids: ['http.unknown-id'] } })
      }
      const rows = among.filter(({ kind }) => kind === 'work')
      if (rows.length === 0) return { earliest: null, latest: null }
      return {
        earliest: clockText(Math.min(...rows.map(({ starts }) => starts))),
        latest: clockText(Math.max(...rows.map(({ ends }) => ends))),
      }
    }),
  ),
]

type Fields = ShiftFields & {
  readonly colour: string | null
  readonly department_ids: readonly string[]
  readonly needed: number[]
  readonly earning_category: string | null
}
const usual = {
  break_start: null,
  colour: null,
  department_ids: [],
  needed: [0, 0, 0, 0, 0, 0, 0],
  allowance_type: null,
  allowance_amount: null,
  day_type_rates: {},
  earning_category: null,
  forfeit_unit: 'none',
  forfeit_value: '0',
} as const satisfies Partial<{ [Field in keyof Fields]: unknown }>

type Amounts = Pick<Fields, 'allowance_amount' | 'day_type_rates'>
type Writing = Pick<Call<typeof changeShift>, 'session' | 'company' | 'clock'> & {
  readonly body: Omit<Call<typeof changeShift>['body'], 'confirm'>
}

/** Whoever does not see amounts leaves them as they are. */
function amountsIn({ session, body }: Writing, before: Amounts): Amounts {
  const { allowance_amount, day_type_rates } = body
  if (!seesAmounts(session)) return { allowance_amount: before.allowance_amount, day_type_rates: before.day_type_rates }
  return {
    allowance_amount: allowance_amount === undefined ? before.allowance_amount : allowance_amount,
    day_type_rates: day_type_rates ?? before.day_type_rates,
  }
}

type Given = Omit<Fields, 'needed' | 'department_ids'> & {
  readonly needed: readonly number[]
  readonly department_ids: readonly string[]
}

async function stored(tx: Tx, call: Writing, id: string, given: Partial<Given> & object): Promise<ShiftRow> {
  const { companyId } = call.company
  const { country } = await companyFacts(tx, companyId)
  const fields = completeOf(given)
  const faults = {
    ...faultsOf(country, call, fields),
    ...(await departmentFaults(tx, companyId, fields)),
    ...(await categoryFaults(tx, companyId, fields)),
  }
  if (Object.keys(faults).length > 0) {
    const [first = 'http.invalid'] = Object.values(faults).flat()
    throw new Refusal(problem(first, { errors: faults }))
  }
  const values = {
    ...hoursOf(fields),
    name: fields.name,
    short_name: fields.short_name,
    colour: fields.colour,
    needed: [...fields.needed],
    allowance_type: fields.allowance_type,
    allowance_amount: fields.allowance_amount,
    day_type_rates: fields.day_type_rates,
    earning_category: fields.earning_category,
    forfeit_unit: fields.forfeit_unit,
    forfeit_value: fields.forfeit_value,
  }
  const saving = saveShift(tx, companyId, id, values, fields.department_ids, call.clock.now())
  await unlessTaken(saving, 'short_name', 'shifts.short-name-taken')
  const [row] = await shiftsAmong(tx, companyId, { shift_ids: [id] })
  if (!row) throw new Refusal(notFound())
  return row
}

const completeOf = (given: Partial<Given>): Given => ({
  ...usual,
  name: '',
  short_name: '',
  start_time: '00:00',
  end_time: '00:00',
  break_minutes: 0,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
})

/** Whoever sets no amounts need not bring one with an allowance. */
function faultsOf(country: Country, { session }: Writing, fields: Given) {
  const { allowance_amount, ...faults } = shiftFaults(country, fields)
  return allowance_amount && seesAmounts(session) ? { ...faults, allowance_amount } : faults
}

async function departmentFaults(tx: Tx, companyId: string, { department_ids }: Partial<Given>): Promise<Faults> {
  const ids = [...new Set(department_ids)]
  return (await areDepartments(tx, companyId, ids)) ? {} : { department_ids: ['http.unknown-id'] }
}

async function categoryFaults(tx: Tx, companyId: string, { earning_category: chosen }: Given): Promise<Faults> {
  if (chosen === null || (await earningTypes(tx, companyId)).some(({ code }) => code === chosen)) return {}
  return { earning_category: ['shifts.unknown-category'] }
}

const fieldsOf = (row: ShiftRow): Given => ({
  name: row.name,
  short_name: row.short_name,
  start_time: clockText(row.starts),
  end_time: clockText(row.ends),
  break_minutes: row.break_minutes,
  break_start: row.break_starts === null ? null : clockText(row.break_starts),
  colour: row.colour,
  department_ids: row.departments,
  needed: row.needed,
  allowance_type: row.allowance_type,
  allowance_amount: row.allowance_amount,
  day_type_rates: row.day_type_rates,
  earning_category: row.earning_category,
  forfeit_unit: row.forfeit_unit,
  forfeit_value: row.forfeit_value,
})

const told = (row: ShiftRow) => ({ ...fieldsOf(row), active: row.active })
const subjectOf = ({ id, short_name, name }: ShiftRow) => ({ kind: 'shift', id, name: `${short_name} ${name}` })
