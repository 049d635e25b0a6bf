// @both-homes a run is locked by whoever works on it
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCompany } from '#bench/payroll/bench-company.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { periodOf } from '../model/period.ts'
import { beginCalculation } from './calculation/begin.ts'
import { computerHere } from './calculation/computer.ts'
import { abandonCalculation } from './calculation/finish.ts'
import { generate } from './calculation/generate.ts'
import { endWaiting, markWaiting } from './calculation/waiting.ts'
import { payInputsChanged } from './public.ts'

const MONTH = '2026-01'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }, { staff_id: 'A-3' }]))
})

type Row = Record<'id' | 'employee_id' | 'staff_id' | 'gross_pay' | 'normal_remuneration', string> & { stale: unknown }
const rows = async (month = MONTH): Promise<Row[]> => (await company.view(month)).body.data.payslips
const row = async (staffId: string): Promise<Row> => {
  const found = (await rows()).find(({ staff_id }) => staff_id === staffId)
  if (!found) throw new Error(`${staffId} has no payslip`)
  return found
}
const companyId = async (): Promise<string> => {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ company_id: string }>`select company_id from accounts where email = ${company.email}`.execute(tx),
  )
  return rows[0]?.company_id ?? ''
}
const accountId = async (): Promise<string> => {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ id: string }>`select id from accounts where email = ${company.email}`.execute(tx),
  )
  return rows[0]?.id ?? ''
}
/** As the employees module does it when somebody's salary changes. */
const changeSalary = async (staffId: string, amount: string) => {
  const id = await companyId()
  const { employee_id } = await row(staffId)
  await server.db.forCompany(id).transaction(async (tx) => {
    await sql`update salary_rates set amount = ${amount}
              where company_id = ${id} and employee_id = ${employee_id} and component = 'basic_salary'`.execute(tx)
    await payInputsChanged(tx, id, { employeeIds: [employee_id], cause: 'salary', by: 'Nur Aisyah' })
  })
}
const writtenIn = async () => {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ staff_id: string; version: number }>`
      select p.staff_id, p.version from payslips p join accounts a on a.company_id = p.company_id
      join pay_runs r on r.id = p.run_id
      where a.email = ${company.email} and p.replaced_in is null and p.version >= r.base_version order by p.staff_id`.execute(
      tx,
    ),
  )
  return Object.fromEntries(rows.map((one) => [one.staff_id, one.version]))
}

const hundredths = (text: string | undefined) => BigInt((text ?? '').replace('.', ''))

test('what a company leaves free of the travelling allowance counts in everybody’s payslip', async () => {
  await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-1,travel_allowance,1000.00`)
  await company.generate(MONTH)
  const taxed = async () => (await row('A-1')).normal_remuneration
  expect(await taxed()).toBe('3000.00')
  const id = await companyId()
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"tax_exemption_limits":{"2026":"400.00"}}' where id = ${id}`.execute(
      tx,
    ),
  )
  await company.generate(MONTH, { only_stale: true })
  expect(await taxed()).toBe('3600.00')
})

