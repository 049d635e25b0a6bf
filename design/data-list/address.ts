/** The place is kept in the address: search, filters, tab, sorting, columns, density and the open record. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

export type Address = Readonly<Record<string, string | undefined>>

export type ListAddress = {
  readonly search: string
  readonly tab: string | undefined
  readonly sort: { readonly id: string; readonly desc: boolean } | undefined
  /** Columns shown against their first state, hidden ones with a minus before them. */
  readonly columns: readonly string[]
  readonly dense: boolean
  readonly open: string | undefined
  readonly filter: (id: string) => string | undefined
  readonly anyFilter: boolean
  /** Everything a saved view keeps. */
  readonly kept: string
  readonly change: (patch: Address, push?: boolean) => void
  readonly replaceAll: (kept: string) => void
}

const FILTER = 'f.'
/** Where one is, rather than how one looks at it. */
const PLACE = ['month', 'view', 'show']
const NOT_KEPT = new Set([...PLACE, 'open', 'part', 'why'])

export function useListAddress(): ListAddress {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  return useMemo(() => {
    const sort = address.sort
    const entries = Object.entries(address).filter((pair): pair is [string, string] => Boolean(pair[1]))
    return {
      search: address.q ?? '',
      tab: address.tab,
      sort: sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : undefined,
      columns: (address.columns ?? '').split(',').filter(Boolean),
      dense: address.dense === '1',
      open: address.open,
      filter: (id) => address[FILTER + id],
      anyFilter: entries.some(([name]) => name === 'q' || name.startsWith(FILTER)),
      kept: new URLSearchParams(entries.filter(([name]) => !NOT_KEPT.has(name))).toString(),
      change: (patch, push = false) =>
        void navigate({
          to: '.',
          search: (before: Address) => ({ ...before, ...patch }),
          replace: !push,
          resetScroll: false,
        }),
      replaceAll: (kept) =>
        void navigate({
          to: '.',
          search: {
            ...Object.fromEntries(PLACE.map((name) => [name, address[name]])),
            ...Object.fromEntries(new URLSearchParams(kept)),
          },
          resetScroll: false,
        }),
    }
  }, [address, navigate])
}

export const filterName = (id: string): string => FILTER + id

const LOOKS = new Set(['q', 'sort', 'columns', 'dense'])

/** Both are the same place, and the list is only searched, filtered or laid out in another way. */
export function looksOnly(here: Address, there: Address): boolean {
  const names = new Set([...Object.keys(here), ...Object.keys(there)])
  return [...names].every((name) => here[name] === there[name] || LOOKS.has(name) || name.startsWith(FILTER))
}
