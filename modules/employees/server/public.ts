/** What other modules may ask about people, beside `public-sql.ts` and `public-types.ts`. */
import { type RawBuilder, sql } from 'kysely'
import { firstDayOf, lastDayOf, type PlainDate, plainDateOf, type YearMonth } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { EmployedPerson, PersonForFiles, PersonForPay, Rate } from '../model/public.ts'
import { employedWithin, everyEmployment } from './pay/employed-within.ts'
import { banksOf, countsEmployed, namesEmployed, peopleEmployed, peopleOf, ratesOf } from './pay/pay-store.ts'
import { openAccount, openFacts, openIdentity, openPassport } from './sealed-values.ts'
import { withinSight } from './sight.ts'

export { certificateTypes } from '../contract/record/education.ts'
export { tabOfField } from '../model/country-fields/by-country.ts'
export type { EmployedPerson, PersonForFiles, PersonForPay } from '../model/public.ts'
export { isPutOnPerson } from './batch/built-on.ts'
export { removeImportedPeople } from './batch/remove-people.ts'
export { type TakingBack, takeBackChanges } from './changes/take-back.ts'
export { type FaceInUse, faceInUse, faceTemplate } from './face/face-reader.ts'
export { beyondReach, refusalOfLeaver } from './leaving/account-beyond.ts'
export { accountsFollow, isLastAdmin } from './leaving/accounts-of-leavers.ts'
export { type AsIfLeaving, setLastDayForALook } from './leaving/as-if-leaving.ts'
export { handReportsOver, recordLeaving, takeLeavingBack } from './leaving/record-leaving.ts'
export { accountOf, reportsOf } from './leaving/standing-store.ts'
export { lacking } from './lists/lacking.ts'
export { type PersonName, personNames } from './lists/person-names.ts'
export { longProbation } from './long-probation.ts'
export { changeManager, type Reporting, reportingOf } from './managers.ts'
export { addPerson } from './newcomers/create-handler.ts'
export { placesTakenOn } from './newcomers/headcount.ts'
export { accountsByEmail } from './newcomers/known-people.ts'
export { type FormerPerson, formerPeople, rehirePerson } from './newcomers/rehire.ts'
export {
  addFamily,
  askedOfNewcomer,
  type Difference,
  formOfTold,
  judgedTold,
  takeTold,
  toldDifferences,
} from './newcomers/told-by-newcomer.ts'
export { employeeOfAccount, type OwnEmployment } from './own-employment.ts'
export { agreedOn, keyOfAgreed } from './pay/agreed-on.ts'
export { costCentresOn } from './pay/cost-centre-store.ts'
export { personFactsOf, setPersonFacts } from './pay/facts-from-elsewhere.ts'
export { ownEmployments, recordsOfAccount, refusingOwnPay, refusingOwnRecords } from './pay/own-pay.ts'
export { sharedAccounts } from './pay/shared-accounts.ts'
export { everybody, holdPersonSeenBy, personSeenBy } from './people-seen.ts'
export {
  freeAccounts,
  holdPeople,
  namesOfRequests,
  type PersonWhoAsks,
  peopleOfRequests,
  peopleWhoAsk,
  personWhoAsks,
  requestsWanted,
} from './people-who-ask.ts'
export {
  confirmEmployment,
  type EndingProbation,
  extendProbation,
} from './probation.ts'
export type { BuiltOnPeople, PayInputsChanged } from './public-types.ts'
export { addPaper } from './record/document-store.ts'
export { addPapers, type IssuedPaper } from './record/papers-from-elsewhere.ts'
export { type Spouse, spousesOf } from './record/spouses.ts'
export { type RecordGap, recordGaps } from './records/record-gaps.ts'
export { PLACES, personFields } from './report/person-fields.ts'

/**
 * Everyone employed on at least one day of the month, by staff id. Who is on sabbatical is among them; what that
 * means for pay is not decided here. With `ids` only those of them.
 */
export async function peopleForMonth(
  tx: Tx,
  companyId: string,
  month: YearMonth,
  ids?: readonly string[],
): Promise<PersonForPay[]> {
  const days = daysOf(month)
  const people = await peopleEmployed(tx, companyId, days, ids)
  const rates = new Map<string, Rate[]>()
  for (const { employee_id, component, effective_from, amount } of await ratesOf(tx, companyId, days, ids)) {
    const rate = { component, from: plainDateOf(effective_from), amount }
    const own = rates.get(employee_id)
    if (own) own.push(rate)
    else rates.set(employee_id, [rate])
  }
  return people.map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    fullName: row.full_name,
    department: row.department,
    position: row.position,
    employmentType: row.employment_type,
    status: row.status,
    birthDate: row.birth_date === null ? null : plainDateOf(row.birth_date),
    gender: row.gender,
    citizenship: row.citizenship,
    maritalStatus: row.marital_status,
    joinedOn: plainDateOf(row.joined_on),
    leftOn: row.left_on === null ? null : plainDateOf(row.left_on),
    statutory: row.statutory,
    rates: rates.get(row.id) ?? [],
    hasBankAccount: row.has_bank_account,
    hasIdentity: row.has_identity,
  }))
}

/** Whom a month concerns, without their pay: employed on at least one day of it, by staff id. */
export const employedPeople = (tx: Tx, companyId: string, month: WholeOrPart): Promise<EmployedPerson[]> =>
  namesEmployed(tx, companyId, { ...daysOf(month), ...month })

