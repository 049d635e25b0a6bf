import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'

const REPORT = 'api/panel/leave/report'
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let annual: string
beforeAll(async () => {
  app = await leaveApp()
  company = await app.leaveCompany('MY')
  const kitchen = await company.department('Kitchen')
  boss = await company.member('Boss', {}, 'Reporting Manager')
  const ann = await company.member('Ann', { department_id: kitchen, manager_id: boss.employeeId })
  const ben = await company.member('Ben', { department_id: kitchen })
  annual = (await company.type('annual')).id
  const enter = async (who: Member, from: string, to: string) => {
    const body = { employee_id: who.employeeId, type_id: annual, from, to }
    return (await company.post('api/panel/leave/application', body)).body.data.id
  }
  const ids = [await enter(ann, '2026-10-05', '2026-10-07'), await enter(ben, '2026-12-07', '2026-12-08')]
  await company.post('api/panel/leave/application/batch/approve', { ids })
  await enter(ben, '2026-12-21', '2026-12-21')
})
afterAll(() => app?.close())

test('are by person or by department, as of a day, paged, and within the reader’s sight', async () => {
  const read = async (query: string, who?: Member) =>
    (await company.get(`${REPORT}/balance?type_id=${annual}${query}`, who)).body
  expect((await read('')).data).toMatchObject([
    { full_name: 'Ann', department: 'Kitchen', entitled: 16, taken: 3, booked: 0, balance: 13 },
    { full_name: 'Ben', taken: 0, booked: 2, pending: 1, balance: 16 },
    { full_name: 'Boss', department: null, balance: 16 },
  ])
  expect((await read('&by=department')).data).toMatchObject([
    { department: 'Kitchen', people: 2, employee_id: null, entitled: 32, taken: 3, booked: 2, pending: 1 },
    { department: null, people: 1, entitled: 16 },
  ])
  expect((await read('&by=department&page=2&per_page=1')).meta).toEqual({ page: 2, per_page: 1, total: 2 })
  expect((await read('&as_of=2026-09-30')).data[0]).toMatchObject({ taken: 0, booked: 3, balance: 16 })
  expect((await read('', boss)).data).toMatchObject([{ full_name: 'Ann' }])
  expect((await company.get(`${REPORT}/nothing`)).status).toBe(404)
})

test('show what was taken month by month', async () => {
  const [row] = (await company.get(`${REPORT}/months`)).body.data
  expect(row).toMatchObject({ label: 'Annual leave' })
  expect(row.months).toHaveLength(12)
  expect(row.months.filter(({ taken }: { taken: number }) => taken > 0)).toEqual([
    { month: '2026-10', taken: 3 },
    { month: '2026-12', taken: 2 },
  ])
})

test('are taken away as a file, in the words of the reader', async () => {
  const csv = await company.get(`${REPORT}/taken/export?type_id=${annual}&format=csv`)
  expect(csv.status).toBe(200)
  expect(csv.bytes.toString('utf8')).toContain('Staff ID,Name,Department,Leave type,Unit,Taken,Booked')
  expect(csv.bytes.toString('utf8')).toContain('Ann,Ann,Kitchen,Annual leave,Days,3,0')
  const xlsx = await company.get(`${REPORT}/forfeited/export`)
  expect([xlsx.status, xlsx.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
})