describe('a change of what was put in', () => {
  test('marks the payslip with the cause and keeps the run from being confirmed', async () => {
    await company.generate(MONTH)
    await changeSalary('A-2', '3500.00')
    const { stale, gross_pay } = await row('A-2')
    expect([stale, gross_pay]).toEqual([{ cause: 'salary', text: 'Salary changed by Nur Aisyah' }, '3000.00'])
    const refused = await company.confirm(MONTH)
    expect([refused.status, refused.body.data]).toEqual([422, ['A-2 Person 2']])
  })

  test('is taken up by recomputing, which writes the touched payslips alone', async () => {
    await company.generate(MONTH)
    await changeSalary('A-2', '3500.00')
    const before = await row('A-2')
    const { body } = await company.generate(MONTH, { only_stale: true })
    expect(body.data).toMatchObject({ status: 'unconfirmed', people: 3, version: 2 })
    expect(body.message).toBe('1 payslip calculated')
    const after = await row('A-2')
    expect([after.id, after.gross_pay, after.stale]).toEqual([before.id, '3500.00', null])
    expect(await writtenIn()).toEqual({ 'A-1': 1, 'A-2': 2, 'A-3': 1 })
    const { totals, payslips, figures } = (await company.view(MONTH)).body.data
    expect(totals.gross_pay).toBe('9500.00')
    for (const { name } of figures) {
      const sum = payslips.reduce((all: bigint, one: Record<string, string>) => all + hundredths(one[name]), 0n)
      expect({ [name]: hundredths(totals[name]) }).toEqual({ [name]: sum })
    }
    expect((await company.confirm(MONTH)).status).toBe(200)
  })

  test('after confirmation keeps the run from being approved', async () => {
    await company.generate(MONTH)
    await company.confirm(MONTH)
    await changeSalary('A-1', '3500.00')
    expect((await company.approve(MONTH)).status).toBe(422)
    await company.post(`${company.run(MONTH)}/unconfirm`)
    await company.generate(MONTH, { only_stale: true })
    await company.confirm(MONTH)
    expect((await company.approve(MONTH)).status).toBe(200)
  })

  test('after approval touches nothing', async () => {
    await company.through(MONTH)
    await changeSalary('A-1', '3500.00')
    expect(await row('A-1')).toMatchObject({ gross_pay: '3000.00', stale: null })
  })

  test('of the whole company marks everybody', async () => {
    await company.generate(MONTH)
    const id = await companyId()
    await server.db
      .forCompany(id)
      .transaction((tx) => payInputsChanged(tx, id, { employeeIds: 'everybody', cause: 'company', by: 'Nur Aisyah' }))
    expect((await company.view(MONTH)).body.data.stale_count).toBe(3)
    await company.generate(MONTH, { only_stale: true })
    expect((await company.view(MONTH)).body.data.stale_count).toBe(0)
  })
})

