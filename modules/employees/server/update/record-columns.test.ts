// Every field of a record has its column: what people are added with, is exported, changed and taken back by the sheet.
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'

let people: PeopleApp
beforeAll(async () => {
  people = await peopleApp()
})
afterAll(() => people.close())

const ADD = 'api/panel/employee/add/by/batch/upload/0'
const UPDATE = 'api/panel/employee/update/by/batch/upload'
const upload = (path: string, rows: readonly object[]) =>
  people.app.upload(people.admin, path, 'people.csv', Papa.unparse([...rows]))
const found = async (staffId: string) =>
  (await people.get(`api/panel/employee/getAllEmployees?search=${staffId}`))[0].id as string
const personal = (id: string) => people.get(`api/panel/employee/show/profile/details/${id}`)
const employment = (id: string) => people.get(`api/panel/employee/show/employment/details/${id}`)

const whole = {
  staff_id: 'R-1',
  full_name: 'Rosnah',
  joined_on: '2026-01-01',
  basic_salary: '3000.00',
  job_type: '彈性排班',
  job_category: 'Bar',
  clock_code: '0017',
  is_flexible_hours: 'yes',
  probation_ends_on: '2026-03-31',
  statutory_number: 'ST-1',
  employee_insurance_number: 'EI-1',
  health_insurance_number: 'HI-1',
  work_permit_number: 'WP-1',
  work_permit_endorsed_on: '2026-01-05',
  work_permit_expires_on: '2027-01-04',
  resident_address_line: '1 Jalan Baru',
  resident_address_city: 'Ipoh',
  resident_address_country: 'MY',
  permanent_address_line: '2 Jalan Lama',
}
const home = { line: '1 Jalan Baru', city: 'Ipoh', state: '', postcode: '', country: 'MY' }

