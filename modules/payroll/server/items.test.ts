import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-01'
const OWN_PAY = 'You cannot change your own pay. Ask a colleague to do it.'
const HEAD = 'month,staff_id,type,amount'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(
    peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }, { staff_id: 'A-3', left_on: '2025-12-31' }]),
  )
})

const upload = (rows: string[], month = MONTH) => company.items(month, [HEAD, ...rows].join('\n'))
const listed = async (query = '') => (await company.get(`${company.run(MONTH)}/items${query}`)).body
const items = async () => {
  const { body } = await company.send('GET', `${company.run(MONTH)}/items`)
  return (
    JSON.parse(JSON.stringify(body)).data as { staff_id: string; type: string; amount: string; origin: string }[]
  ).map(({ staff_id, type, amount, origin }) => [staff_id, type, amount, origin])
}
const employee = async (staffId: string): Promise<string> => {
  if ((await company.view(MONTH)).body.data.status === 'none') await company.generate(MONTH)
  const { payslips } = (await company.view(MONTH)).body.data
  return payslips.find((row: { staff_id: string }) => row.staff_id === staffId).employee_id
}
const gross = async (staffId: string, month = MONTH) => {
  const { payslips } = (await company.view(month)).body.data
  return payslips.find((row: { staff_id: string }) => row.staff_id === staffId).gross_pay
}

test('nobody gives themselves an item, for a month or each month', async () => {
  const officer = await company.colleague('HR Payroll')
  const employee_id = await employee('A-1')
  await server.db.system.transaction((tx) =>
    sql`update employees set account_id = (select id from accounts where email = ${officer.email}) where id = ${employee_id}`.execute(
      tx,
    ),
  )
  const own = { employee_id, type: 'bonus', amount: '900.00' }
  const refused = await officer.post(`${company.run(MONTH)}/items`, own)
  expect([refused.status, refused.body.message]).toEqual([422, OWN_PAY])
  expect((await officer.post('api/panel/payroll/recurring', { ...own, from: MONTH })).status).toBe(422)
  expect(await items()).toEqual([])
  // Somebody else does, and the officer for somebody else.
  const { body } = await company.post(`${company.run(MONTH)}/items`, own)
  expect((await officer.send('DELETE', `${company.run(MONTH)}/items/${body.data.id}`)).status).toBe(422)
  const sheet = (...rows: string[]) => officer.items(MONTH, [HEAD, ...rows].join('\n'))
  expect((await sheet(`${MONTH},A-1,bonus,1.00`)).status).toBe(422)
  await upload([`${MONTH},A-1,bonus,1.00`])
  // What somebody else gave them may stand in their own sheet.
  expect((await sheet(`${MONTH},A-1,bonus,1.00`, `${MONTH},A-2,bonus,2.00`)).status).toBe(200)
  // As often as it was given, and no deduction of theirs goes because their sheet leaves it out.
  expect((await sheet(`${MONTH},A-1,bonus,1.00`, `${MONTH},A-1,bonus,1.00`)).status).toBe(422)
  const without = await sheet(`${MONTH},A-2,bonus,3.00`)
  expect([without.status, without.body.data]).toMatchObject([
    200,
    { accepted: 1, replaced: 1, own_kept: 1, total_before: '3.00', total_after: '4.00' },
  ])
  // It stays as entered by whoever gave it.
  const { rows: givers } = await server.db.system.read((tx) =>
    sql<{ email: string }>`select a.email from pay_items i join accounts a on a.id = i.created_by
      where i.employee_id = ${employee_id} and i.origin = 'sheet'`.execute(tx),
  )
  expect(givers).toEqual([{ email: company.email }])
  const path = `${company.run(MONTH)}/items/upload`
  expect((await officer.upload(path, HEAD, 'sheet.csv', { confirm: '1' })).body.data).toMatchObject({ replaced: 1 })
  expect((await officer.upload(path, HEAD)).body).toMatchObject({ data: { accepted: 0 } })
  expect((await items()).filter(([, , , origin]) => origin === 'sheet')).toEqual([['A-1', 'bonus', '1.00', 'sheet']])
  const other = { ...own, employee_id: await employee('A-2') }
  expect((await officer.post(`${company.run(MONTH)}/items`, other)).status).toBe(201)
})