describe('people who come and go', () => {
  test('are shown as missing, and recomputing takes them in', async () => {
    await company.generate(MONTH)
    await company.addPeople(peopleSheet([{ staff_id: 'A-4', joined_on: '2026-01-17' }]))
    const { missing, checks } = (await company.view(MONTH)).body.data
    expect(missing).toMatchObject([{ staff_id: 'A-4' }])
    expect(checks).toContainEqual(expect.objectContaining({ code: 'missing', weight: 'look', count: 1 }))
    await company.generate(MONTH, { only_stale: true })
    expect((await rows()).map(({ staff_id, gross_pay }) => [staff_id, gross_pay])).toEqual([
      ['A-1', '3000.00'],
      ['A-2', '3000.00'],
      ['A-3', '3000.00'],
      ['A-4', '1451.61'],
    ])
  })

  test('are shown as no longer employed, and recomputing takes them out, but not out of sight what was entered', async () => {
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-3,bonus,500.00`)
    await company.generate(MONTH)
    const id = await companyId()
    const { employee_id } = await row('A-3')
    await server.db.forCompany(id).transaction(async (tx) => {
      await sql`update employees set left_on = '2025-12-31' where company_id = ${id} and id = ${employee_id}`.execute(
        tx,
      )
      await payInputsChanged(tx, id, { employeeIds: [employee_id], cause: 'employment', by: 'Nur Aisyah' })
    })
    expect((await company.view(MONTH)).body.data.surplus).toMatchObject([{ staff_id: 'A-3' }])
    await company.generate(MONTH, { only_stale: true })
    expect((await company.view(MONTH)).body.data.checks).toContainEqual(
      expect.objectContaining({ code: 'unpaid_items', count: 1, employee_ids: [employee_id] }),
    )
    expect((await rows()).map(({ staff_id }) => staff_id)).toEqual(['A-1', 'A-2'])
    expect((await company.view(MONTH)).body.data).toMatchObject({ surplus: [], stale_count: 0, totals: { people: 2 } })
  })

  test('a tenth citizen brings the levy to everybody, also when only stale payslips are wanted', async () => {
    const many = Array.from({ length: 6 }, (_, at) => ({ staff_id: `B-${at}` }))
    await company.addPeople(peopleSheet(many))
    await company.generate(MONTH)
    expect((await company.view(MONTH)).body.data.totals.hrd_levy).toBe('0.00')
    await company.addPeople(peopleSheet([{ staff_id: 'C-1' }]))
    await company.generate(MONTH, { only_stale: true })
    expect((await company.view(MONTH)).body.data.totals.hrd_levy).toBe('300.00')
  })
})

describe('a run worked out', () => {
  test('twice at once becomes one run: one wins, the other is told or comes after it', async () => {
    const answers = await Promise.all([company.generate(MONTH), company.generate(MONTH), company.generate(MONTH)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect((await rows()).map(({ staff_id }) => staff_id)).toEqual(['A-1', 'A-2', 'A-3'])
    const { sign_off, version } = (await company.view(MONTH)).body.data
    expect(sign_off.length).toBe(statuses.filter((status) => status === 200).length)
    expect(version).toBe(sign_off.at(-1).version)
  })

  test('twice from the same data comes to the same figures', async () => {
    await company.generate(MONTH)
    const first = await rows()
    await company.generate(MONTH)
    expect(await rows()).toEqual(first)
  })

  test('leaves no rows of versions that nobody approved', async () => {
    await company.generate(MONTH)
    await company.generate(MONTH)
    await company.generate(MONTH)
    await expect
      .poll(async () => {
        const { rows } = await server.db.system.read((tx) =>
          sql<{ count: number }>`select count(*) as count from payslips p join accounts a on a.company_id = p.company_id
            where a.email = ${company.email}`.execute(tx),
        )
        return rows[0]?.count
      })
      .toBe(3)
  })

  test('while a change comes in between stays marked for that change', async () => {
    await company.generate(MONTH)
    const [generated] = await Promise.all([company.generate(MONTH), changeSalary('A-1', '4000.00')])
    expect(generated.status).toBe(200)
    const after = await row('A-1')
    expect(after.gross_pay === '4000.00' || after.stale !== null).toBe(true)
  })
})

describe('a calculation whose process died', () => {
  const leave = (by: object, silent: string) =>
    server.db.system.transaction(async (tx) => {
      const calculation = { id: 'dead', version: 99, since: '2026-01-01T00:00:00Z', by }
      await sql`update pay_runs r set last_version = 99, calculation = ${JSON.stringify(calculation)}::jsonb,
                  calculation_beat_at = now() - ${silent}::interval
                from accounts a where a.company_id = r.company_id and a.email = ${company.email}`.execute(tx)
    })
  const status = async () => (await company.view(MONTH)).body.data.status

  test('does not hold the run: the former version stands and the next one begins at once', async () => {
    await company.generate(MONTH)
    await leave({ pid: 999_999_999, started: 'long ago', host: (await import('node:os')).hostname() }, '1 second')
    expect(await status()).toBe('unconfirmed')
    expect((await company.generate(MONTH)).status).toBe(200)
    expect((await rows()).length).toBe(3)
  })

  test('leaves payslips behind that never come into sight, also when a partial calculation goes on', async () => {
    await company.generate(MONTH)
    await leave({ pid: 999_999_999, started: 'long ago', host: (await import('node:os')).hostname() }, '1 second')
    await server.db.system.transaction((tx) =>
      sql`insert into payslips
          select (jsonb_populate_record(p, jsonb_build_object('version', 50, 'gross_pay', 1))).*
          from payslips p join accounts a on a.company_id = p.company_id where a.email = ${company.email}`.execute(tx),
    )
    await changeSalary('A-2', '3500.00')
    expect((await company.generate(MONTH, { only_stale: true })).status).toBe(200)
    const { payslips, totals } = (await company.view(MONTH)).body.data
    expect([payslips.length, totals.people, totals.gross_pay]).toEqual([3, 3, '9500.00'])
  })

  test('on another machine is known by its silence', async () => {
    await company.generate(MONTH)
    await leave({ pid: 1, started: '', host: 'another machine' }, '1 second')
    expect(await status()).toBe('calculating')
    expect((await company.generate(MONTH)).status).toBe(409)
    expect((await company.confirm(MONTH)).status).toBe(409)
    await leave({ pid: 1, started: '', host: 'another machine' }, '1 minute')
    expect(await status()).toBe('unconfirmed')
    expect((await company.confirm(MONTH)).status).toBe(200)
  })
})

test('a calculation that is stopped in the middle leaves the run as it was', async () => {
  await company.generate(MONTH)
  const before = await rows()
  const { clock, log } = server.services
  const actor = { accountId: await accountId(), name: 'Nur Aisyah', address: '', requestId: '' }
  const stopped = generate(
    {
      company: server.db.forCompany(await companyId()),
      clock,
      log,
      actor,
      computer: computerHere,
      contributions: [],
      step: () => Promise.reject(new Error('cancelled')),
    },
    { period: periodOf({ year: 2026, month: 1 }), onlyStale: false },
  )
  await expect(stopped).rejects.toThrow('cancelled')
  expect((await company.view(MONTH)).body.data).toMatchObject({ status: 'unconfirmed', version: 1 })
  expect(await rows()).toEqual(before)
  expect((await company.generate(MONTH)).status).toBe(200)
})

describe('more than two thousand people', () => {
  const PEOPLE = 2_050

  test('are being calculated from the answer on, before their job has begun, and no longer than it lives', async () => {
    const inside = server.db.forCompany(await companyId())
    const period = periodOf({ year: 2026, month: 1 })
    const status = async () => (await company.view(MONTH)).body.data.status
    await markWaiting(inside, server.services.clock, period)
    expect(await status()).toBe('calculating')
    expect((await company.generate(MONTH)).status).toBe(409)
    // The job takes the mark for its own.
    const begun = await beginCalculation(inside, server.services.clock, { period, onlyStale: false, jobId: 'a job' })
    expect(begun).toMatchObject({ whole: true })
    expect(await status()).toBe('calculating')
    if (begun !== 'nothing-to-do') await abandonCalculation(inside, begun)
    expect(await status()).toBe('none')
    await markWaiting(inside, server.services.clock, period)
    await endWaiting(inside, period)
    expect(await status()).toBe('none')
    await markWaiting(inside, server.services.clock, period)
    await inside.transaction((tx) =>
      sql`update pay_runs set calculation_beat_at = clock_timestamp() - interval '31 seconds'
        where company_id = ${inside.companyId}`.execute(tx),
    )
    expect((await company.generate(MONTH)).status).toBe(200)
  })

  test('are worked out on a machine that has no connection free for a while', async () => {
    const inside = server.db.forCompany(await companyId())
    let asked = 0
    const busy: typeof inside = {
      ...inside,
      transaction: (work) => {
        asked += 1
        // After it has begun.
        return asked === 2 || asked === 3
          ? Promise.reject(new Error('timeout exceeded when trying to connect'))
          : inside.transaction(work)
      },
    }
    const { clock, log } = server.services
    const actor = { accountId: await accountId(), name: 'Nur Aisyah', address: '', requestId: '' }
    const work = { company: busy, clock, log, actor, computer: computerHere, contributions: [] }
    await generate(work, { period: periodOf({ year: 2026, month: 1 }), onlyStale: false })
    expect((await rows()).map(({ staff_id }) => staff_id)).toEqual(['A-1', 'A-2', 'A-3'])
  })

  test('are worked out as a job, which ends in a whole run', async () => {
    await fillCompany(server.db, await companyId(), PEOPLE)
    const { status, body } = await company.generate(MONTH)
    expect([status, body.data]).toEqual([
      202,
      expect.objectContaining({ status: 'calculating', job_id: expect.any(String) }),
    ])
    await expect
      .poll(async () => (await company.view(MONTH, '?page=1')).body.data.status, { timeout: 60_000, interval: 200 })
      .toBe('unconfirmed')
    const { data, meta } = (await company.view(MONTH, '?page=1&per_page=5')).body
    expect([data.totals.people, meta.total, data.payslips.length]).toEqual([PEOPLE + 3, PEOPLE + 3, 5])
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-1,bonus,500.00`)
    const few = await company.generate(MONTH, { only_stale: true })
    expect([few.status, few.body.data.people]).toEqual([200, PEOPLE + 3])
  })
})

