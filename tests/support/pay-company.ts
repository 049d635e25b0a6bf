// A company whose pay can be run over HTTP: registered, with people from a sheet, and the month's calls at hand.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { undoables } from '#apps/server/undo-works.ts'
import type { Country } from '#kernel/countries.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { migrationHandlers } from '#modules/migration-wizard/server/handlers.ts'
import { payrollHandlers } from '#modules/payroll/server/handlers.ts'
import { payrollJobs } from '#modules/payroll/server/jobs.ts'
import type { PayrollNeeds } from '#modules/payroll/server/needs.ts'
import { formerPayTold, payInputsChanged } from '#modules/payroll/server/public.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { type Jobs, jobsOf } from '#platform/jobs/server/jobs.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { type Answer, type Sending, startTestServer, type TestServer } from './test-server.ts'

export const PASSWORD = 'a long enough password'
export const sample = (name: string): string => readFileSync(`tests/samples/malaysia/${name}.csv`, 'utf8')

export type PayServer = TestServer & {
  /** Registers a company and signs its Company Admin in. */
  newCompany(country?: Country): Promise<PayCompany>
}

/** The server with payroll as apps/server/compose.ts connects it; a confirmation is right when it is the password. */
export async function startPayServer(
  options: {
    startAt?: string
    contributions?: PayrollNeeds['contributions']
    payslipPart?: PayrollNeeds['payslipPart']
    more?: readonly Handler[]
    openings?: readonly CompanyOpening[]
  } = {},
): Promise<PayServer> {
  let jobs: Jobs | undefined
  const contributions = options.contributions ?? []
  const needs: PayrollNeeds = {
    contributions,
    ...(options.payslipPart && { payslipPart: options.payslipPart }),
    jobs: { start: (companyId, job) => jobs?.start(companyId, job) ?? Promise.reject(new Error('not started')) },
    verifyConfirmation: async (_call, { password }) =>
      password === PASSWORD ? undefined : problem('identity.wrong-confirmation'),
    otherCompanyAdmins: (db, companyId, accountId) =>
      db.system.read(async (tx) => {
        const admins = await tx
          .selectFrom('accounts as a')
          .innerJoin('account_roles as r', (join) =>
            join.onRef('r.account_id', '=', 'a.id').on('r.role', '=', 'Company Admin'),
          )
          .select('a.id')
          .where('a.company_id', '=', companyId)
          .where('a.state', '=', 'active')
          .where('a.id', '<>', accountId)
          .execute()
        return admins.length
      }),
  }
  const server = await startTestServer({
    startAt: options.startAt ?? '2026-04-02T01:00:00.000Z',
    openings: [companyOpening, ...(options.openings ?? [])],
    handlers: [
      ...undoHandlers(undoables),
      ...noticeHandlers,
      ...employeesHandlers({ payInputsChanged, formerPayTold }),
      ...migrationHandlers({ payInputsChanged }),
      ...payrollHandlers(needs),
      ...(options.more ?? []),
    ],
  })
  jobs = jobsOf(server.db, server.services.log, payrollJobs(server.services, contributions))
  let registered = 0
  return {
    ...server,
    async newCompany(country = 'MY') {
      registered += 1
      const email = `admin${registered}@company${registered}.example`
      const opened = await server.send('POST', 'api/auth/register', {
        body: {
          company_name: `Company ${registered}`,
          country,
          full_name: 'Aida binti Osman',
          email,
          phone: '+60 12-345 6789',
          password: PASSWORD,
          headcount: 20_000,
          agreement: true,
        },
      })
      if (opened.status !== 201) throw new Error(`registration answered ${JSON.stringify(opened.body)}`)
      const signedIn = await server.send('POST', 'api/auth/login', { body: { email, password: PASSWORD } })
      return new PayCompany(server, signedIn.body.token, email)
    },
    async stop() {
      await jobs?.stop()
      await server.stop()
    },
  }
}

export class PayCompany {
  readonly server: TestServer
  readonly token: string
  readonly email: string
  constructor(server: TestServer, token: string, email: string) {
    this.server = server
    this.token = token
    this.email = email
  }

