/** Off in lieu and replacement holidays on the screen: two kinds of earned days, looked after alike. */
import { pendingCount, application as request, applications as requests } from '#platform/approvals/contract.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { ledger } from '../../contract/balances.ts'
import * as lieu from '../../contract/off-in-lieu.ts'
import * as replacement from '../../contract/replacement-holiday.ts'
import { STALE as STALE_LEAVE } from '../stale.ts'

export type EarnedDay = DataOf<typeof lieu.list>[number]
export type EarnedDetail = DataOf<typeof lieu.one>

export const earnings = { offInLieu: lieu, replacementHoliday: replacement } as const
/** As paths and words name them. */
export type EarningName = keyof typeof earnings

export const staleAfter = (name: EarningName) => [
  earnings[name].list,
  earnings[name].one,
  request,
  requests,
  pendingCount,
  ledger,
  ...STALE_LEAVE,
]
