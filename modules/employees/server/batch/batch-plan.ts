import type { CompanyFacts, FoundBank } from '#modules/company/server/public.ts'
import type { NamedStructure } from '#modules/organisation/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Newcomer } from '../../model/newcomer.ts'
import type { KnownPeople } from '../newcomers/known-people.ts'

export type BatchPlan = {
  readonly company: CompanyFacts
  readonly today: ReturnType<Clock['today']>
  readonly people: readonly Newcomer[]
  readonly missing: NamedStructure
  readonly known: KnownPeople
  readonly bankNamed: (written: string) => FoundBank | undefined
  /** Where ids are given out: the number to go on with afterwards. */
  readonly nextNumber: number | undefined
}
