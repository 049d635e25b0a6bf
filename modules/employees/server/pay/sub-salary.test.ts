// Parts of a salary in the company's other currencies, from a day on; beside the pay run and never in it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'

let people: PeopleApp
beforeAll(async () => {
  people = await peopleApp()
  const { companyId } = people.admin
  await people.inside().transaction(async (tx) => {
    for (const [at, code] of ['SGD', 'USD'].entries()) {
      await sql`insert into sub_currencies (company_id, id, currency_code, place)
                values (${companyId}, ${crypto.randomUUID()}, ${code}, ${at + 1})`.execute(tx)
    }
    await sql`insert into currency_rates (company_id, currency_code, day, rate, origin, told_at)
              values (${companyId}, 'USD', '2026-11-01', 4.12345, 'hand', now())`.execute(tx)
  })
})
afterAll(() => people.close())

const PATH = 'api/panel/employee/subSalary'
const set = (id: string, body: object, by = people.admin) => people.app.call(by, 'PATCH', `${PATH}/${id}`, body)
const usd = { currency_code: 'usd', amount: '500.00' }

describe('parts of a salary in sub-currencies', () => {
  test('hold from a day on, end where they are left out, and come to what the rate of the day says', async () => {
    const { id } = await people.person()
    const told = people.causes.length
    const [part] = expected(await set(id, { effective_from: '2026-11-01', items: [usd] }), 200)
    expect(part).toEqual({
      currency_code: 'USD',
      amount: '500.00',
      effective_from: '2026-11-01',
      effective_to: null,
      equivalent: '2061.73',
      rate: '4.12345',
      rate_day: '2026-11-01',
    })
    expected(await set(id, { effective_from: '2026-12-01', items: [{ currency_code: 'SGD', amount: '10.00' }] }), 200)
    const on = async (day: string) =>
      (await people.get(`${PATH}/${id}?as_of=${day}`)).map(
        ({ currency_code, amount }: Record<string, string>) => `${currency_code} ${amount}`,
      )
    expect(await on('2026-10-31')).toEqual([])
    expect(await on('2026-11-30')).toEqual(['USD 500.00'])
    expect(await on('2026-12-01')).toEqual(['SGD 10.00'])
    const all = await people.get(`${PATH}/${id}?all=1`)
    expect(all.map((one: Record<string, string>) => [one.currency_code, one.effective_from, one.effective_to])).toEqual(
      [
        ['SGD', '2026-12-01', null],
        ['USD', '2026-11-01', '2026-11-30'],
      ],
    )
    // Payroll is told nothing: they are none of its inputs.
    expect(people.causes).toHaveLength(told)
  })

  test('of the same day again replace those of before', async () => {
    const { id } = await people.person()
    await set(id, { items: [usd] })
    const now = expected(await set(id, { items: [{ ...usd, amount: '700.00' }] }), 200)
    expect(now).toEqual([expect.objectContaining({ amount: '700.00', effective_from: '2026-11-20' })])
    expect(await people.get(`${PATH}/${id}?all=1`)).toHaveLength(1)
    expect(expected(await set(id, { items: [] }), 200)).toEqual([])
  })

  test('in a currency the company does not hold, twice, of nothing, or before joining are refused whole', async () => {
    const { id } = await people.person()
    const wrong = async (body: object) => Object.entries((await set(id, body)).body.errors)
    expect(await wrong({ items: [{ currency_code: 'JPY', amount: '1.00' }] })).toEqual([
      ['items.0.currency_code', ['Not one of the company’s currencies']],
    ])
    expect(await wrong({ items: [usd, usd] })).toEqual([['items.1.currency_code', ['This currency is listed twice']]])
    expect(await wrong({ items: [{ ...usd, amount: '0.00' }] })).toEqual([['items.0.amount', ['An amount above zero']]])
    expect(await wrong({ items: [usd, usd, usd, usd] })).toEqual([['items', ['At most three currencies']]])
    expect(await wrong({ effective_from: '2024-12-31', items: [usd] })).toHaveLength(1)
    expect(await people.get(`${PATH}/${id}?all=1`)).toEqual([])
  })

  test('are seen and set by those who see pay, in the own company alone', async () => {
    const { id } = await people.person()
    expect((await set(id, { items: [usd] }, people.stranger)).status).toBe(404)
    for (const role of ['Recruitment Manager', 'Reporting Manager', 'HR Leave'] as const)
      expect((await set(id, { items: [usd] }, await people.as(role))).status).toBe(403)
    expected(await set(id, { items: [usd] }, await people.as('HR Manager')), 200)
  })

  test('set by a colleague meanwhile are not written over unseen', async () => {
    const { id } = await people.person()
    expected(await set(id, { effective_from: '2026-11-01', items: [usd] }), 200)
    const late = await set(id, { effective_from: '2026-12-01', items: [], seen: '' })
    expect([late.status, late.body.data.now]).toMatchObject([409, [{ currency_code: 'USD', amount: '500.00' }]])
    expect(late.body.data.changed).toMatchObject([{ field: 'items', by: 'Test Person' }])
    expect(await people.get(`${PATH}/${id}?as_of=2026-12-01`)).toHaveLength(1)
    expected(await set(id, { effective_from: '2026-12-01', items: [], seen: '2026-11-01 USD 500.00' }), 200)
    expect(await people.get(`${PATH}/${id}?as_of=2026-12-01`)).toEqual([])
  })
})

