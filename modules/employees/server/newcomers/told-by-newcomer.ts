/** What a newcomer told: judged as HR's own forms are, set against the record, and taken over into it. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyBanks, findBank } from '#modules/company/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { type Told, toldFields } from '../../contract/told-by-newcomer.ts'
import { isBornTooLate } from '../../model/birth-day.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { withPlainNumbers } from '../../model/paper-numbers.ts'
import { readFacts } from '../../model/statutory-facts.ts'
import { askedFacts, maskedNumber } from '../../model/told-by-newcomer.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { saveAccounts, saveFacts, touch } from '../pay/pay-change-store.ts'
import { preferredAccount } from '../pay/pay-details-store.ts'
import { kindOf } from '../pay/pay-view.ts'
import type { PersonalWanted } from '../profile/change-store.ts'
import { applyPersonal } from '../profile/personal-change.ts'
import { lockProfile, type ProfileRow, profileOf } from '../profile/profile-store.ts'
import { addEntry, changeEntry, type Entry, entriesOf } from '../record/entry-store.ts'
import { familyKind } from '../record/family-handlers.ts'
import { openAccount, withOpenNumbers } from '../sealed-values.ts'
import { unfitTexts } from '../unfit-texts.ts'

type Company = { readonly companyId: string; readonly country: Country; readonly today: PlainDate }

/** As it is kept; what is wrong is refused by field. */
export async function judgedTold(tx: Tx, of: Company, told: Told, firstDay: string): Promise<Told> {
  const { statutory, bank_account, family, ...person } = told
  const { form, errors: numbers } = withPlainNumbers(person)
  const asked = askedFacts(of.country)
  const unknown = Object.keys(statutory ?? {}).filter((name) => !asked.some((one) => one.name === name))
  const read = readFacts(statutory ?? {}, countryFields[of.country])
  const bank = bank_account && findBank(of.country, await companyBanks(tx, of.companyId))(bank_account.bank)
  const relatives = (family ?? []).flatMap((one, at) => {
    const born = typeof one.birth_date === 'string' && one.birth_date > of.today
    const wrong = { ...unfitTexts(one), ...(born ? { birth_date: ['employees.in-the-future'] } : {}) }
    return Object.entries(wrong).map(([field, words]) => [`family.${at}.${field}`, words] as const)
  })
  const errors = {
    ...unfitTexts(person),
    ...numbers,
    ...read.errors,
    ...Object.fromEntries(unknown.map((name) => [`statutory.${name}`, ['employees.unknown-fact']])),
    ...(bank_account && !bank ? { 'bank_account.bank': ['employees.unknown-bank'] } : {}),
    ...(bank_account && !/^\d{6,20}$/.test(bank_account.account_number)
      ? { 'bank_account.account_number': ['employees.account-number'] }
      : {}),
    ...(isBornTooLate(person.birth_date, firstDay) ? { birth_date: ['employees.fault.born-after-joining'] } : {}),
    ...Object.fromEntries(relatives),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
  return {
    ...form,
    ...(statutory && { statutory: read.facts as Told['statutory'] }),
    ...(bank_account && bank ? { bank_account: { ...bank_account, bank: bank.code } } : {}),
    ...(family && { family }),
  }
}

/** As the form of a new person takes it; the family is added once there is a record. */
export function formOfTold({ family: _, bank_account, statutory, ...person }: Told) {
  const given = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== '' && value !== null))
  return {
    ...(given as Omit<Told, 'family' | 'bank_account' | 'statutory'>),
    ...(bank_account && { bank_account }),
    ...(statutory && Object.keys(statutory).length > 0 && { statutory }),
  }
}

type Giving = {
  readonly company: { readonly companyId: string }
  readonly seal: Seal
  readonly actor: Actor
  readonly clock: Pick<Clock, 'now'>
}

export async function addFamily(tx: Tx, { company, seal }: Giving, id: string, { family = [] }: Told): Promise<void> {
  for (const one of family) await addEntry(tx, seal, familyKind, company.companyId, id, one)
}

export type Difference = { readonly field: string; readonly record: string; readonly told: string }
type Standing = { readonly row: ProfileRow; readonly account: string; readonly family: readonly Entry[] }

/** In what the record says something else, with numbers masked. */
export async function toldDifferences(tx: Tx, seal: Seal, of: Company, id: string, told: Told): Promise<Difference[]> {
  const looking = { companyId: of.companyId, sight: { of: 'company' }, today: of.today } as const
  const row = await profileOf(tx, looking, id)
  return row ? differencesOf(await standingOf(tx, seal, of.companyId, row), told) : []
}

async function standingOf(tx: Tx, seal: Seal, companyId: string, row: ProfileRow): Promise<Standing> {
  const account = await preferredAccount(tx, companyId, row.id)
  return {
    row: withOpenNumbers(seal, row),
    account: account ? `${account.bank} ${openAccount(seal, account.account_number)}` : '',
    family: await entriesOf(tx, seal, familyKind, companyId, row.id),
  }
}

