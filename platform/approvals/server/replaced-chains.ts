/** The chains that are about to be replaced: where somebody else set them since they were shown, it is asked about first. */
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { Chains, type ChainsWanted } from '../contract-types.ts'
import type { Chain } from '../model/chain.ts'
import { chainsOf, holdChains } from './chain-store.ts'
import { chainView } from './chain-view.ts'

type Asked = Pick<z.output<typeof ChainsWanted>, 'was' | 'confirm'>

export async function replacedChains(
  tx: Tx,
  companyId: string,
  kind: string,
  { was, confirm }: Asked,
): Promise<Chain[]> {
  await holdChains(tx, companyId, kind)
  const before = await chainsOf(tx, companyId, kind)
  if (confirm || was === undefined || isDeepStrictEqual(shown(before.map(chainView)), shown(was))) return before
  const errors = { chains: ['approvals.chains-overtaken'] }
  throw new Refusal(problem('approvals.chains-overtaken', { status: 409, errors, extra: { confirm_required: true } }))
}

/** As a page holds them: what is not said is not there. */
const shown = (chains: unknown): unknown => JSON.parse(JSON.stringify(Chains.parse(chains)))