describe('parts in sub-currencies and cost centres', () => {
  const centres = (id: string, effective_from: string, percentage = '100') =>
    people.app.call(people.admin, 'PATCH', `api/panel/employee/costCenter/${id}`, {
      effective_from,
      items: [{ cost_centre: 'Bar', percentage }],
    })
  const join = (id: string, joined_on: string) =>
    people.app.call(people.admin, 'POST', `api/panel/employee/update/employment/details/${id}`, { joined_on })
  const sheet = (staff_id: string, joined_on: string) =>
    people.app.upload(
      people.admin,
      'api/panel/employee/update/by/batch/upload',
      'people.csv',
      `staff_id,joined_on\n${staff_id},${joined_on}\n`,
    )

  test('begin on a day of an employment', async () => {
    const { id } = await people.person({ joined_on: '2026-01-01', left_on: '2026-06-30' })
    for (const day of ['2025-12-31', '2026-07-01']) {
      for (const answer of [await set(id, { effective_from: day, items: [usd] }), await centres(id, day)]) {
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['effective_from']])
      }
    }
    expected(await set(id, { effective_from: '2026-06-30', items: [usd] }), 200)
    expected(await centres(id, '2026-06-30'), 200)
  })

  test('that begin with the first day move along with it, and later ones stand in its way', async () => {
    const { id, staff_id } = await people.person({ joined_on: '2026-01-01' })
    expected(await set(id, { effective_from: '2026-01-01', items: [usd] }), 200)
    expected(await centres(id, '2026-01-01'), 200)
    const days = async () => [
      ...(await people.get(`${PATH}/${id}?all=1`)).map((one: Record<string, string>) => one.effective_from),
      ...(await people.get(`api/panel/employee/costCenter/${id}`)).map(
        (one: Record<string, string>) => one.effective_from,
      ),
    ]
    expected(await join(id, '2026-02-01'), 200)
    expect(await days()).toEqual(['2026-02-01', '2026-02-01'])
    const moved = expected(await sheet(staff_id, '2026-01-15'), 200)
    expect(await days()).toEqual(['2026-01-15', '2026-01-15'])
    expected(
      await people.app.call(people.admin, 'POST', `api/panel/employee/update/by/batch/undo/${moved.batch_id}`),
      200,
    )
    expect(await days()).toEqual(['2026-02-01', '2026-02-01'])

    expected(await centres(id, '2026-03-01'), 200)
    const told = 'Cost centres, pay in other currencies or a sabbatical begin before this day. Change these first'
    for (const day of ['2026-03-01', '2026-04-01']) {
      expect((await join(id, day)).body.errors).toEqual({ joined_on: [told] })
      expect((await sheet(staff_id, day)).body.data.errors).toMatchObject([{ column: 'joined_on', message: told }])
    }
    expected(await join(id, '2026-02-28'), 200)
  })

  test('a sabbatical lies within the employment, also where its first day moves', async () => {
    const { id } = await people.person({ joined_on: '2026-01-01', left_on: '2027-06-30' })
    const away = (body: object) =>
      people.app.call(people.admin, 'PATCH', `api/panel/employee/update/sabbatical/status/${id}`, {
        status: 1,
        ...body,
      })
    const late = 'This day is after the last day of employment'
    expect((await away({ from: '2027-07-01' })).body.errors).toEqual({ from: [late] })
    expect((await away({ from: '2027-06-01', to: '2027-07-01' })).body.errors).toEqual({ to: [late] })
    expected(await away({ from: '2026-10-01', to: '2027-01-31' }), 200)
    expect(Object.keys((await join(id, '2026-10-02')).body.errors)).toEqual(['joined_on'])
    expected(await join(id, '2026-10-01'), 200)
  })
})
