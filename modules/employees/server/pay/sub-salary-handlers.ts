/** Parts of a salary in the company's other currencies. They stand beside the pay run and never in it. */
import { subCurrencyRows } from '#modules/company/server/public.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { setSubSalaries, subSalaries } from '../../contract/pay/sub-salary.ts'
import { seenSubSalaries } from '../../model/seen-lists.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import { lastOfList, overtaken } from '../profile/changed-meanwhile.ts'
import { lockProfile, profileOf } from '../profile/profile-store.ts'
import { refusingOwnPay } from './own-pay.ts'
import { touch } from './pay-change-store.ts'
import { refusedDayOf } from './refuse-day.ts'
import { type SubSalaryRow, saveSubSalaries, subSalariesOf } from './sub-salary-store.ts'

export const subSalaryHandlers: readonly Handler[] = [
  on(subSalaries, (call) =>
    call.company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const { companyId, today } = looking
      const person = await profileOf(tx, looking, call.params.id)
      if (!person) return notFound()
      const { as_of = today, all } = call.query
      return subSalariesOf(tx, { companyId, employeeId: person.id }, as_of, all === '1')
    }),
  ),

  on(setSubSalaries, async (call) => {
    const refuseOwn = await refusingOwnPay(call)
    return call.company.transaction(async (tx) => {
      const { body, actor } = call
      const looking = await lookingOf(tx, call)
      const { companyId, today } = looking
      const person = await lockProfile(tx, looking, call.params.id)
      if (!person) return notFound()
      await refuseOwn(tx, [person.id])
      const from = body.effective_from ?? today
      const refused = await refusedDayOf(tx, companyId, person.id, from)
      if (refused) return refused
      const whose = { companyId, employeeId: person.id }
      const all = await subSalariesOf(tx, whose, today, true)
      if (body.seen !== undefined && body.seen !== seenSubSalaries(all)) {
        const by = { field: 'items', action: 'employees.sub-salary-changed' }
        return overtaken(all, await lastOfList(tx, companyId, person.id, by))
      }
      const before = await subSalariesOf(tx, whose, from)
      // One that the company no longer holds may stay where it was agreed, but not be agreed anew.
      const known = new Set([
        ...(await subCurrencyRows(tx, companyId, today)).map(({ currency_code }) => currency_code),
        ...before.map(({ currency_code }) => currency_code),
      ])
      const wrong = wrongItems(body.items, known)
      if (Object.keys(wrong).length > 0) return invalid(wrong)
      await saveSubSalaries(tx, whose, { items: body.items, from, by: actor.accountId })
      await touch(tx, companyId, person.id)
      const answer = reply(await subSalariesOf(tx, whose, from), { messageKey: 'employees.changed' })
      await logChange(tx, call, person, {
        before: { sub_salary: told(before) },
        after: { sub_salary: told(body.items), effective_from: from },
        action: 'employees.sub-salary-changed',
        hidden: ['sub_salary'],
      })
      return answer
    })
  }),
]

type Item = Pick<SubSalaryRow, 'currency_code' | 'amount'>

function wrongItems(items: readonly Item[], known: ReadonlySet<string>): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {}
  items.forEach(({ currency_code: code, amount }, at) => {
    const first = items.findIndex((one) => one.currency_code === code)
    if (!known.has(code)) errors[`items.${at}.currency_code`] = ['employees.unknown-currency']
    else if (first !== at) errors[`items.${at}.currency_code`] = ['employees.currency-twice']
    if (/^[0.]*$/.test(amount)) errors[`items.${at}.amount`] = ['employees.no-amount']
  })
  return errors
}

const told = (items: readonly Item[]) => items.map(({ currency_code, amount }) => `${currency_code} ${amount}`)
