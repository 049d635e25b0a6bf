/** The parts of the first page that other modules fill: what waits, who is away, what is to be set up. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import {
  type LeaveApp,
  type LeaveCompany,
  leaveApp,
  leaveApprovals,
  type Member,
} from '#tests/support/leave-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { dashboardHandlers } from './handlers.ts'
import { setupHandlers } from './setup-part.ts'

let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let annual: string
beforeAll(async () => {
  app = await leaveApp('2026-11-20', [...dashboardHandlers(leaveApprovals), ...setupHandlers])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss', {}, 'Reporting Manager')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
  annual = (await company.type('annual')).id
})
afterAll(() => app?.close())

const DISMISS = 'api/panel/dashboard/setup/dismiss'
const home = async (who: Caller = company.admin) => (await company.get('api/panel/dashboard', who)).body.data
const ask = async (who: Member, from: string, to = from, more: object = {}) => {
  const { body } = await company.post('api/emp/leave/application', { type_id: annual, from, to, ...more }, who)
  return body.data.id as string
}
const approve = (id: string) => company.post('api/panel/leave/application/batch/approve', { ids: [id] })

describe('what waits', () => {
  test('is the inbox’s own count, with the day since when the longest of mine waits', async () => {
    expect((await home(boss)).approvals).toEqual({ mine: 0, all: 0, oldest_on: null })
    await ask(ann, '2026-12-08')
    app.setToday('2026-11-24')
    await ask(ann, '2026-12-09')
    const counted = (await company.get('api/panel/application/pendingCount', boss)).body.data
    expect(counted.mine).toBe(2)
    expect((await home(boss)).approvals).toEqual({ mine: 2, all: counted.all, oldest_on: '2026-11-20' })
    expect((await home(ann)).approvals.mine).toBe(0)
  })
})

describe('who is away', () => {
  test('is told of approved leave, today and on the six days after, to the roles of leave of all', async () => {
    const ben = await company.member('Ben')
    await approve(await ask(ann, '2026-11-20'))
    await approve(await ask(ben, '2026-11-26', '2026-11-26', { from_part: 'morning', to_part: 'morning' }))
    await approve(await ask(ben, '2026-11-27'))
    await ask(ben, '2026-11-23')
    const { away } = await home(await company.with('HR Leave'))
    expect(away.today).toBe(1)
    expect(away.week).toEqual([
      { employee_id: ann.employeeId, full_name: 'Ann', from: '2026-11-20', to: '2026-11-20', part: 'full' },
      { employee_id: ben.employeeId, full_name: 'Ben', from: '2026-11-26', to: '2026-11-26', part: 'morning' },
    ])
    expect((await home(boss)).away.week).toMatchObject([{ full_name: 'Ann' }])
  })

  test('is not told to others, nor of another company, nor once leave is switched off', async () => {
    await approve(await ask(ann, '2026-11-20'))
    expect((await home(await company.with('HR Payroll'))).away).toBeNull()
    expect((await home(ann)).away).toBeNull()
    const other = await app.leaveCompany('MY')
    expect((await app.call(other.admin, 'GET', 'api/panel/dashboard')).body.data.away).toEqual({ today: 0, week: [] })
    Object.assign(company.admin.session, { modules: [] })
    expect((await home()).away).toBeNull()
  })
})

describe('what is to be set up', () => {
  const keys = (setup: { key: string; done: boolean }[]) => setup.map(({ key, done }) => [key, done])

  test('is told to Company Admin and HR Generalist, of the pages that open to them, until it is put away', async () => {
    const { setup } = await home()
    expect(keys(setup)).toEqual([
      ['numbers', false],
      ['people', true],
      ['earlier_pay', false],
      ['leave', false],
      ['bank_account', false],
      ['first_run', false],
      ['invitations', true],
    ])
    // Four numbers, and the state on which holidays depend.
    expect(setup[0]).toEqual({ key: 'numbers', done: false, count: 5, to: '/app/company/profile' })
    const generalist = await company.with('HR Generalist')
    // What they may not enter is not theirs to do: the accounts are the payroll's.
    for (const key of ['first_run', 'bank_account'])
      expect(keys((await home(generalist)).setup).map(([one]) => one)).not.toContain(key)
    expect((await home(await company.with('HR Manager'))).setup).toBeNull()

    expect((await company.post(DISMISS, {}, await company.with('HR Manager'))).status).toBe(403)
    expect((await company.post(DISMISS, { dismissed: 'perhaps' })).status).toBe(422)
    expect((await company.post(DISMISS, {}, generalist)).body.data).toEqual({ dismissed: true })
    await company.post(DISMISS, {}, generalist)
    expect((await home()).setup).toBeNull()
    expect((await company.post(DISMISS, { dismissed: false })).body.data).toEqual({ dismissed: false })
    expect((await home()).setup).toHaveLength(7)
    expect(await logged()).toEqual(['dashboard.setup-put-away', 'dashboard.setup-brought-back'])
  })

  test('asks a Taiwanese company for its rate of accident insurance, until that is set', async () => {
    const taiwanese = await app.leaveCompany('TW')
    const step = async () => {
      const { setup } = (await app.call(taiwanese.admin, 'GET', 'api/panel/dashboard')).body.data
      return keys(setup).find(([key]) => key === 'accident_rate')
    }
    expect(await step()).toEqual(['accident_rate', false])
    await app.db.system.transaction((tx) =>
      sql`update companies set settings = settings || '{"occupational_accident_rate": "0.0011"}'
        where id = ${taiwanese.id}`.execute(tx),
    )
    expect(await step()).toEqual(['accident_rate', true])
  })

  test('goes step by step, and of itself when all is done', async () => {
    await app.db.system.transaction(async (tx) => {
      const numbers = { epf_employer_number: '1', socso_employer_code: '1', employer_tax_number: '1' }
      await sql`update companies set region = 'johor', registration_number = '1', migration_wizard_step = -1,
        employer_numbers = ${JSON.stringify(numbers)}::jsonb where id = ${company.id}`.execute(tx)
    })
    expect(keys((await home()).setup).filter(([, done]) => !done)).toEqual([
      ['earlier_pay', false],
      ['bank_account', false],
      ['first_run', false],
    ])
    await app.db.forCompany(company.id).transaction(async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from banks where company_id = ${company.id} limit 1`.execute(
        tx,
      )
      const bank = rows[0]?.id ?? randomUUID()
      if (!rows[0]) await bulkInsert(tx, 'banks', [{ company_id: company.id, id: bank, code: 'x', name: 'X' }])
      const account = { account_name: 'Us', account_number: '1', bank_id: bank }
      await bulkInsert(tx, 'company_banks', [{ company_id: company.id, id: randomUUID(), ...account }])
    })
    expect(
      keys((await home()).setup)
        .filter(([, done]) => !done)
        .map(([key]) => key),
    ).toEqual(['earlier_pay', 'first_run'])
    // Who opens no payroll has nothing left.
    expect((await home(await company.with('HR Generalist'))).setup).toBeNull()
  })
})

const logged = async (): Promise<string[]> => {
  const { rows } = await app.db.system.read((tx) =>
    sql<{
      action: string
    }>`select action from activity where company_id = ${company.id} and action like 'dashboard.%' order by seq`.execute(
      tx,
    ),
  )
  return rows.map(({ action }) => action)
}
