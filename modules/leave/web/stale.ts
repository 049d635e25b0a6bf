/** What is out of date once leave was entered, changed or decided. */
import { pendingCount, applications as waiting } from '#platform/approvals/contract.ts'
import { application, applications } from '../contract/applications.ts'
import { balance, balances, ledger } from '../contract/balances.ts'

export const STALE = [applications, application, balances, balance, ledger, waiting, pendingCount]
