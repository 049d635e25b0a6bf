/** Approval flows of a kind of request: read, saved, and who can be named in them. */
import { mayEnter } from '#access/enter.ts'
import { record } from '#platform/activity/server/activity.ts'
import { forbidden, isMarked, notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { accountsLike } from '#platform/identity/server/account-names.ts'
import { approvers, chains, saveChains, settingAreas } from '../../contract.ts'
import type { Chain } from '../../model/chain.ts'
import { checkedChains } from '../chain-check.ts'
import { chainsOf, saveChains as store } from '../chain-store.ts'
import { chainView } from '../chain-view.ts'
import type { Approvals } from '../engine.ts'
import { replacedChains } from '../replaced-chains.ts'

/** Of those who can be named, at once. */
const SHOWN = 50

export const chainHandlers = ({ kinds, people }: Approvals): readonly Handler[] => [
  on(chains, ({ company, params, session }) => {
    const kind = kinds.find(({ name }) => name === params.kind)
    if (!kind) return Promise.resolve(notFound())
    if (!mayEnter(session, kind.settings)) return Promise.resolve(forbidden())
    return company.read(async (tx) => answerOf(await chainsOf(tx, company.companyId, kind.name), kind.usualChain))
  }),

  on(approvers, async ({ db, company, session, query }) => {
    const among = settingAreas.some((area) => mayEnter(session, area))
      ? undefined
      : await company.read((tx) => people.colleaguesOf(tx, company.companyId, session.accountId))
    return accountsLike(db, company.companyId, query.search, SHOWN, among)
  }),

  on(saveChains, async (call) => {
    const { company, params, session, body, actor, clock, db } = call
    const kind = kinds.find(({ name }) => name === params.kind)
    if (!kind) return notFound()
    if (!mayEnter(session, kind.settings)) return forbidden()
    const chains = await checkedChains({ db, company, people }, body.chains)
    if (isMarked(chains, 'problem')) return chains
    return company.transaction(async (tx) => {
      const before = await replacedChains(tx, company.companyId, kind.name, body)
      await store(tx, company.companyId, kind.name, chains)
      const saved = reply(answerOf(chains, kind.usualChain), { messageKey: 'approvals.chains-saved' })
      const subject = { kind: 'approval_chain', name: kind.name }
      const happened = {
        action: 'approvals.chains-changed',
        subject,
        before: { chains: before },
        after: { chains },
      }
      await record(tx, company.companyId, [happened], { actor, now: clock.now() })
      return saved
    })
  }),
]

type Wire = ReturnType<typeof chainView>
const answerOf = (kept: readonly Chain[], usual: Chain): { chains: Wire[]; usual: Wire[] } => ({
  chains: kept.map(chainView),
  usual: [chainView(usual)],
})