describe('the columns at the end of the sheet', () => {
  test('are written with people who are added', async () => {
    expected(await upload(ADD, [whole]), 200)
    const id = await found('R-1')
    expect(await personal(id)).toMatchObject({
      statutory_number: 'ST-1',
      employee_insurance_number: 'EI-1',
      health_insurance_number: 'HI-1',
      resident_address: home,
      permanent_address: { line: '2 Jalan Lama', city: '', state: '', postcode: '', country: '' },
    })
    expect(await employment(id)).toMatchObject({
      job_type: 'adaptive_schedule',
      is_working_shift: true,
      job_category: 'Bar',
      clock_code: '0017',
      is_flexible_hours: true,
      probation_ends_on: '2026-03-31',
      work_permit_number: 'WP-1',
      work_permit_endorsed_on: '2026-01-05',
      work_permit_expires_on: '2027-01-04',
    })
    const papers = await people.get(`api/panel/employee/document/${id}`)
    expect(papers).toMatchObject([{ kind: 'work_permit', name: 'Work permit', number: 'WP-1' }])
  })

  test('are changed by their cells alone, emptied by empty ones, and taken back', async () => {
    const id = await found('R-1')
    const before = [await personal(id), await employment(id)]
    const change = {
      staff_id: 'R-1',
      job_type: 'office_hour',
      is_flexible_hours: '',
      clock_code: '',
      resident_address_city: 'Taiping',
      permanent_address_line: '',
      health_insurance_number: '',
      work_permit_number: '',
      work_permit_expires_on: '2028-01-04',
    }
    const { batch_id, updated } = expected(await upload(UPDATE, [change]), 200)
    expect(updated).toBe(1)
    expect(await personal(id)).toMatchObject({
      resident_address: { ...home, city: 'Taiping' },
      permanent_address: null,
      health_insurance_number: null,
    })
    expect(await employment(id)).toMatchObject({
      job_type: 'office_hour',
      is_working_shift: false,
      is_flexible_hours: false,
      clock_code: null,
      work_permit_number: null,
      work_permit_endorsed_on: '2026-01-05',
      work_permit_expires_on: '2028-01-04',
    })
    const undone = await people.app.call(people.admin, 'POST', `api/panel/employee/update/by/batch/undo/${batch_id}`)
    expect(undone.status).toBe(200)
    const after = [await personal(id), await employment(id)].map(({ revision: _, ...rest }) => rest)
    expect(after).toEqual(before.map(({ revision: _, ...rest }) => rest))
    // The person's own history tells both ways, and of sealed numbers only that they differ.
    const [back, there] = await people.get(`api/panel/activityLog?subject_id=${id}`)
    expect([back.action, back.before, back.after]).toEqual([there.action, there.after, there.before])
    expect(back.before).toMatchObject({ resident_address_city: 'Taiping', job_type: 'office_hour' })
    expect(back.after).toMatchObject({ resident_address_city: 'Ipoh', health_insurance_number: '••••' })
  })

  test('make a permit of who had none, which is gone once taken back; with an import it goes as it came', async () => {
    const { id } = await people.person({ staff_id: 'R-9' })
    const permit = { staff_id: 'R-9', work_permit_number: 'WP-9', work_permit_expires_on: '2027-06-30' }
    const { batch_id } = expected(await upload(UPDATE, [permit]), 200)
    expect(await employment(id)).toMatchObject({ work_permit_number: 'WP-9', work_permit_expires_on: '2027-06-30' })
    expected(await people.app.call(people.admin, 'POST', `api/panel/employee/update/by/batch/undo/${batch_id}`), 200)
    expect(await people.get(`api/panel/employee/document/${id}`)).toEqual([])
    const added = expected(await upload(ADD, [{ ...whole, staff_id: 'R-10', clock_code: '' }]), 200)
    expected(await people.app.call(people.admin, 'POST', `api/panel/employee/add/by/batch/undo/${added.batch_id}`), 200)
    expect(await people.get('api/panel/employee/getAllEmployees?search=R-10')).toEqual([])
    const [gone] = await people.get('api/panel/activityLog?action=employees.removed')
    expect(gone).toMatchObject({ action: 'employees.removed', subject_name: 'Rosnah', before: { staff_id: 'R-10' } })
  })

  test('of which the clock code is nobody else’s, in either sheet and in the form; two may change theirs', async () => {
    const [one, other] = [await people.person({ clock_code: 'K-1' }), await people.person({ clock_code: 'K-2' })]
    const added = await upload(ADD, [{ ...whole, staff_id: 'R-3', clock_code: 'k-1' }])
    expect([added.status, JSON.stringify(added.body)]).toEqual([422, expect.stringContaining('Somebody else has this')])
    const twice = await upload(ADD, [
      { ...whole, staff_id: 'R-4', clock_code: 'K-3' },
      { ...whole, staff_id: 'R-5', clock_code: 'k-3' },
    ])
    expect(JSON.stringify(twice.body)).toContain('The same clock code as in row 2')
    const taken = await upload(UPDATE, [{ staff_id: one.staff_id, clock_code: 'k-2' }])
    expect([taken.status, JSON.stringify(taken.body)]).toEqual([422, expect.stringContaining('Somebody else has this')])
    const form = await people.app.call(people.admin, 'POST', `api/panel/employee/update/employment/details/${one.id}`, {
      clock_code: 'k-2',
    })
    expect([form.status, form.body.errors]).toEqual([422, { clock_code: ['Somebody else has this clock code'] }])
    const changed = [
      { staff_id: one.staff_id, clock_code: 'K-2' },
      { staff_id: other.staff_id, clock_code: 'K-1' },
    ]
    expected(await upload(UPDATE, changed), 200)
    expect(await employment(one.id)).toMatchObject({ clock_code: 'K-2' })
    expect(await employment(other.id)).toMatchObject({ clock_code: 'K-1' })
  })

  test('a return by an emptied last day, taken back, is the termination that it was', async () => {
    const { id, staff_id } = await people.person()
    const left = { last_working_date: '2026-05-31', kind: 'terminated' }
    expected(await people.app.call(people.admin, 'PATCH', `api/panel/employee/status/disable/${id}`, left), 200)
    const standing = () => people.get(`api/panel/employee/status/show/${id}`)
    const { batch_id } = expected(await upload(UPDATE, [{ staff_id, left_on: '' }]), 200)
    expect(await standing()).toMatchObject({ status: 'active', left_on: null, left_kind: null })
    expected(await people.app.call(people.admin, 'POST', `api/panel/employee/update/by/batch/undo/${batch_id}`), 200)
    expect(await standing()).toMatchObject({ status: 'terminated', left_on: '2026-05-31', left_kind: 'terminated' })
  })

  test('are wrong where a permit ends before it was endorsed, in either sheet', async () => {
    const ended = { work_permit_endorsed_on: '2026-06-01', work_permit_expires_on: '2026-05-31' }
    for (const answer of [
      await upload(ADD, [{ ...whole, staff_id: 'R-2', ...ended }]),
      await upload(UPDATE, [{ staff_id: 'R-1', ...ended }]),
    ]) {
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        422,
        expect.stringContaining('The work permit expires before it was endorsed'),
      ])
    }
  })

  test('are wrong where the probation ends before the first day, in either sheet', async () => {
    const wrong = { ...whole, staff_id: 'R-2', probation_ends_on: '2025-12-31' }
    const added = await upload(ADD, [wrong])
    expect([added.status, JSON.stringify(added.body)]).toEqual([
      422,
      expect.stringContaining('Probation ends before the first day'),
    ])
    const changed = await upload(UPDATE, [{ staff_id: 'R-1', probation_ends_on: '2025-12-31' }])
    expect([changed.status, JSON.stringify(changed.body)]).toEqual([
      422,
      expect.stringContaining('Probation ends before the first day'),
    ])
  })
})
