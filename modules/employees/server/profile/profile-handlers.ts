/** Reading one person's record. */
import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { employment, personal } from '../../contract/profile.ts'
import { lookerOf } from '../looking.ts'
import { plannedMovesOf } from '../moves/planned-store.ts'
import { profileOf, profileSeen } from './profile-store.ts'
import { employmentView, personalView } from './profile-views.ts'
import { workPermitOf } from './work-permit.ts'

export const profileHandlers: readonly Handler[] = [
  on(personal, async (call) => {
    const row = await profileSeen(call.company, lookerOf(call), call.params.id)
    return row ? personalView(row, call.session, call.seal) : notFound()
  }),

  on(employment, (call) =>
    call.company.read(async (tx) => {
      const row = await profileOf(tx, lookerOf(call), call.params.id)
      if (!row) return notFound()
      const { companyId } = call.company
      const permit = await workPermitOf(tx, call.seal, companyId, row.id)
      return employmentView(row, { permit, planned: await plannedMovesOf(tx, companyId, row.id) }, call.session)
    }),
  ),
]