describe('a sheet of items', () => {
  test('gives the rows of its month and counts those of others', async () => {
    const { body } = await upload([`${MONTH},A-1,bonus,100.00`, '2026-02,A-1,bonus,50.00', '2025-12,A-3,bonus,1.00'])
    expect(body.data).toMatchObject({ rows: 3, accepted: 1, rejected: 0, replaced: 0, other_months: 2 })
    expect(await items()).toEqual([['A-1', 'bonus', '100.00', 'sheet']])
  })

  test('sent again replaces what came from a sheet, never what was entered by hand', async () => {
    await upload([`${MONTH},A-1,bonus,100.00`, `${MONTH},A-2,overtime,20.00`])
    const employee_id = await employee('A-1')
    await company.post(`${company.run(MONTH)}/items`, { employee_id, type: 'commission', amount: '7.00' })
    const { body } = await upload([`${MONTH},A-2,overtime,30.00`])
    expect(body.data).toMatchObject({ replaced: 2, accepted: 1 })
    expect(await items()).toEqual([
      ['A-1', 'commission', '7.00', 'hand'],
      ['A-2', 'overtime', '30.00', 'sheet'],
    ])
  })

  test.each([
    ['with nothing but its header', []],
    ['with rows of other months alone', ['2026-02,A-1,bonus,100.00']],
  ])('%s takes nothing away unless that is asked for', async (_what, rows) => {
    const path = `${company.run(MONTH)}/items/upload`
    const sheet = [HEAD, ...rows].join('\n')
    expect((await upload(rows)).body.data).toMatchObject({ accepted: 0, added: 0, removed: 0, total_after: '0.00' })
    await upload([`${MONTH},A-1,bonus,100.00`])
    const seen = await company.upload(`${path}?preview=1`, sheet)
    expect([seen.status, seen.body.data]).toMatchObject([
      200,
      { confirm_required: true, removed: 1, total_before: '100.00', total_after: '0.00' },
    ])
    const asked = await upload(rows)
    expect([asked.status, asked.body.confirm_required]).toEqual([409, true])
    expect(await items()).toEqual([['A-1', 'bonus', '100.00', 'sheet']])
    const cleared = await company.upload(path, sheet, 'sheet.csv', { confirm: '1' })
    expect([cleared.status, cleared.body.data]).toMatchObject([200, { accepted: 0, replaced: 1, removed: 1 }])
    expect(await items()).toEqual([])
    expect((await company.post(`api/emp/undo/${cleared.body.meta.undo}`)).status).toBe(200)
    expect(await items()).toEqual([['A-1', 'bonus', '100.00', 'sheet']])
  })

  test('tells what it adds, changes, removes and leaves, and the sums of money before and after', async () => {
    const first = [`${MONTH},A-1,bonus,100.00`, `${MONTH},A-1,overtime,20.00`, `${MONTH},A-2,commission,5.00`]
    expect((await upload([...first, `${MONTH},A-2,unpaid_leave_days,1.50`])).body.data).toMatchObject({
      added: 4,
      changed: 0,
      removed: 0,
      unchanged: 0,
      total_before: '0.00',
      total_after: '125.00',
    })
    // The bonus comes in two rows, the overtime changes, the commission goes, an allowance is new, the days stay.
    const second = [
      `${MONTH},A-1,bonus,40.00`,
      `${MONTH},A-1,bonus,60.00`,
      `${MONTH},A-1,overtime,20.05`,
      `${MONTH},A-2,variable_allowance,7.00`,
      `${MONTH},A-2,unpaid_leave_days,1.50`,
    ]
    const told = { added: 1, changed: 1, removed: 1, unchanged: 2, total_before: '125.00', total_after: '127.05' }
    const seen = await company.upload(`${company.run(MONTH)}/items/upload?preview=1`, [HEAD, ...second].join('\n'))
    expect(seen.body.data).toMatchObject(told)
    expect((await upload(second)).body.data).toMatchObject({ ...told, accepted: 5 })
  })

  test('with the same type twice adds', async () => {
    await upload([`${MONTH},A-1,bonus,100.00`, `${MONTH},A-1,bonus,50.55`])
    await company.generate(MONTH)
    expect(await gross('A-1')).toBe('3150.55')
  })

  test('with one wrong cell stores nothing and says which cells', async () => {
    await upload([`${MONTH},A-1,bonus,5.00`])
    const { status, body } = await upload([
      `${MONTH},A-1,bonus,100.00`,
      `${MONTH},A-9,bonus,1.00`,
      `${MONTH},A-3,bonus,1.00`,
      `${MONTH},A-2,bonus,-1.00`,
      `${MONTH},A-2,tip,1.00`,
      `${MONTH},A-2,unpaid_leave_days,1.25`,
      `${MONTH},A-2,bonus,100000000.00`,
    ])
    expect(status).toBe(422)
    expect(body.data).toMatchObject({ rows: 7, accepted: 0, rejected: 6 })
    expect(body.data.errors.map((fault: { row: number; column: string }) => [fault.row, fault.column])).toEqual([
      [2, 'staff_id'],
      [3, 'staff_id'],
      [4, 'amount'],
      [5, 'type'],
      [6, 'amount'],
      [7, 'amount'],
    ])
    expect(body.data.errors[1].message).toBe('Not employed in January 2026')
    expect(await items()).toEqual([['A-1', 'bonus', '5.00', 'sheet']])
  })

  test('can be looked at before it is taken', async () => {
    const { body } = await company.upload(
      `${company.run(MONTH)}/items/upload?preview=1`,
      `${HEAD}\n${MONTH},A-1,bonus,100.00`,
    )
    expect(body.data).toMatchObject({ batch_id: null, rows: 1, rejected: 0 })
    expect(await items()).toEqual([])
  })

  test('has a template', async () => {
    const { status, headers } = await company.get(`${company.run(MONTH)}/items/template`)
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  })
})

