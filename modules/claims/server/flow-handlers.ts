/** Who decides claims: kept where the chains of all kinds are kept. */
import { checkedChains } from '#platform/approvals/server/chain-check.ts'
import { chainsOf, saveChains } from '#platform/approvals/server/chain-store.ts'
import { chainView } from '#platform/approvals/server/chain-view.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import { replacedChains } from '#platform/approvals/server/replaced-chains.ts'
import { isMarked, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { changeFlow, flow } from '../contract/types.ts'
import { log } from './acting.ts'

/** The kind of request by which the chains of claims are kept. */
export const CLAIM = 'claim'

export const flowHandlers = (people: PeoplePort): readonly Handler[] => [
  on(flow, ({ company }) =>
    company.read(async (tx) => ({ chains: (await chainsOf(tx, company.companyId, CLAIM)).map(chainView) })),
  ),

  on(changeFlow, async (call) => {
    const { company, body, db } = call
    const chains = await checkedChains({ db, company, people }, body.chains)
    if (isMarked(chains, 'problem')) return chains
    return company.transaction(async (tx) => {
      const before = await replacedChains(tx, company.companyId, CLAIM, body)
      await saveChains(tx, company.companyId, CLAIM, chains)
      const answer = reply({ chains: chains.map(chainView) }, { messageKey: 'claims.stored' })
      await log(tx, call, { kind: 'claim_flow', name: CLAIM }, { chains: before }, { chains })
      return answer
    })
  }),
]
