/** What may be entered in an advance: money, and nothing that a law counts. */
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { CountryPack, Item } from '../../model/country-pack.ts'
import { ADVANCE, type RunType } from '../../model/run-types.ts'
import { type Chosen, chooseIn } from '../categories/chosen.ts'
import { refuseWrongItem } from '../item-judgement.ts'

const advance: Chosen = { type: ADVANCE, categoryId: null }

/** What an item of this run is said to be. */
export async function chooseFor(
  tx: Tx,
  companyId: string,
  pack: CountryPack,
  type: RunType,
  code: string | undefined,
  held?: Chosen,
): Promise<Chosen> {
  if (type !== 'advance') return chooseIn(tx, companyId, pack, code, held)
  if (code === undefined || code === ADVANCE) return advance
  throw new Refusal(problem('payroll.advance-items', { errors: { type: ['payroll.advance-items'] } }))
}

/** An advance is judged as the money that it is. */
export const refuseWrong = (pack: CountryPack, item: Item): void =>
  refuseWrongItem(pack, item.type === ADVANCE ? { ...item, type: 'other_deduction' } : item)
