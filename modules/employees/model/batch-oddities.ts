/** What is odd in a sheet of newcomers and may be right all the same: told, never refused. */
import { completedYears } from '#kernel/plain-date.ts'
import { nameKey, namesakeKey, type Rule } from './batch-rule.ts'

/** Of age in all three countries, for whom the law of work has rules of its own below. */
const ADULT = 18
const OLD = 75

const account: Rule = (person, { note, known }) => {
  const bank = person.bank === null ? undefined : known.bankNamed(person.bank)
  if (!bank) return
  if (person.accountNumber === null) note(person, 'bank_account_number', 'employees.odd.no-account-number')
  else if (bank.accountLengths && !bank.accountLengths.includes(person.accountNumber.length)) {
    const lengths = bank.accountLengths.map(String)
    note(person, 'bank_account_number', 'employees.odd.account-length', { lengths })
  }
}

const email: Rule = (person, { earlier, note, known }) => {
  if (person.email === null) return
  const row = earlier('email', person.email, person.row)
  if (row !== undefined) note(person, 'email', 'employees.odd.email-twice', { row })
  else if (known.emails.has(person.email)) note(person, 'email', 'employees.odd.email-of-colleague')
  else if (known.accountTaken(person.email)) note(person, 'email', 'employees.odd.email-has-account')
}

/** One of one name and day of birth is likely the same; of one name alone perhaps. */
const samePerson: Rule = (person, { earlier, note, known }) => {
  const [name, who] = [nameKey(person.fullName), namesakeKey(person.fullName, person.birthDate)]
  const named = earlier('name', name, person.row)
  const row = who === undefined ? undefined : earlier('person', who, person.row)
  if (row !== undefined) note(person, 'full_name', 'employees.odd.same-person', { row })
  else if (who !== undefined && known.namesakes.has(who)) note(person, 'full_name', 'employees.odd.same-as-colleague')
  else if (named !== undefined) note(person, 'full_name', 'employees.odd.same-name', { row: named })
  else if (known.names.has(name)) note(person, 'full_name', 'employees.odd.same-name-as-colleague')
}

const age: Rule = (person, { note, known }) => {
  if (person.birthDate === null) return
  const years = completedYears(person.birthDate, known.today)
  if (years < ADULT || years > OLD) note(person, 'birth_date', 'employees.odd.age', { years })
}

const identity: Rule = (person, { earlier, note, known }) => {
  const { identityNumber: number, birthDate, gender, citizenship } = person
  if (number === null) return
  for (const key of known.fields.oddIdentity({ number, birthDate, gender, citizenship })) {
    note(person, 'identity_number', key)
  }
  const row = earlier('identity', number, person.row)
  if (row !== undefined) note(person, 'identity_number', 'employees.odd.same-identity', { row })
  else if (known.hasIdentity(number)) note(person, 'identity_number', 'employees.odd.identity-of-colleague')
}

export const oddRules: readonly Rule[] = [account, email, samePerson, age, identity]
