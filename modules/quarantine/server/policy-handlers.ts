/** Reads the company's quarantine policy and changes who approves; its settings are changed in `company`. */
import { companyFacts } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { checkedChains } from '#platform/approvals/server/chain-check.ts'
import { chainsOf, saveChains } from '#platform/approvals/server/chain-store.ts'
import { chainView } from '#platform/approvals/server/chain-view.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import { replacedChains } from '#platform/approvals/server/replaced-chains.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { changeQuarantineFlow, quarantine } from '../contract/policy.ts'
import { KIND } from './quarantine-kind.ts'

type PolicyNeeds = {
  readonly people: PeoplePort
  readonly isLeaveType: (tx: Tx, companyId: string, id: string) => Promise<boolean>
}

export const policyHandlers = (needs: PolicyNeeds): readonly Handler[] => [
  on(quarantine, ({ company }) => company.read((tx) => policyOf(tx, company.companyId, needs))),

  on(changeQuarantineFlow, async (call) => {
    const { company, body, db, actor, clock } = call
    const { companyId } = company
    const chains = await checkedChains({ db, company, people: needs.people }, body.chains)
    if (isMarked(chains, 'problem')) return chains
    return company.transaction(async (tx) => {
      const before = await replacedChains(tx, companyId, KIND, body)
      await saveChains(tx, companyId, KIND, chains)
      const answer = reply(await policyOf(tx, companyId, needs), { messageKey: 'approvals.chains-saved' })
      const subject = { kind: 'approval_chain', name: KIND }
      const happened = { action: 'approvals.chains-changed', subject, before: { chains: before }, after: { chains } }
      await record(tx, companyId, [happened], { actor, now: clock.now() })
      return answer
    })
  }),
]

async function policyOf(tx: Tx, companyId: string, { isLeaveType }: PolicyNeeds) {
  const { settings } = await companyFacts(tx, companyId)
  const type = settings.quarantine_leave_type_id
  return {
    policy: {
      days: settings.quarantine_days,
      is_paid: settings.quarantine_is_paid,
      // One that was removed since is none.
      leave_type_id: type !== null && (await isLeaveType(tx, companyId, type)) ? type : null,
      require_attachment: settings.quarantine_require_attachment,
      approval_flow: (await chainsOf(tx, companyId, KIND)).map(chainView),
    },
  }
}
