/** Kinds of standby, one by one. */
import { companyFacts } from '#modules/company/server/public.ts'
import { earningTypes, offeredEarnings, payInputsChanged } from '#modules/payroll/server/public.ts'
import { clockText } from '#modules/shifts/model/public.ts'
import { departmentsInSight } from '#modules/shifts/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import {
  changeStandby,
  createStandby,
  departmentAccess,
  standbyEarnings,
  standbys,
  switchStandby,
} from '../contract/standbys.ts'
import { hoursOf, type StandbyFields, standbyFaults } from '../model/standby-rules.ts'
import { peopleWithStandby } from './day-store.ts'
import type { StandbyNeeds } from './needs.ts'
import { seesAmounts } from './sees-amounts.ts'
import { judgeEdit } from './standby-in-plan.ts'
import { lockStandby, type StandbyRow, saveStandby, standbysOf, standbyView } from './standby-store.ts'

export const standbyHandlers = (needs: StandbyNeeds): readonly Handler[] => [
  on(standbys, ({ company, session }) =>
    company.read(async (tx) =>
      (await standbysOf(tx, company.companyId)).map((row) => standbyView(row, seesAmounts(session))),
    ),
  ),

  on(standbyEarnings, ({ company, language }) =>
    company.read(async (tx) => {
      const { country } = await companyFacts(tx, company.companyId)
      return offeredEarnings(tx, company.companyId, { language, country })
    }),
  ),

  on(departmentAccess, ({ company, session }) =>
    company.read((tx) => departmentsInSight(tx, company.companyId, session)),
  ),

  on(createStandby, (call) =>
    call.company.transaction(async (tx) => {
      const row = await stored(tx, call, { id: newId(), active: true }, { ...usual, ...amountsIn(call, usual) })
      const answer = reply(standbyView(row, seesAmounts(call.session)), { messageKey: 'standby.saved' })
      await log(tx, call, { action: 'standby.added', subject: subjectOf(row), after: told(row) })
      return answer
    }),
  ),

  on(changeStandby, (call) =>
    call.company.transaction(async (tx) => {
      const former = await lockStandby(tx, call.company.companyId, call.params.id)
      if (!former) return notFound()
      const before = fieldsOf(former)
      const { confirm, ...body } = call.body
      const row = await stored(tx, { ...call, body }, former, { ...before, ...amountsIn(call, before) })
      const answer = reply(standbyView(row, seesAmounts(call.session)), { messageKey: 'standby.saved' })
      const differing = differences(told(former), told(row))
      if (!differing) return answer
      await judgeEdit(tx, call, needs, { former, row, confirmed: confirm })
      const employeeIds = await peopleWithStandby(tx, call.company.companyId, row.id)
      await payInputsChanged(tx, call.company.companyId, { employeeIds, cause: 'standby', by: call.actor.name })
      await log(tx, call, { action: 'standby.changed', subject: subjectOf(row), ...differing })
      return answer
    }),
  ),

  on(switchStandby, (call) =>
    call.company.transaction(async (tx) => {
      const former = await lockStandby(tx, call.company.companyId, call.params.id)
      if (!former) return notFound()
      const row = { ...former, active: call.body.status === 1 }
      const answer = reply(standbyView(row, seesAmounts(call.session)), { messageKey: 'standby.saved' })
      const differing = differences(told(former), told(row))
      if (!differing) return answer
      await saveStandby(tx, call.company.companyId, row, call.clock.now())
      await log(tx, call, { action: 'standby.changed', subject: subjectOf(row), ...differing })
      return answer
    }),
  ),
]

type Writing = Pick<Call<typeof changeStandby>, 'session' | 'company' | 'clock'> & {
  readonly body: Omit<Call<typeof changeStandby>['body'], 'confirm'>
}
type Amounts = Pick<StandbyFields, 'allowance_amount' | 'day_type_rates'>
const usual = {
  ...{ name: '', short_name: '', start_time: '18:00', end_time: '08:00', allowance_type: 'fixed' },
  ...{ allowance_amount: null, day_type_rates: {}, earning_category: null, forfeit_unit: 'none', forfeit_value: '0' },
} as const satisfies StandbyFields

/** Whoever does not see amounts leaves them as they are. */
function amountsIn({ session, body }: Writing, before: Amounts): Amounts {
  if (!seesAmounts(session)) return { allowance_amount: before.allowance_amount, day_type_rates: before.day_type_rates }
  return {
    allowance_amount: body.allowance_amount === undefined ? before.allowance_amount : body.allowance_amount,
    day_type_rates: body.day_type_rates ?? before.day_type_rates,
  }
}

async function stored(
  tx: Tx,
  { company: { companyId }, session, clock, body }: Writing,
  { id, active }: Pick<StandbyRow, 'id' | 'active'>,
  base: StandbyFields,
): Promise<StandbyRow> {
  const { allowance_amount: _, day_type_rates: __, ...sent } = body
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const fields: StandbyFields = { ...base, ...given }
  const { country } = await companyFacts(tx, companyId)
  const types = (await earningTypes(tx, companyId)).map(({ code }) => code)
  const errors = standbyFaults(country, fields, { seesAmounts: seesAmounts(session), types })
  const [first] = Object.values(errors).flat()
  if (first) throw new Refusal(problem(first, { errors: errors as Record<string, string[]> }))
  const { start_time: ___, end_time: ____, ...columns } = fields
  const row: StandbyRow = { id, active, ...columns, ...hoursOf(fields) }
  await unlessTaken(saveStandby(tx, companyId, row, clock.now()), 'short_name', 'standby.short-name-taken')
  return row
}

const fieldsOf = ({ id: _, active: __, starts, ends, ...row }: StandbyRow): StandbyFields => ({
  ...row,
  start_time: clockText(starts),
  end_time: clockText(ends),
})
const told = (row: StandbyRow) => ({ ...fieldsOf(row), active: row.active })
const subjectOf = ({ id, short_name, name }: StandbyRow) => ({ kind: 'standby', id, name: `${short_name} ${name}` })
