/** What is searched for, once the typing pauses: a server that searches is not asked at each key. */
import { useDebouncedValue } from '@mantine/hooks'
import type { ListAddress } from './address.ts'

const PAUSE_MS = 250

export function useSettledSearch({ search }: ListAddress): string | undefined {
  const [settled] = useDebouncedValue(search, PAUSE_MS)
  return settled || undefined
}
