/** What a candidate does is told to whoever recruits: the vacancy's team, else HR. Notices name the position alone. */
import { companyFacts } from '#modules/company/server/public.ts'
import { recruitersOf } from '#modules/recruitment/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { CandidateRow } from './candidate-store.ts'

type Word = 'no' | 'withdrew' | 'expired' | 'again'
type Of = Pick<CandidateRow, 'id' | 'vacancy_id' | 'position_name'>

export const tellRecruiters = (
  tx: Tx,
  companyId: string,
  of: Of,
  word: Word,
  at: Date,
  not: readonly string[] = [],
): Promise<void> => tellRecruitersOf(tx, companyId, [of], { word, at, not })

/** Of many at once, each to its own team. */
export async function tellRecruitersOf(
  tx: Tx,
  companyId: string,
  all: readonly Of[],
  { word, at, not = [] }: { readonly word: Word; readonly at: Date; readonly not?: readonly string[] },
): Promise<void> {
  if (all.length === 0) return
  const { timezone } = await companyFacts(tx, companyId)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at)
  const vacancies = [...new Set(all.map(({ vacancy_id }) => vacancy_id))]
  const teams = await recruitersOf(tx, companyId, vacancies, today)
  const hr = await accountsInRoles(tx, companyId, ['Company Admin', 'HR Generalist'])
  const told = all.flatMap(({ id, vacancy_id, position_name }) => {
    const team = teams.get(vacancy_id) ?? []
    const notice = { word: `candidates.notice-${word}`, params: { position: position_name }, at }
    // The two roles read the card, the team its own page.
    const others = team.filter((one) => !hr.includes(one))
    const asked = team.length === 0 ? hr : hr.filter((one) => team.includes(one))
    return [
      ...others.map((accountId) => ({ accountId, notice: { ...notice, link: '/me/hiring' } })),
      ...asked.map((accountId) => ({
        accountId,
        notice: { ...notice, link: `/app/onboarding/candidates?open=${id}` },
      })),
    ]
  })
  await notifyEach(
    tx,
    companyId,
    told.filter(({ accountId }) => !not.includes(accountId)),
  )
}
