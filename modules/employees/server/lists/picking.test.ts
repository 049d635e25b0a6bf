// Pickers ask the server: a page of those whom the search finds, in any script, and whoever the field holds already.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/clock/server/new-id.ts'
import { type Made, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'

let people: PeopleApp
let lim: Made
beforeAll(async () => {
  people = await peopleApp()
  await people.person({ full_name: 'Siti binti Ahmad', preferred_name: 'Ayu' })
  lim = await people.person({ full_name: '林怡君', staff_id: 'P-77%' })
  await people.person({ full_name: 'Ravi Kumar' })
  await people.person({ full_name: 'Gone', joined_on: '2025-01-01', left_on: '2025-02-01' })
})
afterAll(() => people.close())

const found = async (query: string) =>
  (await people.get(`api/panel/employee/status/active/0?${query}`)).map(
    ({ full_name }: { full_name: string }) => full_name,
  )

test('a page of them is found by part of a name in any script, by the name somebody is called, and by staff id', async () => {
  expect(await found('page=1&per_page=2')).toHaveLength(2)
  expect(await found('page=1&search=怡')).toEqual(['林怡君'])
  expect(await found('page=1&search=AYU')).toEqual(['Siti binti Ahmad'])
  expect(await found(`page=1&search=${encodeURIComponent('p-77%')}`)).toEqual(['林怡君'])
  expect(await found(`page=1&search=${encodeURIComponent('%')}`)).toEqual(['林怡君'])
  expect(await found('page=1&search=nobody')).toEqual([])
  expect(await found('page=1&search=gone')).toEqual([])
})

test('a whole department is picked at once, of those who may be picked', async () => {
  const { id } = await people.person({ full_name: 'Roaster' })
  await people.inside().transaction(async (tx) => {
    const department_id = newId()
    const company_id = people.admin.companyId
    await tx.insertInto('departments').values({ company_id, id: department_id, name: 'Roasting' }).execute()
    await tx.updateTable('employees').set({ department_id }).where('id', '=', id).execute()
  })
  expect(await found('department=Roasting')).toEqual(['Roaster'])
  expect(await found('department=Nowhere')).toEqual([])
})

test('whoever a field holds is among them whatever is typed, of the own company alone', async () => {
  expect(await found(`page=1&search=ravi&also=${lim.id}`)).toEqual(['林怡君', 'Ravi Kumar'])
  const path = `api/panel/employee/status/active/0?page=1&search=x&also=${lim.id}`
  expect(await people.get(path, people.stranger)).toEqual([])
})
