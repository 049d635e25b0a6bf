/**
 * What somebody had before them as they opened a list of a person for changing, as one text. The list is set as a whole,
 * so another text at saving means that a colleague set it meanwhile.
 */
type Account = { readonly id: string; readonly holder_name: string | null; readonly share: string }
type SubSalary = { readonly currency_code: string; readonly amount: string; readonly effective_from: string }
type CostCentre = { readonly cost_centre: string; readonly percentage: string; readonly effective_from: string }

/** Former accounts, which have no share, are not changed. */
export const seenAccounts = (accounts: readonly Account[]): string =>
  accounts
    .filter(({ share }) => share !== FORMER)
    .map(({ id, holder_name, share }) => `${id} ${share} ${holder_name ?? ''}`)
    .join('\n')

export const seenCostCentres = (shares: readonly CostCentre[]): string =>
  shares
    .map(({ effective_from, percentage, cost_centre }) => `${effective_from} ${percentage} ${cost_centre}`)
    .sort()
    .join('\n')

/** Of all days, whatever holds today. */
export const seenSubSalaries = (parts: readonly SubSalary[]): string =>
  parts
    .map(({ effective_from, currency_code, amount }) => `${effective_from} ${currency_code} ${amount}`)
    .sort()
    .join('\n')

const FORMER = '0.00'
