// Lists of people come from memory, and nobody notices: what is answered is what the database holds at that moment.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { type Made, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'
import { directoryOf } from './directories.ts'

const LIST = 'api/panel/employee/getAllEmployees'
let people: PeopleApp
let mei: Made
let now = new Date('2026-03-02T03:00:00Z')
beforeAll(async () => {
  people = await peopleApp({ now: () => now })
  const boss = await people.person({ full_name: 'Álvaro Zebra', email: 'zebra@small.example' })
  mei = await people.person({ full_name: 'Tan Mei Ling', manager_id: boss.id, employment_type: 'contract' })
  await people.person({ full_name: 'tan mei ling', left_on: '2026-03-01', manager_id: mei.id })
  await people.person({ full_name: '林怡君', staff_id: 'a-7', email: 'Yi@small.example', joined_on: '2024-05-06' })
  await place(mei.id, 'departments', 'department_id', 'roasting')
  await place(boss.id, 'departments', 'department_id', 'Bakery')
  await place(boss.id, 'positions', 'position_id', 'Baker')
})
afterAll(() => people.close())

const found = async (query = '', by = people.admin): Promise<string[]> =>
  (await people.get(`${LIST}?${query}`, by)).map(({ full_name }: { full_name: string }) => full_name)
const within = (change: (companyId: string) => ReturnType<typeof sql>) =>
  people.inside().transaction((tx) => change(people.admin.companyId).execute(tx))

async function place(employee: string, table: 'departments' | 'positions', column: string, name: string) {
  const id = newId()
  await within(
    (company) => sql`insert into ${sql.table(table)} (company_id, id, name) values (${company}, ${id}, ${name})`,
  )
  await within(
    (company) => sql`
    update employees set ${sql.ref(column)} = ${id} where company_id = ${company} and id = ${employee}`,
  )
  return id
}

test('what anybody changes, also past this server, is in the very next answer; what is rolled back never is', async () => {
  expect(await found('search=ling')).toHaveLength(2)
  await within(
    (company) => sql`update employees set full_name = 'Tan Mei Hua' where company_id = ${company} and id = ${mei.id}`,
  )
  expect(await found('search=ling')).toEqual(['tan mei ling'])
  expect(await found('search=hua')).toEqual(['Tan Mei Hua'])
  const undone = people.inside().transaction(async (tx) => {
    await sql`update employees set full_name = 'Nobody' where company_id = ${people.admin.companyId}`.execute(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await found('search=nobody')).toEqual([])
  await within(
    (company) => sql`update employees set full_name = 'Tan Mei Ling' where company_id = ${company} and id = ${mei.id}`,
  )
  const { id } = await people.person({ full_name: 'Short Stay' })
  expect(await found('search=stay')).toEqual(['Short Stay'])
  await within((company) => sql`delete from employees where company_id = ${company} and id = ${id}`)
  expect(await found('search=stay')).toEqual([])
})

test('a department, a position and a manager go by their new names at once, and are searched by them', async () => {
  const shown = async () => (await people.get(`${LIST}?search=zebra`))[0]
  expect(await shown()).toMatchObject({ department: 'Bakery', position: 'Baker' })
  for (const table of ['departments', 'positions'] as const) {
    await within(
      (company) =>
        sql`update ${sql.table(table)} set name = 'Öfen' where company_id = ${company} and name like 'Bake%'`,
    )
  }
  expect(await shown()).toMatchObject({ department: 'Öfen', position: 'Öfen' })
  expect(await found('search=ÖFEN')).toEqual(['Álvaro Zebra'])
  expect(await found(`department=${encodeURIComponent('Öfen')}`)).toEqual(['Álvaro Zebra'])
  expect((await people.get(`${LIST}/overview`)).departments).toEqual(expect.arrayContaining(['roasting', 'Öfen']))
})

test('every order is that of the database, either way round, and whoever has nothing there stands last', async () => {
  const orders = {
    staff_id: 'lower(e.staff_id)',
    full_name: 'lower(e.full_name)',
    joined_on: 'e.joined_on',
    left_on: 'e.left_on',
    department: 'lower(d.name)',
    position: 'lower(p.name)',
    manager: 'lower(m.full_name)',
    email: 'lower(e.email)',
    employment_type: 'e.employment_type',
  }
  for (const [sort, order] of Object.entries(orders)) {
    for (const [turned, direction] of [
      ['', 'asc'],
      ['-', 'desc'],
    ]) {
      const { rows } = await people.inside().read((tx) =>
        sql<{ id: string }>`
          select e.id from employees e
          left join departments d on d.company_id = e.company_id and d.id = e.department_id
          left join positions p on p.company_id = e.company_id and p.id = e.position_id
          left join employees m on m.company_id = e.company_id and m.id = e.manager_id
          order by ${sql.raw(order)} ${sql.raw(direction ?? '')} nulls last, lower(e.staff_id)`.execute(tx),
      )
      const listed: { id: string }[] = await people.get(`${LIST}?sort=${turned}${sort}`)
      expect(
        listed.map(({ id }) => id),
        turned + sort,
      ).toEqual(rows.map(({ id }) => id))
    }
  }
})

test('a name is found however it is written, in any script, as the database has folded it', async () => {
  const names = ['ΣΊΣΥΦΟΣ Οδυσσεύς', 'İpek Yıldız', 'Straße Groß', 'ﬁnn Ｗａｎｇ', 'காவ்யா ராஜ்', 'ﾔﾏﾀﾞ 太郎', 'Đỗ Thị']
  for (const name of names) await people.person({ full_name: name })
  for (const name of names) {
    for (const word of [name, ...name.split(' '), name.toLowerCase()]) {
      expect(await found(`search=${encodeURIComponent(word)}`), word).toContain(name)
    }
  }
  expect(await found(`search=${encodeURIComponent('林')}`)).toEqual(['林怡君'])
})

test('each company is answered its own, and whoever sees a team is answered that team, whatever others asked before', async () => {
  const { boss, own, member } = await people.manager()
  expect(await found('search=member')).toEqual(['Member'])
  expect(await found('', people.stranger)).toEqual([])
  expect(await found('search=member', people.stranger)).toEqual([])
  await people.person({ full_name: 'Their Member' }, people.stranger)
  expect(await found('search=member', people.stranger)).toEqual(['Their Member'])
  expect(await found('search=member')).toEqual(['Member'])
  const team = await people.get(LIST, boss)
  expect(team.map(({ id }: { id: string }) => id)).toEqual([member.id])
  expect((await people.get(`${LIST}/overview`, boss)).counts).toMatchObject({ active: 1, all: 1 })
  expect(await found(`employee_id=${own.id}`, boss)).toEqual([])
  const other = await people.person({ full_name: 'Newer Member', manager_id: own.id })
  expect((await people.get(LIST, boss)).map(({ id }: { id: string }) => id)).toEqual([member.id, other.id])
})

test('on the day after, people stand where that day has them, though nobody changed anything', async () => {
  const { id } = await people.person({ full_name: 'Last Day', left_on: '2026-03-02' })
  const standing = async () => (await people.get(`${LIST}?employee_id=${id}`))[0].status
  expect(await standing()).toBe('active')
  now = new Date('2026-03-03T03:00:00Z')
  expect(await standing()).toBe('resigned')
  expect(await found('status=left&search=last')).toEqual(['Last Day'])
})

test('within a transaction that changes people nobody is listed: its own changes would be missing', async () => {
  const { companyId } = people.admin
  const listed = people.inside().transaction((tx) => directoryOf(tx, companyId, plainDateOf('2026-03-02')))
  await expect(listed).rejects.toThrow('only reads')
})