describe('items by hand', () => {
  test('are added, changed and removed, each with the name of its type', async () => {
    const run = company.run(MONTH)
    const employee_id = await employee('A-1')
    const added = await company.post(`${run}/items`, {
      employee_id,
      type: 'bonus',
      amount: '100.00',
      note: 'Hari Raya',
    })
    expect([added.status, added.body]).toMatchObject([
      201,
      {
        data: { staff_id: 'A-1', type_label: 'Bonus', amount: '100.00', note: 'Hari Raya', origin: 'hand' },
      },
    ])
    const { id } = added.body.data
    const changed = await company.send('PATCH', `${run}/items/${id}`, { body: { amount: '120.5' } })
    expect(changed.body.data).toMatchObject({ amount: '120.50', note: 'Hari Raya' })
    expect((await company.send('DELETE', `${run}/items/${id}`)).status).toBe(200)
    expect((await company.send('DELETE', `${run}/items/${id}`)).status).toBe(404)
    expect(await items()).toEqual([])
  })

  test('are entered for the person of a staff id as well, however it is written', async () => {
    const line = { type: 'bonus', amount: '10.00' }
    const done = await company.post(`${company.run(MONTH)}/items`, { staff_id: ' a-2 ', ...line })
    expect([done.status, done.body.data.staff_id]).toEqual([201, 'A-2'])
    expect(await items()).toEqual([['A-2', 'bonus', '10.00', 'hand']])
  })

  test('of nobody, of somebody of another company, of two or of nobody at all are refused at the staff id', async () => {
    const other = await server.newCompany()
    await other.addPeople(peopleSheet([{ staff_id: 'B-1' }]))
    const employee_id = await employee('A-1')
    const refused = async (body: object) => {
      const done = await company.post(`${company.run(MONTH)}/items`, { type: 'bonus', amount: '10.00', ...body })
      return [done.status, done.body.errors]
    }
    const unknown = [422, { staff_id: ['No employee has this staff id'] }]
    for (const staff_id of ['NOBODY', 'B-1', '%']) expect(await refused({ staff_id })).toEqual(unknown)
    const one = [422, { staff_id: ['Name one person: by the staff id or by the id of the employee'] }]
    for (const body of [{}, { employee_id, staff_id: 'A-1' }, { employee_id, staff_id: 'A-2' }])
      expect(await refused(body)).toEqual(one)
    expect(await refused({ staff_id: 'A-3' })).toEqual([422, { staff_id: ['A-3 is not employed in January 2026'] }])
    expect((await refused({ staff_id: '' }))[0]).toBe(422)
    expect(await items()).toEqual([])
  })

  test('are also those of a sheet that somebody changed: no later sheet replaces them', async () => {
    const sheet = `${HEAD}\n${MONTH},A-1,bonus,100.00\n${MONTH},A-2,bonus,200.00`
    await company.items(MONTH, sheet)
    const rows = (await company.get(`${company.run(MONTH)}/items`)).body.data
    const { id } = rows.find((row: { staff_id: string }) => row.staff_id === 'A-1')
    await company.send('PATCH', `${company.run(MONTH)}/items/${id}`, { body: { amount: '150.00' } })
    expect((await items()).sort()).toEqual([
      ['A-1', 'bonus', '150.00', 'hand'],
      ['A-2', 'bonus', '200.00', 'sheet'],
    ])
    expect((await company.items(MONTH, sheet)).body.data).toMatchObject({ accepted: 2, replaced: 1 })
    expect((await items()).sort()).toEqual([
      ['A-1', 'bonus', '100.00', 'sheet'],
      ['A-1', 'bonus', '150.00', 'hand'],
      ['A-2', 'bonus', '200.00', 'sheet'],
    ])
  })

  test('of a type there is not, too much, negative, or in parts of a day are refused', async () => {
    const employee_id = await employee('A-1')
    const add = (type: string, amount: string) =>
      company.post(`${company.run(MONTH)}/items`, { employee_id, type, amount })
    for (const [type, amount] of [
      ['tip', '1.00'],
      ['bonus', '100000000.00'],
      ['bonus', '-1.00'],
      ['bonus', '1e3'],
      ['unpaid_leave_days', '0.30'],
      ['unpaid_leave_days', '31.50'],
    ] as const) {
      expect([type, amount, (await add(type, amount)).status]).toEqual([type, amount, 422])
    }
    expect((await add('bonus', '99999999.99')).status).toBe(201)
  })

  test('mark the payslip they belong to, and nothing else', async () => {
    const employee_id = await employee('A-1')
    await company.post(`${company.run(MONTH)}/items`, { employee_id, type: 'bonus', amount: '100.00' })
    const { payslips, stale_count } = (await company.view(MONTH)).body.data
    expect(stale_count).toBe(1)
    expect(payslips.map((row: { stale: { text: string } | null }) => row.stale?.text ?? null)).toEqual([
      'Pay items changed by Aida binti Osman',
      null,
    ])
  })
})

