/** What a layout may say of a person, of their pay, and of the whole file: by name, for every country alike. */
import { type Amount, amountOf, parseAmount, sumOf } from '#kernel/money.ts'
import { lastDayOf } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { FileInput, Repaid } from '../file-input.ts'
import { bareNumber, latinText, textOf } from '../plain-text.ts'
import type { Entry } from '../run-sums.ts'
import type { Values } from './value.ts'

/** Of the person; facts of their country stand beside these under their own names, as letters and digits. */
export function personValues(person: PersonForFiles): Values {
  const { first, middle, last } = namesOf(person)
  const card = bareNumber(person.identityNumber ?? '')
  const facts = Object.entries(person.statutory).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, bareNumber(value)] as const] : [],
  )
  return {
    ...Object.fromEntries(facts),
    staff_id: { name: person.staffId },
    full_name: { name: person.fullName },
    last_name: { name: last },
    first_name: { name: first },
    middle_name: { name: middle },
    middle_initial: middle.slice(0, 1),
    identity_number: card || bareNumber(person.passportNumber ?? ''),
    identity_card: card,
    passport_number: bareNumber(person.passportNumber ?? ''),
    identity_kind: card ? '01' : '03',
    nationality: textOf(person.nationality),
    sex: person.gender === 'female' ? 'F' : person.gender === 'male' ? 'M' : '',
    birth_date: person.birthDate ? { day: person.birthDate } : undefined,
    joined_on: person.joinedOn ? { day: person.joinedOn } : undefined,
    left_on: person.leftOn ? { day: person.leftOn } : undefined,
  }
}

/** As recorded in parts; else the last word and those before it. */
export function namesOf({ fullName, statutory }: PersonForFiles): { first: string; middle: string; last: string } {
  const [last, first, middle] = ['last_name', 'first_name', 'middle_name'].map((name) => textOf(statutory[name]).trim())
  if (last && first) return { last, first, middle: middle ?? '' }
  const words = latinText(fullName).split(' ').filter(Boolean)
  return { last: words.at(-1) ?? '', first: words.slice(0, -1).join(' ') || (words[0] ?? ''), middle: '' }
}

/** Every amount that the payslip has, by the law's name. */
export const figureValues = ({ payslip }: Pick<Entry, 'payslip'>): Values =>
  Object.fromEntries(
    Object.entries(payslip.figures).flatMap(([name, value]) => {
      const amount = typeof value === 'string' ? parseAmount(value) : undefined
      return amount === undefined ? [] : [[name, amount]]
    }),
  )

export const repaidValues = ({ amount, name, reference, principal, from }: Repaid): Values => ({
  instalment: amountOf(amount),
  loan_name: { name },
  loan_reference: bareNumber(reference ?? ''),
  loan_amount: amountOf(principal ?? '0'),
  loan_from: { day: from },
})

/** Of the whole file: the employer, the month, and what the lines come to together as `total_<name>`. */
export function wholeValues(input: FileInput, lines: readonly Values[]): Values {
  const numbers = Object.entries(input.employer.numbers).map(([name, number]) => [name, bareNumber(number ?? '')])
  const names = new Set(lines.flatMap((line) => Object.keys(line)))
  const totals = [...names].flatMap((name) => {
    const amounts = lines.flatMap((line): Amount[] => (typeof line[name] === 'bigint' ? [line[name]] : []))
    return amounts.length === 0 ? [] : [[`total_${name}`, sumOf(amounts)] as const]
  })
  return {
    ...Object.fromEntries(numbers),
    ...Object.fromEntries(totals),
    employer: { name: input.employer.name },
    employer_address: { name: input.employer.address ?? '' },
    month: { month: input.period },
    month_end: { day: lastDayOf(input.period) },
    pay_date: { day: input.paidOn ?? lastDayOf(input.period) },
    today: { day: input.today ?? lastDayOf(input.period) },
    count: String(lines.length),
    paying_account: bareNumber(input.paying?.account ?? ''),
    company_code: bareNumber(input.paying?.companyCode || (input.employer.numbers.bank_organisation_code ?? '')),
    paying_swift: bareNumber(input.paying?.swift ?? ''),
  }
}
