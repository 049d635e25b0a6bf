/** Whom a type of leave is for, by what the record says of a person: of one in hand, and of all in a statement. */
import { type RawBuilder, sql } from 'kysely'
import { hasDependant, isIndigenous } from '#modules/employees/server/public-sql.ts'
import type { LeaveType } from '../../model/leave-type.ts'
import type { LeavePerson } from '../people.ts'

/**
 * Whoever is known to be unmarried is not offered what is for the married; where it is not known, asking says so. Leave
 * of solo parents is offered to whoever has a child or another dependant in the record, married or not; leave for
 * indigenous rites to whom the record says it of.
 */
export const isFor = (
  { sex, married, kind }: Pick<LeaveType, 'sex' | 'married' | 'kind'>,
  person: Pick<LeavePerson, 'sex' | 'maritalStatus' | 'hasDependant' | 'isIndigenous'>,
): boolean =>
  (sex === null || sex === person.sex) &&
  !(married && person.maritalStatus !== null && person.maritalStatus !== 'married') &&
  (kind !== 'solo_parent' || person.hasDependant) &&
  (kind !== 'indigenous_rites' || person.isIndigenous)

/** The same of `leave_types t` and of the rows that are named as `employees` are. */
export const isForInSql = (of: string): RawBuilder<boolean> => {
  const its = (column: string) => sql.ref(`${of}.${column}`)
  return sql`((t.sex is null or t.sex = ${its('gender')})
    and not (t.married and ${its('marital_status')} is not null and ${its('marital_status')} <> 'married')
    and case t.kind when 'solo_parent' then ${hasDependant(of)} when 'indigenous_rites' then ${isIndigenous(of)}
      else true end)`
}
