/** Insured amounts recorded with people: which are out of date, and the one action that puts them right. */
import { employedPeople, setStatutoryFacts } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { insuredAmounts, takeInsuredAmounts } from '../../contract/insured-amounts.ts'
import { addEvent } from '../event-store.ts'
import { type OutdatedPerson, outdatedAmounts } from '../outdated-amounts.ts'
import { packFor } from '../pack-of-company.ts'
import { periodOfCall } from '../period-of-call.ts'
import { payInputsChanged } from '../public.ts'
import { subjectOfRun } from '../subject-names.ts'
import { labelOf } from '../view/labels.ts'
import { runFor } from './open-run.ts'

export const insuredAmountHandlers: readonly Handler[] = [
  on(insuredAmounts, (call) => {
    const { company, params, language, say } = call
    return company.read(async (tx) => {
      const pack = await packFor(tx, company.companyId)
      const people = await outdatedAmounts(tx, company.companyId, pack, periodOfCall(params))
      const { declarations, scheme } = pack
      return {
        message: declarations ? say(language, `payroll.check.${declarations.check}`) : null,
        people: people.map((one) => listed(one, scheme, call)),
      }
    })
  }),

  on(takeInsuredAmounts, async (call) => {
    const people = await take(call)
    return reply({ people }, { messageKey: 'payroll.insured-amounts-taken', params: { people } })
  }),
]

function listed(
  { person, amounts }: OutdatedPerson,
  scheme: string,
  { language, say }: Pick<Call<typeof insuredAmounts>, 'language' | 'say'>,
) {
  return {
    employee_id: person.id,
    staff_id: person.staffId,
    full_name: person.fullName,
    amounts: amounts.map((amount) => ({
      ...amount,
      label: labelOf(language, scheme, amount.fact),
      status_label: say(language, `payroll.amount-status.${amount.status}`),
    })),
  }
}

/** How many people's amounts were recorded. */
function take({ company, params, body, actor, clock }: Call<typeof takeInsuredAmounts>): Promise<number> {
  const { companyId } = company
  const period = periodOfCall(params)
  const wanted = body.employee_ids && new Set(body.employee_ids)
  return company.transaction(async (tx) => {
    if (wanted) {
      const employed = new Set((await employedPeople(tx, companyId, period)).map(({ id }) => id))
      if ([...wanted].some((id) => !employed.has(id))) throw new Refusal(notFound())
    }
    const outdated = await outdatedAmounts(tx, companyId, await packFor(tx, companyId), period)
    const taken = outdated.filter(({ person }) => !wanted || wanted.has(person.id))
    if (taken.length === 0) return 0
    await setStatutoryFacts(
      tx,
      companyId,
      taken.map(({ person, amounts }) => ({
        id: person.id,
        facts: Object.fromEntries(amounts.map(({ fact, proposed }) => [fact, proposed])),
      })),
    )
    // People first, the run after them: the order in which everybody locks who changes both.
    const run = await runFor(tx, companyId, period, 'items')
    const employeeIds = taken.map(({ person }) => person.id)
    await payInputsChanged(tx, companyId, { employeeIds, cause: 'person', by: actor.name })
    const people = taken.length
    await addEvent(tx, companyId, run, 'insured_amounts_taken', actor, clock.now(), { people })
    const subject = subjectOfRun(run, period.key)
    const action = 'payroll.insured-amounts-taken'
    // Each in an entry of their own: whoever is forgotten one day is then named by none.
    const each = taken.map(({ person: { id, fullName } }) => ({
      action,
      subject: { kind: 'employee', id, name: fullName },
      after: { month: period.key },
    }))
    await record(tx, companyId, [{ action, subject, after: { people } }, ...each], { actor, now: clock.now() })
    return people
  })
}
