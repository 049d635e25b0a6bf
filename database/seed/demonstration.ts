/**
 * Three companies to look around in, put into an empty database outside production: opened, filled and worked with
 * through the product's own calls, as people would. See README.md.
 */
import { sql } from 'kysely'
import { addMonths, firstDayOf, lastDayOf, type YearMonth, yearMonthOf } from '#kernel/plain-date.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { hashPassword } from '#platform/identity/server/password-hash.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { type Act, actingIn } from './acting.ts'
import { alone } from './alone.ts'
import { goAroundRuns } from './around-runs.ts'
import { writeTerms } from './assistant.ts'
import { billDemonstration } from './billing.ts'
import { doBusiness } from './business.ts'
import { setClaims } from './claims.ts'
import { type DemoCompany, demoCompanies } from './companies.ts'
import { answerEarlierPay } from './earlier-pay.ts'
import { giveForms } from './forms.ts'
import { comeAndGo } from './hiring/come-and-go.ts'
import { takeLeave } from './leave.ts'
import { enterRates, introduce } from './letterhead.ts'
import { setObjectives } from './objectives.ts'
import { demoOperators, demoPeople, morningOf, openDemoCompany, openOperations } from './opening.ts'
import { closeMonth, firstMonthOf, openMonth } from './pay-runs.ts'
import { addPeople, salaryChanges } from './people.ts'
import { beginRecord, type DemoRecord, keepRecord, readRecord } from './record.ts'
import { fillRecords } from './records.ts'
import { reportOf, type SeedReport } from './report.ts'
import { keepReports } from './reports.ts'
import { reviewWork } from './reviews.ts'
import { readSheets } from './sheets.ts'
import { shapeStructure } from './structure.ts'
import { keepTime } from './time.ts'
import { askForHelp } from './wellbeing.ts'

/** What the product is composed of, given by whoever starts it. */
export type SeedParts = {
  readonly handlers: readonly Handler[]
  readonly openings: readonly CompanyOpening[]
}

/** Undefined where there is no demonstration: in production, where it is not wanted, or in somebody's own database. */
export async function seedDemonstration(services: Services, parts: SeedParts): Promise<SeedReport | undefined> {
  if (services.settings.production || !services.settings.demonstration) return undefined
  return alone(services.db, async () => {
    const { db, clock } = services
    const begun =
      (await db.system.read(readRecord)) ??
      (await db.system.transaction((tx) => beginRecord(tx, clock.today('Asia/Kuala_Lumpur'))))
    if (!begun) return undefined
    if (begun.done) return reportOf(begun)
    const seeding = { services, act: actingIn(services, parts.handlers), parts }
    let record = await opened(seeding, begun)
    for (const company of demoCompanies) await live(seeding, record, company)
    await bill(seeding, record)
    record = await db.system.transaction((tx) => keepRecord(tx, { ...record, done: true }))
    return reportOf(record)
  })
}

type Seeding = { readonly services: Services; readonly act: Act; readonly parts: SeedParts }

/** All accounts there are, so that one may sign in to any of them as soon as the server is ready. */
async function opened({ services, parts }: Seeding, begun: DemoRecord): Promise<DemoRecord> {
  const { db, seal } = services
  const { today } = begun
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const at = morningOf(firstDayOf(firstMonthOf(today)))
  return db.system.transaction(async (tx) => {
    // Again from the database: the transaction may run twice.
    const record = (await readRecord(tx)) ?? begun
    if (Object.keys(record.companies).length > 0) return record
    const companies: Record<string, string> = {}
    for (const company of demoCompanies) {
      const sheets = readSheets(company.folder, yearMonthOf(today))
      companies[company.folder] = await openDemoCompany(tx, company, sheets, {
        openings: parts.openings,
        passwordHash,
        at,
      })
    }
    const authenticators = await openOperations(tx, seal, passwordHash, at)
    return keepRecord(tx, { ...record, companies, authenticators })
  })
}

