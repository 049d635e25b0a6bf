/** Where one's requests are, who decides them, and what waits for oneself. */
import { ownHome } from '#modules/me/contract.ts'
import { applications, pendingCount } from '#platform/approvals/contract.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { type Asking, type SkillOf, said } from '../asking.ts'

type Request = DataOf<typeof applications>[number]
const MOST = 10

export const requestStatus: SkillOf = async (asking) => {
  const { t } = asking
  const waiting = await waitingOf(asking)
  if (waiting.length > 0)
    return said('request_status', t('requestsWait', { count: waiting.length }), told(asking, waiting))
  const [last] = await sentBy(asking, false)
  const facts = last ? [{ label: last.title || last.kind_label, value: t(`status.${last.status}`) }] : []
  return said('request_status', t('nothingWaits'), { ...told(asking, []), facts })
}

export const whoApproves: SkillOf = async (asking) => {
  const { ask, t } = asking
  const waiting = await waitingOf(asking)
  const manager = (await ask(ownHome))?.employment?.manager
  if (waiting.length > 0) {
    const names = [...new Set(waiting.flatMap(({ waits_for }) => waits_for))].join(t('comma'))
    return said(
      'who_approves',
      names ? t('decidedBy', { names }) : t('requestsWait', { count: waiting.length }),
      told(asking, waiting),
    )
  }
  const text = manager ? t('managerDecides', { name: manager }) : t('chainDecides')
  return said('who_approves', text, {
    ...told(asking, []),
    facts: manager ? [{ label: t('manager'), value: manager }] : [],
  })
}

/** Asked to decide itself: it does not, and says who does. */
export const decidesNothing: SkillOf = async (asking) => ({
  ...said('leave_start', asking.t('decidesNothing'), told(asking, await waitingOf(asking))),
  kind: 'refused',
})

export const waiting: SkillOf = async (asking) => {
  const { ask, t, links } = asking
  const counts = await ask(pendingCount)
  const sources = links({ label: t('inbox'), href: '/app/application', area: 'application' })
  const kinds = counts?.kinds.filter(({ mine }) => mine > 0) ?? []
  const staged = counts?.staged ?? []
  const all = (counts?.mine ?? 0) + staged.length
  return said('waiting', all === 0 ? t('nothingToDecide') : t('toDecide', { count: all }), {
    facts: [
      ...kinds.map(({ label, mine }) => ({ label, value: String(mine) })),
      ...staged.slice(0, MOST).map(({ label, name }) => ({ label, value: name })),
    ],
    sources,
  })
}

const sentBy = async ({ ask }: Asking, isWaiting: boolean): Promise<readonly Request[]> =>
  (await ask(applications, {
    query: { scope: 'sent', per_page: MOST, page: 1, ...(isWaiting && { waiting: true }) },
  })) ?? []
const waitingOf = (asking: Asking) => sentBy(asking, true)

function told({ t, day, links }: Asking, requests: readonly Request[]) {
  return {
    facts: requests.map(({ title, kind_label, waits_for, waits_since, sent_at }) => ({
      label: title || kind_label,
      value: t('waitsFor', { names: waits_for.join(t('comma')) || t('nobody'), since: day(waits_since ?? sent_at) }),
    })),
    sources: links({ label: t('myRequests'), href: '/me/requests', area: 'application' }),
  }
}
