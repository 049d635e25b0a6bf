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
      ['items.0.currency_code', ["Not one of the company's currencies"]],
    ])
    expect(await wrong({ items: [usd, usd] })).toEqual([['items.1.currency_code', ['This currency stands here twice']]])
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
})
