/** What shifts put into a company that opens: days of rest are cells of the roster. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'

export const shiftOpening: CompanyOpening = async (tx, { companyId, language }) => {
  const inChinese = language === 'zh-Hant'
  await tx
    .insertInto('shifts')
    .values([
      { company_id: companyId, id: newId(), kind: 'off', name: inChinese ? '休息日' : 'Off day', short_name: 'OFF' },
      { company_id: companyId, id: newId(), kind: 'rest', name: inChinese ? '例假' : 'Rest day', short_name: 'REST' },
    ])
    .execute()
}
