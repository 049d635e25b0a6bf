/** A company of any size straight in the tables: what is measured is the month's pay, not how people came in. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyDb, Database } from '#platform/database/server/connect.ts'
import { sealWith } from '#platform/secrets/server/seal.ts'

export type BenchCompany = { readonly company: CompanyDb; readonly employeeIds: readonly string[] }

const AT_ONCE = 2_000
/** For the server that is started on such a company: the key must open what lies sealed in it. */
export const BENCH_SECRET = Buffer.from(Array.from({ length: 32 }, (_, at) => 7 * at + 3)).toString('base64')
const seal = sealWith(Buffer.from(BENCH_SECRET, 'base64'))
/** The same of everybody. */
const SEALED = {
  identity: seal.seal('900101145566', 'employees.identity_number'),
  account: seal.seal('512345678901', 'employee_bank_accounts.account_number'),
  tax: seal.seal('IG1', 'employees.statutory.tax_number'),
  epf: seal.seal('1', 'employees.statutory.epf_number'),
}
/** Who is signed in where calls are measured. */
export const BENCH_ACCOUNT = '00000000-0000-7000-8000-000000000000'

export async function benchCompany(db: Database, people: number): Promise<BenchCompany> {
  const companyId = newId()
  await db.system.transaction(async (tx) => {
    await sql`insert into companies (id, name, country, currency_code, timezone_key, headcount_limit)
      values (${companyId}, 'Bench Sdn Bhd', 'MY', 'MYR', 'Asia/Kuala_Lumpur', 100000)`.execute(tx)
    await sql`insert into accounts (id, company_id, type, email, full_name)
      values (${BENCH_ACCOUNT}, ${companyId}, 'company', 'bench@bench.example', 'Bench')
      on conflict (id) do update set company_id = excluded.company_id`.execute(tx)
  })
  return fillCompany(db, companyId, people)
}

/** People with agreed pay and a bank account, in a company that is there. */
export async function fillCompany(db: Database, companyId: string, people: number): Promise<BenchCompany> {
  const company = db.forCompany(companyId)
  const employeeIds = Array.from({ length: people }, () => newId())
  const departments = Array.from({ length: 12 }, (_, at) => ({
    id: newId(),
    company_id: companyId,
    name: `Dept ${at}`,
  }))
  await company.transaction((tx) => bulkInsert(tx, 'departments', departments))
  for (let from = 0; from < people; from += AT_ONCE) {
    const ids = employeeIds.slice(from, from + AT_ONCE)
    await company.transaction(async (tx) => {
      await bulkInsert(
        tx,
        'employees',
        ids.map((id, at) => person(companyId, id, from + at, departments[(from + at) % 12]?.id ?? null)),
      )
      await bulkInsert(
        tx,
        'salary_rates',
        ids.flatMap((id, at) => rates(companyId, id, from + at)),
      )
      await bulkInsert(
        tx,
        'employee_bank_accounts',
        ids.map((id, at) => ({
          company_id: companyId,
          id: newId(),
          employee_id: id,
          bank: 'maybank',
          account_number: SEALED.account,
          // Nobody else's: accounts that end alike are opened and compared.
          account_ending: (from + at).toString(36).padStart(4, '-'),
        })),
      )
    })
  }
  return { company, employeeIds }
}

/** The last of them may sign in; their accounts. */
export async function signUp(db: Database, { company: { companyId }, employeeIds }: BenchCompany, many: number) {
  const rows = employeeIds
    .slice(-many)
    .map((employee_id, at) => ({ id: newId(), employee_id, email: `p${at}@bench.example` }))
  await db.system.transaction((tx) =>
    sql`with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, employee_id uuid, email text)),
      made as (insert into accounts (id, company_id, type, email, full_name)
        select id, ${companyId}, 'company', email, email from given returning id)
      update employees e set account_id = g.id from given g where e.company_id = ${companyId} and e.id = g.employee_id`.execute(
      tx,
    ),
  )
  return rows.map(({ id }) => id)
}

/** Overtime for a third of the people, now and then a bonus. */
export async function benchItems({ company, employeeIds }: BenchCompany, year: number, month: number): Promise<void> {
  const items = employeeIds.flatMap((employee_id, at) => [
    ...(at % 3 === 0 ? [{ employee_id, type: 'overtime', amount: `${100 + (at % 400)}.50` }] : []),
    ...(at % 17 === month ? [{ employee_id, type: 'bonus', amount: `${1000 + (at % 3000)}.00` }] : []),
  ])
  await company.transaction((tx) =>
    bulkInsert(
      tx,
      'pay_items',
      items.map((item) => ({
        company_id: company.companyId,
        id: newId(),
        year,
        month,
        ...item,
        origin: 'sheet' as const,
      })),
    ),
  )
}

function person(companyId: string, id: string, at: number, department: string | null) {
  return {
    company_id: companyId,
    id,
    staff_id: `B-${String(at).padStart(6, '0')}`,
    full_name: `Person number ${at} of the bench`,
    birth_date: `${1965 + (at % 40)}-0${1 + (at % 9)}-15`,
    citizenship: at % 9 === 0 ? 'non_citizen' : 'citizen',
    identity_number: SEALED.identity,
    marital_status: (['single', 'married', 'widowed'] as const)[at % 3] ?? 'single',
    department_id: department,
    joined_on: '2020-01-01',
    statutory: JSON.stringify({
      tax_number: SEALED.tax,
      tax_resident: at % 25 !== 0,
      epf_number: SEALED.epf,
      children_under_18: at % 4,
      zakat_monthly: at % 10 === 0 ? '25.00' : '0.00',
    }),
  }
}

function rates(companyId: string, employee_id: string, at: number) {
  const rate = (component: string, amount: string) => ({
    company_id: companyId,
    employee_id,
    component,
    effective_from: '2020-01-01',
    amount,
  })
  const basic = rate('basic_salary', `${1700 + ((at * 137) % 14_000)}.${10 + (at % 90)}`)
  return at % 2 === 0 ? [basic, rate('fixed_allowance', `${100 + (at % 300)}.00`)] : [basic]
}
