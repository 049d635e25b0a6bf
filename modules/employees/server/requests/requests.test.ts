// People ask to have their own data and family changed; HR sees what was and what shall be, and decides.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#tests/support/module-app.ts'
import { expected, type Made, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'

let people: PeopleApp
let hr: Caller
beforeAll(async () => {
  people = await peopleApp()
  hr = await people.as('HR Generalist')
})
afterAll(() => people.close())

type Person = { readonly caller: Caller; readonly record: Made }
const call = (by: Caller, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  people.app.call(by, method, path, body)
const ask = async ({ caller }: Person, body: object) =>
  expected(await call(caller, 'POST', 'api/emp/profile/change', body), 201)
const askFamily = async ({ caller }: Person, body: object) =>
  expected(await call(caller, 'POST', 'api/emp/family/change', body), 201)
const decide = (by: Caller, id: string, decision: 'approve' | 'reject', body: object = {}) =>
  call(by, 'POST', `api/panel/employee/approveReject/fr/${id}/${decision}`, { type: 'profile', ...body })
const record = (id: string) => people.get(`api/panel/employee/show/profile/details/${id}`)
const family = (id: string) => people.get(`api/panel/employee/family/${id}`)

describe('a change of the own data (S3-055, hasEmployeePendingChanges)', () => {
  test('waits for HR with before and after, changes nothing until then, and is written once it is approved', async () => {
    const person = await people.employee({ phone: '012 111 1111', identity_number: '900831145678' })
    const { id } = person.record
    const address = { line: '1 Jalan Baru', city: 'Ipoh', state: 'Perak', postcode: '30000', country: 'MY' }
    const asked = await ask(person, {
      phone: '012 999 9999',
      identity_number: '900831145679',
      resident_address: address,
      note: 'I moved',
    })
    expect(asked).toMatchObject({ status: 'pending', note: 'I moved', part: 'profile' })
    expect(asked.changes).toEqual([
      expect.objectContaining({ field: 'phone', before: '012 111 1111', after: '012 999 9999' }),
      expect.objectContaining({ field: 'identity_number', before: '900831145678', after: '900831145679' }),
      expect.objectContaining({ field: 'resident_address', before: null, after: address }),
    ])
    expect((await record(id)).phone).toBe('012 111 1111')
    const waits = await people.get('api/panel/employee/hasEmployeePendingChanges', hr)
    expect([waits.has_changes, waits.employee_ids]).toEqual([1, [id]])
    const [listed] = await people.get(`api/panel/employee/change?employee_id=${id}`, hr)
    expect(listed).toMatchObject({ id: asked.id, closed: null })
    const one = `api/panel/employee/change/${asked.id}`
    expect((await people.get(one, hr)).changes).toEqual(asked.changes)
    expect((await people.get(one, person.caller)).closed).toBe('Nobody decides their own request')
    expect((await call((await people.employee()).caller, 'GET', one)).status).toBe(404)

    expect(expected(await decide(hr, asked.id, 'approve'), 200)).toEqual({ id: asked.id, status: 'approved' })
    expect(await record(id)).toMatchObject({
      phone: '012 999 9999',
      identity_number: '900831145679',
      resident_address: address,
    })
    expect((await people.get('api/panel/employee/hasEmployeePendingChanges', hr)).has_changes).toBe(0)
    expect(people.causes).toContain('person')
    const own = await people.get('api/emp/profile', person.caller)
    expect(own.requests[0]).toMatchObject({ status: 'approved', decided_by: 'Test Person' })
    const { notices } = await people.get('api/emp/notice', person.caller)
    expect(notices[0]).toMatchObject({ text: expect.stringContaining('Change of personal data'), link: '/me/profile' })
  })

  test('is rejected with a reason only, and the person is told why', async () => {
    const person = await people.employee({ phone: '1234567' })
    const asked = await ask(person, { phone: '7654321' })
    const bare = await decide(hr, asked.id, 'reject')
    expect([bare.status, bare.body.errors]).toEqual([422, { reason: ['Enter the reason for the rejection'] }])
    expected(await decide(hr, asked.id, 'reject', { reason: 'Not your number' }), 200)
    expect((await record(person.record.id)).phone).toBe('1234567')
    const own = await people.get('api/emp/profile', person.caller)
    expect(own.requests[0]).toMatchObject({ status: 'rejected', reason: 'Not your number' })
  })

  test('is asked once at a time, may be taken back, and is decided once', async () => {
    const person = await people.employee()
    const first = await ask(person, { phone: '1111111' })
    const again = await call(person.caller, 'POST', 'api/emp/profile/change', { phone: '2222222' })
    expect([again.status, again.body.message]).toEqual([
      422,
      'A change to this is already waiting for a decision. Cancel it first, or wait',
    ])
    const other = await people.employee()
    const path = `api/emp/profile/change/${first.id}`
    expect((await call(other.caller, 'DELETE', path)).status).toBe(404)
    expect(expected(await call(person.caller, 'DELETE', path), 200).status).toBe('cancelled')
    const late = await decide(hr, first.id, 'approve')
    expect(late.status).toBeGreaterThanOrEqual(409)
    const second = await ask(person, { phone: '3333333' })
    const both = await Promise.all([decide(hr, second.id, 'approve'), decide(people.admin, second.id, 'approve')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await record(person.record.id)).phone).toBe('3333333')
  })

  test('says where the record moved on since it was asked', async () => {
    const person = await people.employee({ phone: '1000000' })
    await ask(person, { phone: '2000000' })
    const path = `api/panel/employee/update/profile/details/${person.record.id}`
    expected(await call(people.admin, 'PATCH', path, { phone: '3000000' }), 200)
    const [listed] = await people.get(`api/panel/employee/change?employee_id=${person.record.id}`, hr)
    expect(listed.changes).toEqual([
      { field: 'phone', before: '1000000', after: '2000000', moved_on: true, now: '3000000' },
    ])
  })

  test('over what HR has written since is approved only when that is what is meant, and among others not at all', async () => {
    const person = await people.employee({ phone: '1000000', marital_status: 'single' })
    const other = await people.employee()
    const asked = await ask(person, { phone: '2000000', marital_status: 'married' })
    const plain = await ask(other, { phone: '2000001' })
    const path = `api/panel/employee/update/profile/details/${person.record.id}`
    // What HR wrote just as it is asked for is nothing that would be lost.
    expected(await call(people.admin, 'PATCH', path, { phone: '3000000', marital_status: 'married' }), 200)
    const alone = await decide(hr, asked.id, 'approve')
    expect([alone.status, alone.body]).toMatchObject([409, { confirm_required: true, data: ['phone'] }])
    const inbox = (ids: string[], more = {}) =>
      call(hr, 'POST', 'api/panel/application/decide', { ids, decision: 'approve', ...more })
    expect((await inbox([asked.id])).body).toMatchObject({ confirm_required: true, data: ['phone'] })
    const told = 'The record has changed since this request (phone). Decide it separately'
    const together = expected(await inbox([asked.id, plain.id], { confirm: 1 }), 200)
    expect(together).toMatchObject({ changed: 1, skipped: 1 })
    expect(together.outcomes[0]).toMatchObject({ outcome: 'refused', status: 'pending', message: told })
    expect((await record(other.record.id)).phone).toBe('2000001')
    expect((await record(person.record.id)).phone).toBe('3000000')
    expected(await decide(hr, asked.id, 'approve', { confirm: 1 }), 200)
    expect((await record(person.record.id)).phone).toBe('2000000')
  })

  test('of nothing, of foreign fields, by nobody employed, and with what no field takes is refused', async () => {
    const person = await people.employee({ phone: '5550000' })
    const send = (body: object, by = person.caller) => call(by, 'POST', 'api/emp/profile/change', body)
    expect((await send({ phone: '5550000' })).body.message).toBe('Nothing would change')
    expect((await send({ citizenship: 'citizen' })).status).toBe(422)
    expect((await send({ phone: 'call me' })).body.errors).toHaveProperty('phone')
    expect((await send({ full_name: '' })).body.errors).toHaveProperty('full_name')
    expect((await send({ phone: '5551111' }, people.admin)).body.message).toBe(
      'This account is not linked to an employee',
    )
    expect(await people.get('api/emp/profile', people.admin)).toBeNull()
  })

  test('is decided neither by the person nor by anybody outside HR or of another company', async () => {
    const person = await people.employee()
    const asked = await ask(person, { phone: '4440000' })
    for (const role of ['Reporting Manager', 'Recruitment Manager', 'HR Payroll', 'L & D'] as const)
      expect((await decide(await people.as(role), asked.id, 'approve')).status).toBe(403)
    expect((await decide(people.stranger, asked.id, 'approve')).status).toBe(404)
    const own = await people.as('HR Generalist')
    const me = { caller: own, record: await people.person({ email: own.session.email }) }
    const mine = await ask(me, { phone: '4441111' })
    expect((await decide(own, mine.id, 'approve')).body.message).toBe('Nobody decides their own request')
    const listed = await people.get(`api/panel/employee/change?employee_id=${me.record.id}`, own)
    expect(listed[0].closed).toBe('Nobody decides their own request')
    expect((await record(me.record.id)).phone).toBeNull()
  })
})

describe('a change of the family (S3-055, hasFamilyMemberChanges)', () => {
  test('adds, changes and takes out, each when HR agrees', async () => {
    const person = await people.employee()
    const { id } = person.record
    const adding = await askFamily(person, {
      act: 'add',
      full_name: 'Ana',
      relationship: 'child',
      identity_number: '150101145678',
    })
    expect(await family(id)).toEqual([])
    expect(await people.get('api/panel/employee/hasFamilyMemberChanges', hr)).toEqual({
      has_changes: 1,
      employee_ids: [id],
    })
    expected(await decide(hr, adding.id, 'approve', { type: 'family' }), 200)
    const [ana] = await family(id)
    expect(ana).toMatchObject({ full_name: 'Ana', identity_number: '150101145678' })

    const changing = await askFamily(person, { act: 'change', entry: ana.id, full_name: 'Anna' })
    expect(changing).toMatchObject({
      entry_name: 'Ana',
      changes: [{ field: 'full_name', before: 'Ana', after: 'Anna' }],
    })
    const twice = await call(person.caller, 'POST', 'api/emp/family/change', { act: 'remove', entry: ana.id })
    expect(twice.status).toBe(422)
    expected(await decide(hr, changing.id, 'approve', { type: 'family' }), 200)
    expect((await family(id))[0].full_name).toBe('Anna')

    const leaving = await askFamily(person, { act: 'remove', entry: ana.id })
    expected(await decide(hr, leaving.id, 'approve', { type: 'family' }), 200)
    expect(await family(id)).toEqual([])
  })

  test('of somebody who was taken out meanwhile is refused, and one of another’s family is not found', async () => {
    const person = await people.employee()
    const list = `api/panel/employee/family/${person.record.id}`
    const [one] = expected(await call(people.admin, 'POST', list, { full_name: 'Ben', relationship: 'parent' }), 200)
    const other = await people.employee()
    const foreign = await call(other.caller, 'POST', 'api/emp/family/change', { act: 'remove', entry: one.id })
    expect(foreign.status).toBe(404)
    const asked = await askFamily(person, { act: 'change', entry: one.id, occupation: 'Retired' })
    expected(await call(people.admin, 'DELETE', `${list}/${one.id}`), 200)
    const late = await decide(hr, asked.id, 'approve', { type: 'family' })
    expect([late.status, late.body.message]).toEqual([422, 'This family member has been removed meanwhile'])
  })
})
