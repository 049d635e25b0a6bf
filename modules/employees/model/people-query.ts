/** Which people the address of their list asks the server for, and in what order. */
import { accountStates } from '#platform/identity/model/account-states.ts'
import { marks } from './marks.ts'

export const lacks = ['account', 'numbers'] as const
export const peopleTabs = ['active', 'starting', 'sabbatical', 'left', 'all', 'service'] as const
/** Whom a figure elsewhere counted, by one name. */
export const standings = ['employed', 'staying'] as const

/** Columns whose names are not the server's. */
const SORTED_BY: Readonly<Record<string, string>> = { name: 'full_name', type: 'employment_type' }

/** Filters of the company's own fields stand in the address as `f.own.<id of the field>`. */
const OWN = 'f.own.'
const ownIn = (address: Readonly<Record<string, string | undefined>>): string | undefined => {
  const pairs = Object.entries(address).flatMap(([name, value]) =>
    name.startsWith(OWN) && value ? [[name.slice(OWN.length), value]] : [],
  )
  return pairs.length > 0 ? JSON.stringify(pairs) : undefined
}

export function peopleQuery(address: Readonly<Record<string, string | undefined>>) {
  const tab = peopleTabs.find((one) => one === address.tab) ?? 'active'
  const [, falling, by = ''] = /^(-?)(.+)$/.exec(address.sort ?? '') ?? []
  return {
    status: tab === 'all' ? standings.find((one) => one === address['f.standing']) : tab,
    search: address.q || undefined,
    department: address['f.department'],
    position: address['f.position'],
    employment_type: address['f.type'],
    marked: marks.find((one) => one === address['f.marked']),
    joined: address['f.joined'],
    left: address['f.left'],
    account: accountStates.find((one) => one === address['f.account']),
    lacks: lacks.find((one) => one === address['f.lacks']),
    own: ownIn(address),
    sort: by && `${falling}${SORTED_BY[by] ?? by}`,
  }
}