/** Everything that happened in the company until today; what did already is left as it is. */
async function live(seeding: Seeding, { today, companies }: DemoRecord, company: DemoCompany): Promise<void> {
  const { services, act } = seeding
  const { db } = services
  const companyId = companies[company.folder]
  if (companyId === undefined) throw new Error(`${company.name} was not opened`)
  const { people } = await db.system.read((tx) => demoPeople(tx, company, companyId))
  const admin = people.get('company-admin')
  const hr = people.get('hr-manager')
  const payroll = people.get('hr-payroll')
  if (!admin || !hr || !payroll) throw new Error(`somebody is missing in ${company.name}`)
  const sheets = readSheets(company.folder, yearMonthOf(today))
  const now = yearMonthOf(today)
  const first = firstMonthOf(today)
  const beginning = morningOf(firstDayOf(first))
  await introduce(act, admin, company, beginning)
  await addPeople(db, act, hr, sheets, { at: beginning, today })
  await shapeStructure(db, act, hr, { sheets, levels: company.levels, at: beginning, today })
  await fillRecords(db, act, hr, sheets, beginning)
  await setClaims(db, act, admin, company.country, beginning)
  const leave = await takeLeave(db, act, { hr, employee: people.get('employee'), country: company.country, today })
  const changes = await salaryChanges(db, act, hr, { sheets, other: admin, now: services.clock.now() })
  const during = (month: YearMonth) => changes.apply(firstDayOf(month), lastDayOf(month))
  await during(first)
  // Pay ends where the law is not written yet.
  let pays = true
  for (let month = first; isBefore(month, now); month = addMonths(month, 1)) {
    const next = addMonths(month, 1)
    await leave.during(month)
    // Decided a week before it begins: on the day on which the month before is worked out.
    if (isBefore(next, now)) await during(next)
    pays = pays && (await closeMonth(db, act, { payroll, admin, sheets }, month))
  }
  await leave.waiting()
  if (pays) await doBusiness(db, act, { people, country: company.country, today, now: services.clock.now() })
  const employee = people.get('employee')
  // Before the present month is worked out, so that nothing of it makes a payslip look out of date.
  await keepTime(db, act, { hr, admin, employee, country: company.country, today, now: services.clock.now() })
  await comeAndGo(services, act, { people, country: company.country, today })
  await reviewWork(services, act, { people, country: company.country, today })
  await setObjectives(services, act, { people, country: company.country, today })
  await askForHelp(act, { people, country: company.country, today })
  await during(addMonths(now, 1))
  await enterRates(act, admin, company, services.clock.now())
  if (pays) {
    await goAroundRuns({ db, act, payroll, admin, country: company.country, today, now: services.clock.now() })
  }
  if (pays) await openMonth(db, act, { payroll, admin, sheets }, now, services.clock.now())
  if (pays) {
    const preparing = { payroll, admin, country: company.country, details: company.formDetails }
    await giveForms(act, preparing, { from: first.year, today })
  }
  const leavesOne = company === demoCompanies[0]
  if (pays) await answerEarlierPay(act, payroll, { first, now, at: services.clock.now(), leavesOne })
  // Decided after the month was worked out: its payslip is out of date, as the review shows.
  await changes.apply(firstDayOf(now), lastDayOf(now), services.clock.now())
  await keepReports(act, { admin, country: company.country, today, now: services.clock.now() })
  await readWhatWasSent(services, companyId)
}

/** What all of them pay for the product. */
async function bill({ services, act }: Seeding, { today, companies }: DemoRecord): Promise<void> {
  const billed = demoCompanies.flatMap(({ folder, country }) => {
    const id = companies[folder]
    return id === undefined ? [] : [{ id, country }]
  })
  const [any] = billed
  if (!any) return
  const operators = await services.db.system.read((tx) => demoOperators(tx, any.id))
  const ops = operators.find(({ operates }) => operates === 'Ops')
  const releases = operators.find(({ operates }) => operates === 'Latest System Update Ops')
  if (ops) await writeTerms(act, ops, morningOf(today))
  if (ops && releases) await billDemonstration(services, { act, ops, releases, today, companies: billed })
}

/** Receipts and resumes, now that all of it stands; of what is paid nobody waits for a proposal. */
async function readWhatWasSent({ db, settings }: Services, companyId: string): Promise<void> {
  if (settings.readingWorkers === 0) return
  await db.forCompany(companyId).transaction((tx) =>
    sql`update readings r set state = 'waiting' where company_id = ${companyId} and state = 'off'
        and not exists (select from claim_attachments a
          join claims x on x.company_id = a.company_id and x.id = a.claim_id and x.status = 'paid'
          where a.company_id = r.company_id and a.file_id = r.file_id)`.execute(tx),
  )
}

const isBefore = (one: YearMonth, other: YearMonth): boolean =>
  one.year < other.year || (one.year === other.year && one.month < other.month)
