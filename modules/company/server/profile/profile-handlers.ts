/** The calls of the company's own record. */
import { reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { changeProfile, profile } from '../../contract/profile.ts'
import { changedBy, logChange } from '../company-log.ts'
import { companyRow, saveCompany } from '../company-store.ts'
import type { CompanyNeeds } from '../needs.ts'
import { profileChangeOf } from './profile-change.ts'
import { profileView } from './profile-view.ts'

export const profileHandlers = ({ payInputsChanged }: CompanyNeeds): readonly Handler[] => [
  on(profile, ({ company }) => company.read(async (tx) => profileView(await companyRow(tx, company.companyId)))),

  on(changeProfile, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await companyRow(tx, companyId, true)
      const before = profileView(row)
      const { columns, numbers } = profileChangeOf(call.body, row.country)
      await saveCompany(tx, companyId, columns, { numbers })
      const after = profileView(await companyRow(tx, companyId))
      if (before.hrd_registered !== after.hrd_registered) await payInputsChanged(tx, companyId, changedBy(call.actor))
      await logChange(tx, call, 'company.profile-changed', before, after)
      return reply(after, { messageKey: 'company.saved' })
    }),
  ),
]
