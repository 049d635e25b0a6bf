/** Who sits somewhere, as the reader calls them: a person by name, a role by its word. */
import type { Language, Say } from '#platform/http/server/say.ts'
import { isUnreached, type Unreached } from '../unreached.ts'

type Seat = { readonly account_id: string | null; readonly roles: readonly string[]; readonly name: string }
type Reader = { readonly say: Say; readonly language: Language }

export const seatName = ({ account_id, roles, name }: Seat, reader: Reader): string =>
  account_id === null && roles.length > 0
    ? namesTogether(
        roles.map((role) => reader.say(reader.language, `identity.role.${role}`)),
        reader,
      )
    : name

/** The same of a seat that is asked now: with what keeps it from being told. */
export function askedName(seat: Seat, reader: Reader & { readonly unreached: Unreached }): string {
  const name = seatName(seat, reader)
  return isUnreached(seat, reader.unreached) ? reader.say(reader.language, 'approvals.not-signed-in', { name }) : name
}

export const namesTogether = (names: readonly string[], { say, language }: Reader): string =>
  names.join(say(language, 'approvals.comma'))
