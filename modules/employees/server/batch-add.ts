/** Adding people by a sheet: the employees' side of the one way sheets are taken. */

import { z } from 'zod'
import type { Country } from '#kernel/countries.ts'
import {
  type CompanyFacts,
  companyBanks,
  type FoundBank,
  findBank,
  lockCompany,
} from '#modules/company/server/public.ts'
import {
  addNames,
  missingNames,
  type NamedStructure,
  type StructureIds,
  structureIds,
} from '#modules/organisation/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { textAt } from '#platform/sheets/model/sheet.ts'
import type { SheetKind } from '#platform/sheets/server/take-sheet.ts'
import { judgeNewcomers } from '../model/batch-judgement.ts'
import { countryFields } from '../model/country-fields/by-country.ts'
import { employeeSheet } from '../model/employee-sheet.ts'
import { type Newcomer, newcomerOf } from '../model/newcomer.ts'
import { headcountRefusal } from './headcount.ts'
import { accountsByEmail, type FoundAccount, type KnownPeople, knownPeople } from './known-people.ts'
import { logImport } from './log.ts'
import { type Places, storeNewcomers } from './newcomers-store.ts'
import type { PayInputsChanged } from './public-types.ts'
import { identityDigest } from './sealed-values.ts'

export const EMPLOYEE_BATCH = 'employees'

export type BatchPlan = {
  readonly company: CompanyFacts
  readonly today: ReturnType<Clock['today']>
  readonly people: readonly Newcomer[]
  readonly missing: NamedStructure
  readonly known: KnownPeople
  readonly bankNamed: (written: string) => FoundBank | undefined
}
export type BatchCreated = {
  readonly departments: readonly string[]
  readonly positions: readonly string[]
  readonly divisions: readonly string[]
  readonly job_levels: readonly string[]
}

export type BatchServices = {
  readonly db: Database
  readonly seal: Seal
  readonly clock: Clock
  readonly actor: Actor
  readonly payInputsChanged: PayInputsChanged
}

export function employeeBatch(
  companyId: string,
  country: Country,
  { db, seal, clock, actor, payInputsChanged }: BatchServices,
): SheetKind<BatchPlan, BatchCreated> {
  const fields = countryFields[country]
  let accounts: ReadonlyMap<string, FoundAccount> = new Map()
  const linkable = (email: string | null, known: KnownPeople): string | null => {
    const account = email === null ? undefined : accounts.get(email)
    return account?.companyId === companyId && !known.linkedAccounts.has(account.id) ? account.id : null
  }
  return {
    kind: EMPLOYEE_BATCH,
    sheet: employeeSheet(country),

    async prepare(rows) {
      const emails = rows.map(({ values }) => values.email).filter((email) => typeof email === 'string')
      accounts = await accountsByEmail(db, emails)
    },

    async judge(tx, rows, partial) {
      const company = await lockCompany(tx, companyId)
      const today = clock.today(company.timezone)
      const people = rows.map((row) => newcomerOf(row, fields))
      const known = await knownPeople(tx, companyId)
      const banks = await companyBanks(tx, companyId)
      const bankNamed = findBank(country, banks)
      const { faults, notes } = judgeNewcomers(people, fields, {
        today,
        partialStaffIds: new Set(partial.map((row) => textAt(row, 'staff_id')?.toLowerCase() ?? '')),
        staffIds: new Set(known.idByStaffId.keys()),
        emails: known.emails,
        accounts: new Map([...accounts.keys()].map((email) => [email, linkable(email, known) ? 'free' : 'taken'])),
        namesakes: known.namesakes,
        hasIdentity: (number) => known.identityDigests.has(identityDigest(seal, number)),
        bankNamed,
        bankNames: banks.map(({ name }) => name),
      })
      const missing = await missingNames(tx, companyId, structureOf(people))
      return { faults, notes, plan: { company, today, people, missing, known, bankNamed } }
    },

    created: ({ missing }) => ({
      departments: missing.departments,
      positions: missing.positions,
      divisions: missing.divisions.map(({ department, name }) => `${department}${DIVIDER}${name}`),
      job_levels: missing.jobLevels,
    }),

    barrier: (tx, { company, people, today }) =>
      headcountRefusal(tx, company, people.filter((person) => isActive(person, today)).length, today),

    async store(tx, { people, missing, known, bankNamed, today }, batchId) {
      await addNames(tx, companyId, missing)
      const once = emailsOnce(people)
      const structure = await structureIds(tx, companyId)
      const ids = await storeNewcomers(tx, people, {
        companyId,
        seal,
        places: (person) => placesOf(person, structure),
        bankCode: (written) => bankNamed(written)?.code,
        accountId: ({ email }) => (email !== null && once.has(email) ? linkable(email, known) : null),
        managerIds: known.idByStaffId,
        status: (person) => (isActive(person, today) ? 'active' : 'resigned'),
        batchId,
        createdBy: actor.accountId,
      })
      await payInputsChanged(tx, companyId, { employeeIds: ids, cause: 'employment', by: actor.name })
      await logImport(tx, companyId, { batchId, people: people.length, missing }, { actor, now: clock.now() })
    },
  }
}

/** The same names, read back from the batch. Divisions are told by 'department / division'. */
export function createdBy(stored: unknown): NamedStructure {
  const created = Created.parse(stored)
  return {
    departments: created.departments,
    positions: created.positions,
    jobLevels: created.job_levels,
    divisions: created.divisions.map((name) => {
      const [department = '', division = ''] = name.split(DIVIDER)
      return { department, name: division }
    }),
  }
}

const DIVIDER = ' / '
const Names = z.array(z.string())
const Created = z.object({ departments: Names, positions: Names, divisions: Names, job_levels: Names })

const isActive = ({ leftOn }: Newcomer, today: string): boolean => leftOn === null || leftOn >= today

function structureOf(people: readonly Newcomer[]): NamedStructure {
  const named = (names: readonly (string | null)[]) => names.filter((name) => name !== null)
  return {
    departments: named(people.map(({ department }) => department)),
    positions: named(people.map(({ position }) => position)),
    jobLevels: named(people.map(({ jobLevel }) => jobLevel)),
    divisions: people.flatMap(({ department, division }) =>
      department === null || division === null ? [] : [{ department, name: division }],
    ),
  }
}

function placesOf({ department, division, position, jobLevel }: Newcomer, structure: StructureIds): Places {
  const idOf = (name: string | null, find: (name: string) => string | undefined) =>
    name === null ? null : (find(name) ?? null)
  return {
    department_id: idOf(department, structure.department),
    division_id: department === null ? null : idOf(division, (name) => structure.division(department, name)),
    position_id: idOf(position, structure.position),
    job_level_id: idOf(jobLevel, structure.jobLevel),
  }
}

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
