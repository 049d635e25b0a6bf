/** Adding people by a sheet: the employees' side of the one way sheets are taken. */

import type { Country } from '#kernel/countries.ts'
import { companyBanks, findBank, keepNextStaffId, lockCompany, staffIdsToCome } from '#modules/company/server/public.ts'
import { addNames, missingNames, structureIds } from '#modules/organisation/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { textAt } from '#platform/sheets/model/sheet.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { judgeNewcomers } from '../../model/batch-judgement.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { employeeSheet, withoutIds } from '../../model/employee-sheet.ts'
import { withTold } from '../../model/identity-tells.ts'
import { type Newcomer, newcomerOf } from '../../model/newcomer.ts'
import { logImport } from '../log.ts'
import { headcountRefusal } from '../newcomers/headcount.ts'
import { accountsByEmail, type FoundAccount, type KnownPeople, knownPeople } from '../newcomers/known-people.ts'
import { newcomerPortions, type Placing, storeNewcomers } from '../newcomers/newcomers-store.ts'
import type { PayInputsChanged } from '../public-types.ts'
import { identityDigest } from '../sealed-values.ts'
import { type PreviewRow, previewRows } from './batch-answer.ts'
import type { BatchPlan } from './batch-plan.ts'
import { type BatchCreated, createdOf, placesOf, structureOf } from './batch-structure.ts'
import {
  abandonForsaken,
  abandonWriting,
  beginWriting,
  forgetPlans,
  holdWriting,
  showWritten,
} from './import-in-writing.ts'

export const EMPLOYEE_BATCH = 'employees'
/** A piece holds up others for some tenths of a second at most, also on the embedded home with its one connection. */
const PEOPLE_A_PIECE = 250

export type BatchServices = {
  readonly db: Database
  readonly seal: Seal
  readonly clock: Clock
  readonly actor: Actor
  readonly payInputsChanged: PayInputsChanged
  /** Whether the company gives staff ids out itself. */
  readonly automaticIds: boolean
}

