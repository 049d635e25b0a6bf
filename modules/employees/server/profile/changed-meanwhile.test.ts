// Two people with one record open: whoever saves second is told what the first made of it, and nothing is lost unseen.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#tests/support/module-app.ts'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'
import { seenAccounts, seenCostCentres } from '../../model/seen-lists.ts'

let people: PeopleApp
/** Two browsers; the second is that of a colleague. */
let second: Caller
beforeAll(async () => {
  people = await peopleApp()
  second = await people.as('HR Generalist')
})
afterAll(() => people.close())

const PERSONAL = (id: string) => `api/panel/employee/update/profile/details/${id}`
const opened = (id: string) => people.get(`api/panel/employee/show/profile/details/${id}`)

describe('who saves a person that a colleague saved meanwhile', () => {
  test('is refused with the record as it is now and who set which field, and nothing changes', async () => {
    const { id } = await people.person({ phone: '012 111 1111' })
    const { revision } = await opened(id)
    const by = { ...people.admin.session, name: 'Nurul' }
    const first = people.app.as(by)
    expected(await people.app.call(first, 'PATCH', PERSONAL(id), { phone: '012 222 2222', revision }), 200)
    const late = await people.app.call(second, 'PATCH', PERSONAL(id), { preferred_name: 'Ali', revision })
    expect([late.status, late.body.message]).toEqual([409, 'Somebody changed this record meanwhile; please reload it'])
    expect(late.body.data.now).toMatchObject({ phone: '012 222 2222', preferred_name: null, revision: revision + 1 })
    expect(late.body.data.changed).toEqual([expect.objectContaining({ field: 'phone', by: 'Nurul' })])
    const joined = { preferred_name: 'Ali', revision: late.body.data.now.revision }
    expected(await people.app.call(second, 'PATCH', PERSONAL(id), joined), 200)
    expect(await opened(id)).toMatchObject({ phone: '012 222 2222', preferred_name: 'Ali' })
  })

  test('is told so on the employment side as well', async () => {
    const { id } = await people.person()
    const { revision } = await opened(id)
    const path = `api/panel/employee/update/employment/details/${id}`
    expected(await people.app.call(people.admin, 'POST', path, { job_category: 'Bar', revision }), 200)
    const late = await people.app.call(second, 'POST', path, { job_category: 'Kitchen', revision })
    expect([late.status, late.body.data.now.job_category]).toEqual([409, 'Bar'])
    expect(late.body.data.changed.map(({ field }: { field: string }) => field)).toContain('job_category')
  })

  test('is told so of pay, and of a member of the family', async () => {
    const { id } = await people.person({ components: { basic_salary: '3000.00' } })
    const path = `api/panel/employee/compensation/${id}`
    const { revision } = await people.get(path)
    const raise = (amount: string) => ({
      components: { basic_salary: amount },
      effective_from: '2026-11-01',
      revision,
    })
    expected(await people.app.call(people.admin, 'PATCH', path, raise('3500.00')), 200)
    const late = await people.app.call(second, 'PATCH', path, raise('3100.00'))
    expect([late.status, late.body.data.now.components[0].amount]).toEqual([409, '3500.00'])
    expect((await people.get(path)).components[0].amount).toBe('3500.00')

    const list = `api/panel/employee/family/${id}`
    const [member] = expected(
      await people.app.call(people.admin, 'POST', list, { full_name: 'Ana', relationship: 'child' }),
      200,
    )
    const one = `${list}/${member.id}`
    expected(await people.app.call(people.admin, 'PATCH', one, { full_name: 'Anna', revision: 1 }), 200)
    const other = await people.app.call(second, 'PATCH', one, { full_name: 'Anne', revision: 1 })
    expect([other.status, other.body.data.now.full_name]).toEqual([409, 'Anna'])
    expect(other.body.data.changed).toEqual([expect.objectContaining({ field: 'full_name' })])
  })
  test('is told so of accounts and of cost centres, which are set as a whole, and may go on from what is there', async () => {
    const { id } = await people.person()
    const accounts = `api/panel/employee/bank/${id}`
    const set = (number: string, seen: string, by: Caller) =>
      people.app.call(by, 'PATCH', accounts, {
        accounts: [{ bank: 'Maybank', account_number: number, share: '100' }],
        seen,
      })
    const nothing = seenAccounts(await people.get(accounts))
    const admin = people.app.as({ ...people.admin.session, name: 'Nurul', confirmedUntil: Number.MAX_SAFE_INTEGER })
    const late = people.app.as({ ...people.admin.session, confirmedUntil: Number.MAX_SAFE_INTEGER })
    expected(await set('111122223333', nothing, admin), 200)
    const refused = await set('444455556666', nothing, late)
    expect([refused.status, refused.body.data.now[0].account_number]).toEqual([409, '111122223333'])
    expect(refused.body.data.changed).toEqual([expect.objectContaining({ field: 'accounts', by: 'Nurul' })])
    expect((await people.get(accounts))[0].account_number).toBe('111122223333')
    expected(await set('444455556666', seenAccounts(refused.body.data.now), late), 200)

    const centres = `api/panel/employee/costCenter/${id}`
    const book = (cost_centre: string, seen: string, by: Caller) =>
      people.app.call(by, 'PATCH', centres, {
        effective_from: '2026-01-01',
        items: [{ cost_centre, percentage: '100' }],
        seen,
      })
    expected(await book('Bar', '', admin), 200)
    const older = await book('Kitchen', '', late)
    expect([older.status, older.body.data.now[0].cost_centre]).toEqual([409, 'Bar'])
    expect(older.body.data.changed).toEqual([expect.objectContaining({ field: 'items', by: 'Nurul' })])
    expected(await book('Kitchen', seenCostCentres(older.body.data.now), late), 200)
    expect((await people.get(centres)).map((one: { cost_centre: string }) => one.cost_centre)).toEqual(['Kitchen'])
  })
})
