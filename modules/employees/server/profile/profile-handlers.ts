/** Reading one person's record. */
import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { pay } from '../../contract/pay.ts'
import { employment, personal } from '../../contract/profile.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { lookingOf } from '../looking.ts'
import { preferredAccount, profileOf, rateHistory } from './profile-store.ts'
import { employmentView, payView, personalView } from './profile-views.ts'
import { workPermitOf } from './work-permit.ts'

export const profileHandlers: readonly Handler[] = [
  on(personal, (call) =>
    call.company.read(async (tx) => {
      const row = await profileOf(tx, await lookingOf(tx, call), call.params.id)
      return row ? personalView(row, call.session, call.seal) : notFound()
    }),
  ),

  on(employment, (call) =>
    call.company.read(async (tx) => {
      const row = await profileOf(tx, await lookingOf(tx, call), call.params.id)
      if (!row) return notFound()
      const permit = await workPermitOf(tx, call.seal, call.company.companyId, row.id)
      return employmentView(row, permit, call.session)
    }),
  ),

  on(pay, (call) =>
    call.company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const row = await profileOf(tx, looking, call.params.id)
      if (!row) return notFound()
      const rates = await rateHistory(tx, looking.companyId, row.id)
      const account = await preferredAccount(tx, looking.companyId, row.id)
      const fields = countryFields[looking.country]
      return payView(row, { rates, account, fields, today: looking.today, seal: call.seal })
    }),
  ),
]