describe('compared with the month before', () => {
  test('shows what was put in differently, in words, and the difference in money', async () => {
    await company.through(MONTH)
    await changeSalary('A-1', '3200.00')
    await company.items('2026-02', 'month,staff_id,type,amount\n2026-02,A-1,bonus,500.00')
    await company.generate('2026-02')
    const { payslips, tabs, former_totals } = (await company.view('2026-02')).body.data
    expect(payslips[0]).toMatchObject({
      staff_id: 'A-1',
      changes: [
        { input: 'basic_salary', label: 'Basic salary', before: '3,000.00', after: '3,200.00' },
        { input: 'bonus', label: 'Bonus', before: null, after: '500.00' },
      ],
    })
    const difference = Number(payslips[0].net_pay) - Number(payslips[0].former_net_pay)
    expect(payslips[0].difference).toBe(difference.toFixed(2))
    expect([payslips[1].changes, payslips[1].difference]).toEqual([[], '0.00'])
    expect([tabs.changed, former_totals.people, former_totals.gross_pay]).toEqual([1, 3, '9000.00'])
  })

  test('a page is searched, sorted and filtered', async () => {
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-2,bonus,500.00`)
    await company.generate(MONTH)
    const staff = async (query: string) =>
      (await company.view(MONTH, query)).body.data.payslips.map((one: Row) => one.staff_id)
    expect(await staff('?sort=-net_pay&page=1&per_page=1')).toEqual(['A-2'])
    expect(await staff('?sort=-bonus_that_is_none')).toEqual(['A-1', 'A-2', 'A-3'])
    expect(await staff('?search=person%203')).toEqual(['A-3'])
    expect(await staff('?search=%25')).toEqual([])
    expect((await company.view(MONTH, '?page=2&per_page=2')).body.meta).toEqual({ page: 2, per_page: 2, total: 3 })
  })

  describe('its payslips alone', () => {
    const found = async (query = '', month = MONTH) =>
      (await company.get(`${company.run(month)}/payslip${query}`)).body.data
    const staff = async (query: string) => (await found(query)).payslips.map((one: Row) => one.staff_id)

    test('are found, sorted and added up over all pages, as the whole run shows them', async () => {
      await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-2,bonus,500.00`)
      await company.generate(MONTH)
      const whole = (await company.view(MONTH)).body.data
      const first = await found('?page=1&per_page=2&sort=-net_pay')
      expect([first.total, first.payslips.map((one: Row) => one.staff_id)]).toEqual([3, ['A-2', 'A-1']])
      expect(first.totals).toMatchObject({ gross_pay: '9500.00', net_pay: whole.totals.net_pay })
      expect((await found('?page=2&per_page=2&sort=-net_pay')).totals).toBeNull()
      expect((await found('')).payslips).toEqual(whole.payslips)
      const one = await found(`?payslip_id=${whole.payslips[2].id}`)
      const earnings = [{ key: 'basic_salary', label: 'Basic salary', amount: '3000.00' }]
      expect([one.total, one.payslips, one.totals.gross_pay]).toEqual([
        1,
        [{ ...whole.payslips[2], earnings, named: [], contributed: [] }],
        '3000.00',
      ])
    })

    test('are narrowed by department and by what was found', async () => {
      await company.generate(MONTH)
      expect(await staff('?department=Kitchen')).toEqual(['A-1', 'A-2', 'A-3'])
      expect([await staff('?department=Nowhere'), await staff('?department=-')]).toEqual([[], []])
      expect([await staff('?search=kitchen%20a-2'), await staff('?search=a-2%20nowhere')]).toEqual([['A-2'], []])
      await changeSalary('A-3', '3100.00')
      const { checks } = (await company.view(MONTH)).body.data
      const ofPayslips = checks.filter((one: { of_payslips?: boolean }) => one.of_payslips)
      expect(ofPayslips).toMatchObject([{ code: 'stale', count: 1 }])
      for (const { code, count } of ofPayslips)
        expect([code, (await found(`?check=${code}`)).total]).toEqual([code, count])
      expect(await staff('?check=stale')).toEqual(['A-3'])
    })

    test('of a month that was never worked out are none, of a version there never was unknown', async () => {
      expect(await found('', '2026-05')).toEqual({ total: 0, totals: {}, payslips: [] })
      await company.generate(MONTH)
      expect((await company.get(`${company.run(MONTH)}/payslip?version=99`)).status).toBe(404)
    })
  })
})
