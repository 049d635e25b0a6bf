/** One's own objectives, and those of the department and the company that they serve. */
import { personWhoAsks } from '#modules/employees/server/public.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { addOwnOkr, changeOwnOkr, ownCheckIn, ownChoices, ownOkr, ownOkrs, proceedOwnOkr } from '../contract/own.ts'
import { SUBMITTED } from '../model/okr.ts'
import { type Acting, happened, heldOkr, notNow, todayOf } from './acting.ts'
import { checkedIn } from './checking-in.ts'
import { judgeObjectives, parentsOf } from './judging.ts'
import { setStanding } from './okr-changes.ts'
import { type OkrRow, okrsOf } from './okr-store.ts'
import { mayDo, okrRow, okrView } from './okr-view.ts'
import { factorChoices, seenBy } from './whose-store.ts'
import { rewritten, written } from './writing.ts'

export type OkrNeeds = { readonly people: PeoplePort }

export const ownHandlers = ({ people }: OkrNeeds): readonly Handler[] => [
  on(ownOkrs, (call) =>
    call.company.read(async (tx) => {
      const rows = await okrsOf(tx, call.company.companyId, {
        where: seenBy(call.company.companyId, call.actor.accountId),
      })
      return rows.map((row) => ({ ...okrRow(row), is_mine: isMine(call, row) }))
    }),
  ),

  on(ownChoices, ({ company, query: { year } }) =>
    company.read(async (tx) => ({
      parents: await parentsOf(tx, company.companyId, { owner_kind: 'person', year }),
      factors: await factorChoices(tx, company.companyId),
    })),
  ),

  on(ownOkr, (call) => call.company.read((tx) => view(tx, call, call.params.id))),

  on(addOwnOkr, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { body } = call
      const me = await personWhoAsks(tx, companyId, call.actor.accountId)
      if (!me) return problem('okr.not-employed')
      await judgeObjectives(tx, companyId, body.objectives, { owner_kind: 'person', year: body.year })
      const mine = { ...body, owner_kind: 'person' as const, department_id: null, employee_id: me.id }
      const made = await view(tx, call, await written(tx, companyId, mine))
      await happened(tx, call, 'okr.added', made)
      return reply(made, { messageKey: 'okr.saved' })
    }),
  ),

  on(changeOwnOkr, (call) =>
    call.company.transaction(async (tx) => {
      const { objectives, revision } = call.body
      const row = await inHands(tx, call, call.params.id, 'change', revision)
      await rewritten(tx, call, row, objectives)
      return reply(await view(tx, call, row.id), { messageKey: 'okr.saved' })
    }),
  ),

  on(proceedOwnOkr, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await inHands(tx, call, call.params.id, 'proceed', call.body.revision)
      await setStanding(tx, companyId, row.id, { status: SUBMITTED, sent_back: null })
      await happened(tx, call, 'okr.submitted', row)
      const ids = row.employee_id === null ? [] : [row.employee_id]
      const places = await people.placesOf(tx, companyId, ids, todayOf(call))
      const managers = ids.flatMap((id) => places.get(id)?.line[0]?.accountId ?? [])
      const params = { name: row.owner ?? '', year: String(row.year), quarter: row.quarter }
      const notice = { word: 'okr.notice-submitted', params, link: `/app/okr?open=${row.id}`, at: call.clock.now() }
      await notify(tx, companyId, managers, notice)
      return reply(await view(tx, call, row.id), { messageKey: 'okr.submitted' })
    }),
  ),

  on(ownCheckIn, (call) =>
    call.company.transaction(async (tx) => {
      const row = await inHands(tx, call, call.params.id, 'check_in')
      await checkedIn(tx, call, row, call.body)
      return reply(await view(tx, call, row.id), { messageKey: 'okr.checked-in' })
    }),
  ),
]

const isMine = ({ actor }: Pick<Acting, 'actor'>, row: OkrRow): boolean => row.account_id === actor.accountId

async function view(tx: Tx, call: Acting, id: string) {
  const [row] = await okrsOf(tx, call.company.companyId, {
    id,
    where: seenBy(call.company.companyId, call.actor.accountId),
  })
  if (!row) throw new Refusal(notFound())
  return okrView(row, isMine(call, row) ? 'own' : 'reader')
}

/** Held, where it is one's own and that may be done with it now. */
async function inHands(
  tx: Tx,
  call: Acting,
  id: string,
  doing: keyof ReturnType<typeof mayDo>,
  revision?: number,
): Promise<OkrRow> {
  const row = await heldOkr(tx, call, id, revision)
  if (!isMine(call, row)) throw new Refusal(notFound())
  if (!mayDo(row.status, 'own')[doing]) throw notNow()
  return row
}