/** A month, or some days of it. */
type WholeOrPart = YearMonth & { readonly first?: PlainDate; readonly last?: PlainDate }

/** The same people as a table `e` to select from, for whoever sets them against rows of their own. */
export const employedIn = (companyId: string, month: WholeOrPart): RawBuilder<unknown> =>
  employedWithin(companyId, { ...daysOf(month), ...month })

/** Those employed on a day, `employees e` with the employment `spell` of that day; and every employment there has been. */
export const employedOnDay = (companyId: string, day: PlainDate, ids?: readonly string[]): RawBuilder<unknown> =>
  employedWithin(companyId, { first: day, last: day }, ids)
export { everyEmployment }

/** How many are employed in the month, by citizenship; '' for those whose citizenship is not known. */
export const headcountsByCitizenship = (
  tx: Tx,
  companyId: string,
  month: YearMonth,
): Promise<Readonly<Record<string, number>>> => countsEmployed(tx, companyId, daysOf(month))

const daysOf = (month: YearMonth) => ({ first: firstDayOf(month), last: lastDayOf(month) })

/** Was anybody ever employed here? */
export async function hasPeople(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql`select from ${everyEmployment(companyId)} limit 1`.execute(tx)
  return rows.length > 0
}

/** What is agreed with somebody over some days, each component by itself, the oldest first. */
export async function agreedRates(
  tx: Tx,
  companyId: string,
  id: string,
  days: { readonly first: PlainDate; readonly last: PlainDate },
): Promise<Rate[]> {
  const rows = await ratesOf(tx, companyId, days, [id])
  return rows.map(({ component, effective_from, amount }) => ({ component, from: plainDateOf(effective_from), amount }))
}

/** The same of many at once, by their ids. */
export async function agreedRatesOfPeople(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  days: { readonly first: PlainDate; readonly last: PlainDate },
): Promise<ReadonlyMap<string, readonly Rate[]>> {
  const found = new Map<string, Rate[]>()
  for (const { employee_id, component, effective_from, amount } of await ratesOf(tx, companyId, days, ids)) {
    const rate = { component, from: plainDateOf(effective_from), amount }
    found.set(employee_id, [...(found.get(employee_id) ?? []), rate])
  }
  return found
}

/** Undefined for whoever was never in this company. */
export async function personNamed(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Pick<EmployedPerson, 'staffId' | 'fullName'> | undefined> {
  const { rows } = await sql<Pick<EmployedPerson, 'staffId' | 'fullName'>>`
    select staff_id as "staffId", full_name as "fullName" from employees
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]
}

const dayOf = (day: string | null): PlainDate | null => (day === null ? null : plainDateOf(day))

/** With the numbers that are sealed elsewhere opened; the caller logs the reading. */
export async function peopleForFiles(
  tx: Tx,
  seal: Seal,
  companyId: string,
  ids: readonly string[],
): Promise<PersonForFiles[]> {
  return (await peopleOf(tx, companyId, ids)).map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    fullName: row.full_name,
    identityNumber: openIdentity(seal, row.identity_number),
    passportNumber: openPassport(seal, row.passport_number),
    nationality: row.nationality,
    citizenship: row.citizenship,
    birthDate: dayOf(row.birth_date),
    gender: row.gender,
    joinedOn: dayOf(row.joined_on),
    leftOn: dayOf(row.left_on),
    statutory: openFacts(seal, row.statutory),
    bank:
      row.bank_code === null || row.account_number === null
        ? null
        : {
            code: row.bank_code,
            name: row.bank_name ?? row.bank_code,
            swift: row.bank_swift,
            digital: row.bank_is_digital ?? false,
            accountNumber: openAccount(seal, row.account_number),
          },
    otherAccounts: row.others.map(({ code, name, swift, digital, account_number, share }) => ({
      code,
      name,
      swift,
      digital,
      accountNumber: openAccount(seal, account_number),
      share,
    })),
  }))
}

/** Codes of the banks that each of these people is paid at; nothing of whoever has no account. */
export async function banksOfPeople(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map((await banksOf(tx, companyId, ids)).map(({ employee_id, banks }) => [employee_id, banks]))
}

/** Sets facts of the country's law with these people, amounts and no numbers; whoever asks tells payroll and the log. */
export async function setStatutoryFacts(
  tx: Tx,
  companyId: string,
  changes: readonly { readonly id: string; readonly facts: Readonly<Record<string, string>> }[],
): Promise<void> {
  await sql`
    update employees e set statutory = e.statutory || change.facts, updated_at = now(), revision = e.revision + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id uuid, facts jsonb)
    where e.company_id = ${companyId} and e.id = change.id`.execute(tx)
}

/** Lower-case staff id -> employee, of everybody the company ever had. */
export async function personIdsByStaffId(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; staff_id: string }>`
    select id, staff_id from employees where company_id = ${companyId}`.execute(tx)
  return new Map(rows.map((row) => [row.staff_id.toLowerCase(), row.id]))
}

/** However its letters are written. */
export async function personIdByStaffId(tx: Tx, companyId: string, staffId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and lower(staff_id) = lower(${staffId})`.execute(tx)
  return rows[0]?.id
}

/** A condition on `employees e`: the people below this account, however far down. */
export const withinTeam = (companyId: string, accountId: string): RawBuilder<unknown> =>
  withinSight({ of: 'team', accountId }, companyId)
