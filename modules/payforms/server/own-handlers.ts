/** One's own yearly forms: what was released, and still agrees with the payslips. */
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { ownFormPdf, ownForms } from '../contract/year-forms.ts'
import type { FormName } from '../model/form.ts'
import { printed } from './form-handlers.ts'
import { type Gathered, gathered } from './gather.ts'
import { releasedTo } from './store.ts'

type Own = Pick<Call<Endpoint>, 'company' | 'session' | 'seal' | 'clock' | 'say' | 'language'>

export const ownHandlers: readonly Handler[] = [
  on(ownForms, (call) =>
    call.company.read(async (tx) => {
      const me = await employeeOfAccount(tx, call.company.companyId, call.session.accountId)
      if (!me) return []
      const released = await releasedTo(tx, call.company.companyId, me.id)
      const shown = []
      // A handful: one form or two a year.
      for (const { form, year, released_at } of released) {
        const found = await found1(tx, call, form, year, me.id)
        const withdrawn = found?.people[0]?.withdrawn ?? true
        const label = call.say(call.language, `payforms.form.${form}`)
        shown.push({ form, label, year, released_at, withdrawn })
      }
      return shown
    }),
  ),

  on(ownFormPdf, async (call) => {
    const { form, year } = call.params
    const found = await call.company.read(async (tx) => {
      const me = await employeeOfAccount(tx, call.company.companyId, call.session.accountId)
      return me && found1(tx, call, form, Number(year), me.id)
    })
    const [person] = found?.people ?? []
    if (!found || !person?.release || person.withdrawn) return notFound()
    return printed(found, person, { say: call.say, language: call.query.language ?? call.language })
  }),
]

/** Undefined where no month of the year is approved any more. */
async function found1(
  tx: Tx,
  call: Own,
  form: FormName,
  year: number,
  employeeId: string,
): Promise<Gathered | undefined> {
  try {
    return await gathered(tx, call, { form, year, employeeIds: [employeeId] })
  } catch (error) {
    if (error instanceof Refusal && isMarked(error.problem, 'problem') && error.problem.status === 404) return undefined
    throw error
  }
}
