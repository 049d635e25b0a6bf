/** What the address of a month's review asks the server for: which run, and which of its payslips in what order. */
import { type YearMonth, yearMonthText } from '#kernel/plain-date.ts'

export const reviewTabs = ['look', 'changed', 'all'] as const
export type ReviewTab = (typeof reviewTabs)[number]
/** Where no tab is asked for: the payslips that need a look, or all where none does. */
export const FIRST_TAB = 'first' as const
export const firstTab = (toLookAt: number): ReviewTab => (toLookAt > 0 ? 'look' : 'all')

type Address = Readonly<Record<string, string | undefined>>

/** A month, and which run of it where it is not the regular one. */
export type RunWanted = YearMonth & { readonly run?: number | undefined }

export function paramsOf(wanted: RunWanted): { readonly year: string; readonly month: string } {
  const [year = '', number = ''] = yearMonthText(wanted).split('-')
  // In the query, which is where a call takes what is no part of its path.
  return { year, month: number, ...(wanted.run && wanted.run > 1 && { run: String(wanted.run) }) }
}

export const runIn = ({ run }: Address): number | undefined => (/^[1-9]\d?$/.test(run ?? '') ? Number(run) : undefined)
export const addressOfRun = ({ run, ...month }: RunWanted): string =>
  `/app/payroll?month=${yearMonthText(month)}${run && run > 1 ? `&run=${run}` : ''}`

export const versionIn = ({ version }: Address): string | undefined =>
  /^\d{1,6}$/.test(version ?? '') ? version : undefined

/** The head of the review: its payslips are read page by page, so that of the tab with the fewest one will do. */
export const runQuery = (address: Address) =>
  ({ version: versionIn(address), tab: 'stale', page: '1', per_page: '1' }) as const

/** Columns whose names are not the server's. */
const SORTED_BY: Readonly<Record<string, string>> = { employee: 'full_name', why: 'attention' }

/** Where a month's payslips are listed that are held back. */
export const heldAddress = (month: string) => ({ month, tab: 'all', 'f.check': 'held' }) as const

export function payslipQuery(address: Address) {
  const [, falling, by = ''] = /^(-?)(.+)$/.exec(address.sort ?? '') ?? []
  return {
    version: versionIn(address),
    tab: reviewTabs.find((one) => one === address.tab) ?? FIRST_TAB,
    search: address.q || undefined,
    sort: by && `${falling}${SORTED_BY[by] ?? by}`,
    check: address['f.check'],
    department: address['f.department'],
  }
}
