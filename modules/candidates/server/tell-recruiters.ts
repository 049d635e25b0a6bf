/** What a candidate does is told to whoever recruits: the vacancy's team, else HR. Notices name the position alone. */
import { companyFacts } from '#modules/company/server/public.ts'
import { recruitersOf } from '#modules/recruitment/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { notify } from '#platform/notices/server/notify.ts'
import type { CandidateRow } from './candidate-store.ts'

type Word = 'no' | 'withdrew' | 'expired' | 'again'
type Of = Pick<CandidateRow, 'id' | 'vacancy_id' | 'position_name'>

export async function tellRecruiters(
  tx: Tx,
  companyId: string,
  of: Of,
  word: Word,
  at: Date,
  not: readonly string[] = [],
): Promise<void> {
  const { timezone } = await companyFacts(tx, companyId)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at)
  const team = await recruitersOf(tx, companyId, of.vacancy_id, today)
  const notice = { word: `candidates.notice-${word}`, params: { position: of.position_name }, at }
  const others = (accounts: readonly string[]) => accounts.filter((one) => !not.includes(one))
  const hr = await accountsInRoles(tx, companyId, ['Company Admin', 'HR Generalist'])
  // The two roles read the card, the team its own page.
  await notify(tx, companyId, others(team.filter((one) => !hr.includes(one))), { ...notice, link: '/me/hiring' })
  const asked = team.length === 0 ? hr : hr.filter((one) => team.includes(one))
  await notify(tx, companyId, others(asked), { ...notice, link: `/app/onboarding/candidates?open=${of.id}` })
}