describe('items that return', () => {
  const add = (body: object) => company.post('api/panel/payroll/recurring', body)

  test('count in every month from the first to the last', async () => {
    const employee_id = await employee('A-1')
    const { body } = await add({
      employee_id,
      type: 'variable_allowance',
      amount: '200.00',
      from: MONTH,
      to: '2026-02',
    })
    expect(body.data).toMatchObject({ from: '2026-01', to: '2026-02', type_label: 'Variable allowance' })
    expect(await items()).toEqual([['A-1', 'variable_allowance', '200.00', 'recurring']])
    for (const month of ['2026-01', '2026-02', '2026-03']) await company.through(month)
    expect([await gross('A-1', '2026-01'), await gross('A-1', '2026-02'), await gross('A-1', '2026-03')]).toEqual([
      '3200.00',
      '3200.00',
      '3000.00',
    ])
  })

  test('are for whom the id or the staff id names, never for both; a change without either stays whose it is', async () => {
    const first = await employee('A-1')
    const second = await employee('A-2')
    const item = { type: 'variable_allowance', amount: '200.00' }
    const { id } = (await add({ ...item, staff_id: 'a-1', from: MONTH })).body.data
    const path = `api/panel/payroll/recurring/${id}`
    const change = async (body: object) => (await company.send('PATCH', path, { body })).body
    expect((await change({ amount: '210.00' })).data).toMatchObject({ employee_id: first, amount: '210.00' })
    expect((await change({ staff_id: 'A-2' })).data).toMatchObject({ employee_id: second, amount: '210.00' })
    expect(Object.keys((await change({ staff_id: 'A-1', employee_id: second })).errors)).toEqual(['staff_id'])
    expect(Object.keys((await change({ staff_id: 'nobody' })).errors)).toEqual(['staff_id'])
    expect((await add({ ...item, from: MONTH })).status).toBe(422)
    const entered = (await company.post(`${company.run(MONTH)}/items`, { ...item, employee_id: first })).body.data
    const of = `${company.run(MONTH)}/items/${entered.id}`
    const moved = (await company.send('PATCH', of, { body: { staff_id: 'A-2' } })).body.data
    expect(moved).toMatchObject({ employee_id: second, amount: '200.00' })
  })

  test('are ended but not changed or removed once a closed month holds them', async () => {
    const employee_id = await employee('A-1')
    const { id } = (await add({ employee_id, type: 'commission', amount: '200.00', from: MONTH })).body.data
    await company.through(MONTH)
    const path = `api/panel/payroll/recurring/${id}`
    expect((await company.send('PATCH', path, { body: { amount: '300.00' } })).status).toBe(422)
    expect((await company.send('DELETE', path)).status).toBe(422)
    expect((await add({ employee_id, type: 'commission', amount: '1.00', from: MONTH })).status).toBe(422)
    expect((await company.send('PATCH', path, { body: { to: MONTH } })).body.data.to).toBe(MONTH)
    await company.generate('2026-02')
    expect(await gross('A-1', '2026-02')).toBe('3000.00')
  })

  test('need a first month that is not after the last', async () => {
    const employee_id = await employee('A-1')
    const { status, body } = await add({ employee_id, type: 'bonus', amount: '1.00', from: '2026-03', to: '2026-02' })
    expect([status, body.errors.to]).toEqual([422, ['The last month cannot be before the first']])
  })
})

