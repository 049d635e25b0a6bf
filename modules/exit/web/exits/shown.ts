/** A leaving as the pages have it, and what its way is called. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { exit, exits } from '../../contract/exits/exits.ts'
import { exitTypes } from '../../model/exit-types.ts'
import type { useWords } from '../words.ts'

export type ExitShown = DataOf<typeof exits>[number]
export type ExitWhole = DataOf<typeof exit>
export type Words = ReturnType<typeof useWords>

export function typeWord(t: Words, type: string): string {
  const known = exitTypes.find(({ name }) => name === type)
  return known ? t(`exit.type.${known.name}`) : t('exit.type.withdrawn')
}