function differencesOf({ row, account, family }: Standing, told: Told): Difference[] {
  const person = personalOf(told).map(([field, value]) => [field, textOf(row[field]), textOf(value)] as const)
  const facts = Object.entries(told.statutory ?? {}).map(
    ([name, value]) => [`statutory.${name}`, textOf(row.statutory[name]), textOf(value)] as const,
  )
  const bank = told.bank_account
    ? [['bank_account', account, `${told.bank_account.bank} ${told.bank_account.account_number}`] as const]
    : []
  const relatives = (told.family ?? []).map((one) => {
    const former = family.find((entry) => isSame(entry, one))
    const fields = Object.keys(one)
    return [`family.${one.full_name}`, former ? relativeText(former, fields) : '', relativeText(one, fields)] as const
  })
  return [...person, ...facts, ...bank, ...relatives]
    .filter(([, record, now]) => record !== now && now !== '')
    .map(([field, record, now]) => {
      const shown = (text: string) => (NUMBERS.test(field) ? maskedNumber(text) : text)
      return { field, record: shown(record), told: shown(now) }
    })
}

const NUMBERS = /_number$|^bank_account$|\.tin$/

const personalOf = ({ statutory: _s, bank_account: _b, family: _f, ...person }: Told) =>
  Object.entries(person).filter(([field]) => field in toldFields) as [keyof typeof toldFields, unknown][]

const isSame = (entry: Readonly<Record<string, unknown>>, { full_name }: { full_name: string }): boolean =>
  String(entry.full_name).trim().toLowerCase() === full_name.trim().toLowerCase()

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value !== 'object') return String(value)
  const { line, city, state, postcode, country } = value as Readonly<Record<string, string>>
  return [line, city, state, postcode, country].filter(Boolean).join(', ')
}

const SAID = ['relationship', 'birth_date', 'phone', 'gender', 'nationality', 'occupation', 'studying', 'remark']
const FLAGS = ['is_emergency_contact', 'is_dependant', 'is_insured', 'is_disabled']
const relativeText = (entry: Readonly<Record<string, unknown>>, fields: readonly string[]): string =>
  [
    ...SAID.filter((name) => fields.includes(name)).map((name) => textOf(entry[name])),
    ...(fields.includes('identity_number') ? [maskedNumber(textOf(entry.identity_number))] : []),
    ...FLAGS.filter((name) => fields.includes(name) && entry[name] === true),
  ]
    .filter(Boolean)
    .join(' · ')

/** What differs becomes the record's, as HR's own change would: told to payroll, and noted in the log. */
export async function takeTold(
  tx: Tx,
  call: Giving,
  needs: Pick<EmployeesNeeds, 'payInputsChanged'>,
  { id, of, told }: { readonly id: string; readonly of: Company; readonly told: Told },
): Promise<number> {
  const { companyId } = call.company
  const looking = { companyId, sight: { of: 'company' }, today: of.today } as const
  const row = await lockProfile(tx, looking, id)
  if (!row) return 0
  const standing = await standingOf(tx, call.seal, companyId, row)
  const fields = new Set(differencesOf(standing, told).map(({ field }) => field))
  const person = Object.fromEntries(personalOf(told).filter(([field]) => fields.has(field)))
  if (Object.keys(person).length > 0) await applyPersonal(tx, call, needs, row, person as PersonalWanted)
  const facts = Object.fromEntries(
    Object.entries(told.statutory ?? {}).filter(([name]) => fields.has(`statutory.${name}`)),
  )
  const changed = (cause: 'person' | 'bank-account') =>
    needs.payInputsChanged(tx, companyId, { employeeIds: [id], cause, by: call.actor.name })
  if (Object.keys(facts).length > 0) {
    await saveFacts(tx, { companyId, seal: call.seal }, id, { facts, removed: [] })
    await changed('person')
    await logChange(tx, call, row, { before: standing.row.statutory, after: facts })
  }
  const { bank_account: bank } = told
  if (bank && fields.has('bank_account')) {
    const wanted = [{ bank: bank.bank, number: bank.account_number, holder: null, share: '100.00' }]
    await saveAccounts(tx, call.seal, companyId, id, wanted)
    await changed('bank-account')
    const before = { bank_account: standing.account }
    await logChange(tx, call, row, { before, after: { bank_account: wanted }, action: 'employees.bank-changed' })
  }
  for (const one of (told.family ?? []).filter(({ full_name }) => fields.has(`family.${full_name}`))) {
    const former = standing.family.find((entry) => isSame(entry, one))
    if (former) await changeEntry(tx, call.seal, familyKind, companyId, former.id, one)
    else await addEntry(tx, call.seal, familyKind, companyId, id, one)
    const action = former ? 'employees.family-changed' : 'employees.family-added'
    await logChange(tx, call, row, { before: former ?? {}, after: one, action, hidden: familyKind.sealed })
  }
  if (fields.size > 0) await touch(tx, companyId, id)
  return fields.size
}

/** The country's facts as a form asks for them. */
export const askedOfNewcomer = (country: Country) =>
  askedFacts(country).map((column) => ({
    name: column.name,
    kind: kindOf(column),
    ...(column.choices && { choices: [...column.choices] }),
  }))