describe('removed by mistake', () => {
  const undo = ({ body }: { body: { meta: { undo: string } } }) => company.post(`api/emp/undo/${body.meta.undo}`)

  test('an item comes back where it came from, and its payslip is worked out anew', async () => {
    await upload([`${MONTH},A-1,bonus,100.00`])
    await company.generate(MONTH)
    const before = await gross('A-1')
    const [{ id }] = (await listed()).data
    const removal = await company.send('DELETE', `${company.run(MONTH)}/items/${id}`)
    expect(await items()).toEqual([])
    expect((await undo(removal)).status).toBe(200)
    expect(await items()).toEqual([['A-1', 'bonus', '100.00', 'sheet']])
    expect((await company.view(MONTH)).body.data.stale_count).toBe(1)
    await company.generate(MONTH)
    expect(await gross('A-1')).toBe(before)
  })

  test('an upload is taken back with what it replaced, as long as nothing of it was changed', async () => {
    await upload([`${MONTH},A-1,bonus,100.00`])
    await company.generate(MONTH)
    const replaced = await upload([`${MONTH},A-2,bonus,5.00`])
    expect((await undo(replaced)).status).toBe(200)
    expect(await items()).toEqual([['A-1', 'bonus', '100.00', 'sheet']])
    expect((await company.view(MONTH)).body.data.sign_off.at(-1).event).toBe('items_upload_undone')
    const again = await upload([`${MONTH},A-2,bonus,5.00`])
    const [{ id }] = (await listed()).data
    await company.send('PATCH', `${company.run(MONTH)}/items/${id}`, { body: { amount: '6.00' } })
    expect((await undo(again)).status).toBe(422)
    expect(await items()).toEqual([['A-2', 'bonus', '6.00', 'hand']])
  })

  test('an upload is not taken back once the month is confirmed', async () => {
    const done = await upload([`${MONTH},A-1,bonus,100.00`])
    await company.generate(MONTH)
    await company.confirm(MONTH)
    expect((await undo(done)).status).toBe(422)
    expect(await items()).toEqual([['A-1', 'bonus', '100.00', 'sheet']])
  })

  test('an item does not come back into a month that is closed by now', async () => {
    await upload([`${MONTH},A-1,bonus,100.00`])
    const [{ id }] = (await listed()).data
    const removal = await company.send('DELETE', `${company.run(MONTH)}/items/${id}`)
    await company.through(MONTH)
    expect((await undo(removal)).status).toBe(422)
    expect(await items()).toEqual([])
  })

  test('a recurring item comes back as long as no closed month would hold it', async () => {
    const wanted = { employee_id: await employee('A-1'), type: 'bonus', amount: '10.00', from: MONTH }
    const add = async () => (await company.post('api/panel/payroll/recurring', wanted)).body.data.id
    const remove = async (id: string) => company.send('DELETE', `api/panel/payroll/recurring/${id}`)
    expect((await undo(await remove(await add()))).status).toBe(200)
    expect(await items()).toEqual([['A-1', 'bonus', '10.00', 'recurring']])
    const [{ id }] = (await company.get('api/panel/payroll/recurring')).body.data
    const removal = await remove(id)
    await company.through(MONTH)
    expect((await undo(removal)).status).toBe(422)
  })
})

test('the list is searched and paged', async () => {
  await upload([`${MONTH},A-1,bonus,1.00`, `${MONTH},A-2,bonus,2.00`, `${MONTH},A-2,overtime,3.00`])
  const { data, meta } = await listed('?page=1&per_page=2&search=bonus')
  expect([data.length, meta]).toEqual([2, { page: 1, per_page: 2, total: 2 }])
})