export function employeeBatch(
  companyId: string,
  country: Country,
  { db, seal, clock, actor, payInputsChanged, automaticIds }: BatchServices,
): SheetKind<BatchPlan, BatchCreated, PreviewRow[]> {
  const fields = countryFields[country]
  let accounts: ReadonlyMap<string, FoundAccount> = new Map()
  let writing: readonly string[] = []
  let begun = ''
  const linkable = (email: string | null, known: KnownPeople): string | null => {
    const account = email === null ? undefined : accounts.get(email)
    const free = account?.companyId === companyId && !known.linkedAccounts.has(account.id)
    return free && email !== null && !known.emails.has(email) ? account.id : null
  }
  const placing = async (
    tx: Tx,
    { company, people, missing, known, bankNamed, today, nextNumber }: BatchPlan,
    batchId: string,
  ) => {
    if (nextNumber !== undefined) await keepNextStaffId(tx, companyId, nextNumber)
    await addNames(tx, companyId, missing)
    const once = emailsOnce(people)
    const structure = await structureIds(tx, companyId)
    const placed: Placing = {
      companyId,
      seal,
      places: (person) => placesOf(person, structure),
      bankCode: (written) => bankNamed(written)?.code,
      accountId: ({ email }) => (email !== null && once.has(email) ? linkable(email, known) : null),
      managerIds: known.idByStaffId,
      status: (person) => (isActive(person, today) ? 'active' : 'resigned'),
      batchId,
      createdBy: actor.accountId,
      preferLang: company.preferLang,
    }
    return placed
  }
  const logged = (tx: Tx, { people, missing }: BatchPlan, batchId: string) =>
    logImport(tx, companyId, { batchId, people: people.length, missing }, { actor, now: clock.now() })
  return {
    kind: EMPLOYEE_BATCH,
    sheet: automaticIds ? withoutIds(employeeSheet(country)) : employeeSheet(country),

    async prepare(rows) {
      const emails = rows.map(({ values }) => values.email).filter((email) => typeof email === 'string')
      accounts = await accountsByEmail(db, emails)
    },

    async judge(tx, rows, partial) {
      const company = await lockCompany(tx, companyId)
      await abandonForsaken(tx, companyId)
      const today = clock.today(company.timezone)
      const read = rows.map((row) => withTold(newcomerOf(row, fields), country, today))
      const { people, nextNumber } = automaticIds
        ? await numbered(tx, companyId, read)
        : { people: read, nextNumber: undefined }
      const known = await knownPeople(tx, companyId)
      const banks = await companyBanks(tx, companyId)
      const bankNamed = findBank(country, banks)
      const { faults, notes } = judgeNewcomers(people, {
        today,
        fields,
        partial: partial.flatMap((row) => {
          const staffId = textAt(row, 'staff_id')
          return staffId === null ? [] : [{ row: row.row, staffId }]
        }),
        staffIds: new Set(known.idByStaffId.keys()),
        emails: known.emails,
        accountTaken: (email) => accounts.has(email) && linkable(email, known) === null,
        names: known.names,
        namesakes: known.namesakes,
        clockCodes: known.clockCodes,
        hasIdentity: (number) => known.identityDigests.has(identityDigest(seal, number)),
        bankNamed,
        bankNames: banks.map(({ name }) => name),
      })
      const missing = await missingNames(tx, companyId, structureOf(people))
      return { faults, notes, plan: { company, today, people, missing, known, bankNamed, nextNumber } }
    },

    created: ({ missing }) => createdOf(missing),
    summary: previewRows,

    async barrier(tx, { people, today }) {
      const company = await lockCompany(tx, companyId)
      return headcountRefusal(tx, company, people.filter((person) => isActive(person, today)).length, today)
    },

    async store(tx, plan, batchId) {
      const ids = await storeNewcomers(tx, plan.people, await placing(tx, plan, batchId))
      await payInputsChanged(tx, companyId, { employeeIds: ids, cause: 'employment', by: actor.name })
      await logged(tx, plan, batchId)
    },

    piecewise: {
      async begin(tx, plan, batchId) {
        begun = await beginWriting(tx, companyId, batchId, createdOf(plan.missing))
        const { ids, portions } = newcomerPortions(plan.people, await placing(tx, plan, batchId), PEOPLE_A_PIECE)
        writing = ids
        return portions.map((portion) => async (tx: Tx) => {
          await holdWriting(tx, companyId, batchId, begun)
          await forgetPlans(tx)
          await portion(tx)
        })
      },
      async finish(tx, plan, batchId) {
        await holdWriting(tx, companyId, batchId, begun)
        await showWritten(tx, companyId, batchId)
        await payInputsChanged(tx, companyId, { employeeIds: writing, cause: 'employment', by: actor.name })
        await logged(tx, plan, batchId)
      },
      abandon: (tx, batchId, own) => abandonWriting(tx, companyId, batchId, own ? begun : undefined),
    },
  }
}

/** Whoever has no id in the sheet has the next one, in its order. */
async function numbered(tx: Tx, companyId: string, read: readonly Newcomer[]) {
  const brought = read.flatMap(({ staffId }) => (staffId === '' ? [] : [staffId]))
  const given = await staffIdsToCome(tx, companyId, read.length - brought.length, brought)
  const ids = (given?.ids ?? []).values()
  const people = read.map((person) => (person.staffId === '' ? { ...person, staffId: ids.next().value ?? '' } : person))
  return { people, nextNumber: given?.next }
}

const isActive = ({ leftOn }: Newcomer, today: string): boolean => leftOn === null || leftOn >= today

/** An e-mail that stands twice in the sheet belongs to nobody for certain. */
function emailsOnce(people: readonly Newcomer[]): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()]
  for (const { email } of people) {
    if (email === null) continue
    if (once.has(email)) twice.add(email)
    once.add(email)
  }
  return new Set([...once].filter((email) => !twice.has(email)))
}
