/** Fields whose options the server finds as one types: what was found for other words cannot be chosen any more. */
import { defaultOptionsFilter, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useDesignWords } from '../words.ts'

const PAUSE_MS = 150

type LiveSearch = {
  /** What the server is asked for, once the typing pauses. */
  readonly search: string
  readonly stillTyping: boolean
}

/** `label` is what the field shows of whoever is chosen, which nobody typed. */
export function useLiveSearch(typed: string, label?: string): LiveSearch {
  const wanted = typed === label ? '' : typed.trim()
  const [search] = useDebouncedValue(wanted, PAUSE_MS)
  return { search, stillTyping: search !== wanted }
}

type Reading = {
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly isError: boolean
  readonly data?: readonly unknown[] | undefined
}

/** The answer to what is typed now is still to come. */
export const isLooking = ({ stillTyping }: LiveSearch, reading: Omit<Reading, 'isError'>): boolean =>
  stillTyping || reading.isPending || reading.isPlaceholderData

/** Until the answer is there, only what fits the typed words is offered: two keys in haste chose somebody else. */
export function useOffered(sought: LiveSearch, reading: Reading): Pick<SelectProps, 'filter' | 'nothingFoundMessage'> {
  const d = useDesignWords()
  if (isLooking(sought, reading))
    return { filter: defaultOptionsFilter as SelectProps['filter'], nothingFoundMessage: d('design.looking') }
  return {
    // The server found them, and by more than what a line shows.
    filter: ({ options }) => options,
    nothingFoundMessage: d(reading.isError ? 'design.failedToLoad' : nobodyWord(sought, reading.data ?? [])),
  }
}

/** Where nothing is typed, nobody is missing by what was typed: there is nobody yet, or all are chosen already. */
export function nobodyWord({ search }: Pick<LiveSearch, 'search'>, found: readonly unknown[]) {
  if (search !== '') return 'design.nobody'
  return found.length === 0 ? 'design.nobodyYet' : 'design.nobodyElse'
}