  /** Another account of the same company with this role, signed in; its password is everybody's. */
  async colleague(role: string, name: string = role): Promise<PayCompany> {
    const id = randomUUID()
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${this.email}`
    await this.server.db.system.transaction(async (tx) => {
      await sql`
        insert into accounts (id, company_id, type, email, full_name, password_hash)
        select ${id}, company_id, 'company', ${email}, ${name}, password_hash from accounts where email = ${this.email}`.execute(
        tx,
      )
      await sql`
        insert into account_roles (company_id, account_id, role)
        select company_id, ${id}, ${role} from accounts where email = ${this.email}`.execute(tx)
    })
    const signedIn = await this.server.send('POST', 'api/auth/login', { body: { email, password: PASSWORD } })
    return new PayCompany(this.server, signedIn.body.token, email)
  }

  send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, sending: Sending = {}): Promise<Answer> =>
    this.server.send(method, path, { token: this.token, ...sending })
  get = (path: string): Promise<Answer> => this.send('GET', path)
  post = (path: string, body: object = {}): Promise<Answer> => this.send('POST', path, { body })

  upload(path: string, content: string, name = 'sheet.csv', fields: Record<string, string> = {}): Promise<Answer> {
    const boundary = '----kerja-test-boundary'
    const part = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; ${name}\r\n${value}\r\n`
    const given = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, `\r\n${value}`))
    const file = part(`name="file"; filename="${name}"`, `content-type: text/csv\r\n\r\n${content}`)
    return this.send('POST', path, {
      body: `${given.join('')}${file}--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  }

  async addPeople(csv: string): Promise<void> {
    const { status, body } = await this.upload('api/panel/employee/add/by/batch/upload/0', csv)
    if (status !== 200) throw new Error(`the people were refused: ${JSON.stringify(body).slice(0, 2000)}`)
  }

  run = (month: string): string => `api/panel/payroll/${month.replace('-', '/')}`
  items = (month: string, csv: string): Promise<Answer> => this.upload(`${this.run(month)}/items/upload`, csv)
  generate = (month: string, body: object = {}): Promise<Answer> => this.post(`${this.run(month)}/generate`, body)
  view = (month: string, query = ''): Promise<Answer> => this.get(`${this.run(month)}${query}`)
  confirm = (month: string, body: object = {}): Promise<Answer> => this.post(`${this.run(month)}/confirm`, body)
  approve = (month: string, password = PASSWORD): Promise<Answer> =>
    this.post(`${this.run(month)}/approve`, { password })

  /** Generated, confirmed and approved, whoever would have to be another person. */
  async through(month: string): Promise<void> {
    for (const step of [() => this.generate(month), () => this.confirm(month), () => this.approve(month)]) {
      const { status, body } = await step()
      if (status !== 200) throw new Error(`${month}: ${JSON.stringify(body)}`)
    }
  }
}

/** A sheet of people with what pay needs; fields not named are those of an ordinary single citizen. */
export function peopleSheet(people: readonly Readonly<Record<string, string>>[]): string {
  const [head = ''] = sample('employees').split('\n')
  const known = [...head.trim().split(','), 'left_on']
  const columns = [...new Set([...known, ...people.flatMap((person) => Object.keys(person))])]
  const standard: Readonly<Record<string, string>> = {
    gender: 'female',
    birth_date: '1990-05-05',
    citizenship: 'citizen',
    nationality: 'MY',
    marital_status: 'single',
    department: 'Kitchen',
    position: 'Cook',
    employment_type: 'full_time',
    joined_on: '2025-01-01',
    basic_salary: '3000.00',
    fixed_allowance: '0.00',
    bank: 'Maybank',
    tax_number: 'IG2703729684',
    tax_resident: 'yes',
    epf_number: '39673100',
  }
  const rows = people.map((person, at) => {
    const filled: Readonly<Record<string, string>> = {
      full_name: `Person ${at + 1}`,
      identity_number: `9005050${String(at + 1).padStart(4, '0')}8`,
      bank_account_number: String(100_000_000_000 + at),
      ...standard,
      ...person,
    }
    return columns.map((column) => filled[column] ?? '').join(',')
  })
  return [columns.join(','), ...rows].join('\n')
}
