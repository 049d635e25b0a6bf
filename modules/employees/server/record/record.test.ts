import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'

let people: PeopleApp
beforeAll(async () => {
  people = await peopleApp()
})
afterAll(() => people?.close())

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, by = people.admin) =>
  people.app.call(by, method, `api/panel/employee/${path}`, body)

/** One of each list: what is added first, what is changed in it, and what cannot be. */
const lists = [
  {
    path: 'family',
    entry: { full_name: 'Siti', relationship: 'spouse', is_dependant: true, identity_number: '900101145566' },
    change: { full_name: 'Siti binti Ahmad', birth_date: '' },
    wrong: [
      ['relationship', { relationship: 'cat' }],
      ['birth_date', { birth_date: '2030-01-01' }],
      ['full_name', { full_name: '' }],
      ['identity_number', { identity_number: '••••5566' }],
    ],
  },
  {
    path: 'education',
    rule: 'S3-056',
    entry: {
      certificate_title: 'BSc Chemistry',
      certificate_type: 'bachelor',
      education_system: 'National',
      institution: 'Universiti Malaya',
      major: 'Chemistry',
      status: 'studying',
      started_on: '2020-09-01',
    },
    change: { status: 'graduate', ended_on: '2024-06-30' },
    wrong: [
      ['status', { status: 'tired' }],
      ['certificate_type', { certificate_type: 'diploma of life' }],
      ['ended_on', { ended_on: '2019-01-01' }],
    ],
  },
  {
    path: 'achievement',
    rule: 'S3-057',
    entry: { title: 'Barista of the year', awarded_on: '2025-05-05', description: 'First line\nSecond line' },
    change: { awarded_by: 'Kuala Lumpur Coffee Week' },
    wrong: [
      ['title', { title: ' ' }],
      ['awarded_on', { awarded_on: '2025-02-30' }],
    ],
  },
  {
    path: 'career',
    rule: 'S3-058',
    entry: {
      effective_from: '2024-01-01',
      type: 'promotion',
      department: 'Roasting',
      section: 'Night',
      position: 'Roaster',
      cost_centre: 'CC-1',
      description: 'Head of the night',
    },
    change: { effective_to: '2024-12-31' },
    wrong: [
      ['type', { type: 'fun' }],
      ['effective_to', { effective_to: '2023-12-31' }],
    ],
  },
  {
    path: 'document',
    entry: { kind: 'driving_licence', name: 'Driving licence', number: 'D 1234567', expires_on: '2026-12-20' },
    change: { issued_on: '2021-12-21' },
    wrong: [
      ['kind', { kind: 'scrap' }],
      ['expires_on', { issued_on: '2027-01-01' }],
    ],
  },
] as const

describe.each(lists)('$path $rule', ({ path, entry, change, wrong }) => {
  test('is added, read, changed and removed, each noted in the log', async () => {
    const { id } = await people.person()
    const [added] = expected(await send('POST', `${path}/${id}`, entry), 200)
    expect(added).toMatchObject({ ...entry, revision: 1 })
    const body = { ...change, revision: 1 }
    const [changed] = expected(await send('PATCH', `${path}/${id}/${added.id}`, body), 200)
    const emptied = Object.fromEntries(Object.entries(change).map(([field, value]) => [field, value || null]))
    expect(changed).toMatchObject({ ...entry, ...emptied, revision: 2 })
    expect(expected(await send('GET', `${path}/${id}`), 200)).toEqual([changed])
    expect(expected(await send('DELETE', `${path}/${id}/${added.id}`), 200)).toEqual([])
    const { rows } = await people.inside().read((tx) =>
      sql<{ action: string; told: string }>`
        select action, activity::text as told from activity where subject_id = ${id} order by seq`.execute(tx),
    )
    expect(rows.slice(1).map(({ action }) => action.split('-').at(-1))).toEqual(['added', 'changed', 'removed'])
    for (const secret of ['900101145566', '1234567']) expect(rows.some(({ told }) => told.includes(secret))).toBe(false)
  })

  test('refuses what cannot be, and stores nothing of it', async () => {
    const { id } = await people.person()
    const [added] = expected(await send('POST', `${path}/${id}`, entry), 200)
    for (const [field, fields] of wrong) {
      const { status, body } = await send('PATCH', `${path}/${id}/${added.id}`, { ...fields, revision: 1 })
      expect([status, Object.keys(body.errors)], JSON.stringify(fields)).toEqual([422, [field]])
    }
    expect((await send('POST', `${path}/${id}`, { ...entry, salary: '1' })).status).toBe(422)
    expect((await send('POST', `${path}/${id}`, {})).status).toBe(422)
    expect(expected(await send('GET', `${path}/${id}`), 200)).toEqual([added])
  })

  test('of two who change one entry at once one is told', async () => {
    const { id } = await people.person()
    const [added] = expected(await send('POST', `${path}/${id}`, entry), 200)
    const both = await Promise.all(
      [change, change].map((fields) => send('PATCH', `${path}/${id}/${added.id}`, { ...fields, revision: 1 })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('sent twice with one key is added once', async () => {
    const { id } = await people.person()
    const key = { 'idempotency-key': randomUUID() }
    for (const _ of [1, 2]) {
      const answer = await people.app.call(people.admin, 'POST', `api/panel/employee/${path}/${id}`, entry, key)
      expect(expected(answer, 200)).toHaveLength(1)
    }
    expect(expected(await send('GET', `${path}/${id}`), 200)).toHaveLength(1)
  })

  test('of another company, of somebody unknown and of somebody else is not there', async () => {
    const { id } = await people.person()
    const [added] = expected(await send('POST', `${path}/${id}`, entry), 200)
    const other = await people.person()
    const tries = [
      [people.stranger, id],
      [people.admin, randomUUID()],
      [people.admin, other.id],
    ] as const
    for (const [by, person] of tries) {
      const body = { ...change, revision: 1 }
      expect((await send('PATCH', `${path}/${person}/${added.id}`, body, by)).status).toBe(404)
      expect((await send('DELETE', `${path}/${person}/${added.id}`, undefined, by)).status).toBe(404)
    }
    expect((await send('GET', `${path}/${id}`, undefined, people.stranger)).status).toBe(404)
    expect((await send('POST', `${path}/${id}`, entry, people.stranger)).status).toBe(404)
    expect(expected(await send('GET', `${path}/${id}`), 200)).toEqual([added])
  })
})

/** Decision C2, typed apart from the code: who reads, and who writes. */
const three: readonly CompanyRole[] = ['Company Admin', 'HR Generalist', 'HR Manager']
const recruitment: readonly CompanyRole[] = ['Recruitment Manager', 'Recruitment 1', 'Recruitment 2']
const rights: Readonly<Record<string, { reads: readonly CompanyRole[]; writes: readonly CompanyRole[] }>> = {
  family: { reads: three, writes: three },
  education: { reads: [...three, ...recruitment, 'L & D'], writes: three },
  achievement: { reads: three, writes: three },
  career: { reads: [...three, 'L & D', 'Reporting Manager'], writes: three },
  document: { reads: three, writes: three },
}
const roles: readonly CompanyRole[] = [...three, ...recruitment, 'L & D', 'Reporting Manager', 'HR Payroll', 'Finance']

test.each(lists)('$path is for the roles of the decision', async ({ path, entry }) => {
  const { boss, member } = await people.manager()
  for (const role of roles) {
    const by = role === 'Reporting Manager' ? boss : await people.as(role)
    const read = await send('GET', `${path}/${member.id}`, undefined, by)
    expect(read.status, role).toBe(rights[path]?.reads.includes(role) ? 200 : 403)
    const written = await send('POST', `${path}/${member.id}`, entry, by)
    expect(written.status, role).toBe(rights[path]?.writes.includes(role) ? 200 : 403)
  }
})

test('a Reporting Manager reads the career of the team and of nobody else', async () => {
  const { boss, own, member } = await people.manager()
  const beside = await people.person()
  expect((await send('GET', `career/${member.id}`, undefined, boss)).status).toBe(200)
  for (const { id } of [own, beside]) expect((await send('GET', `career/${id}`, undefined, boss)).status).toBe(404)
})

test('numbers of the family and of papers lie sealed in the database', async () => {
  const { id } = await people.person()
  await send('POST', `family/${id}`, { full_name: 'A', relationship: 'child', identity_number: 'FAMILY-NUMBER-1' })
  await send('POST', `document/${id}`, { kind: 'passport', name: 'P', number: 'PAPER-NUMBER-1' })
  const { rows } = await people.inside().read((tx) =>
    sql<{ stored: string }>`
      select f::text || d::text as stored from family_members f, employee_documents d
      where f.employee_id = ${id} and d.employee_id = ${id}`.execute(tx),
  )
  expect(rows[0]?.stored).not.toMatch(/FAMILY-NUMBER|PAPER-NUMBER/)
  expect((await send('GET', `document/${id}`)).body.data[0].number).toBe('PAPER-NUMBER-1')
})

test('whoever has family or papers is no longer taken back with the import', async () => {
  const sheet = 'staff_id,full_name,joined_on,basic_salary\nIM-1,Imported,2025-01-01,3000\n'
  const batch = await people.app.upload(people.admin, 'api/panel/employee/add/by/batch/upload/0', 'e.csv', sheet)
  const [row] = (await send('GET', 'getAllEmployees?search=IM-1')).body.data
  const [member] = expected(await send('POST', `family/${row.id}`, { full_name: 'A', relationship: 'child' }), 200)
  const undo = () => send('POST', `add/by/batch/undo/${batch.body.data.batch_id}`)
  expect((await undo()).body.message).toMatch(/no longer be undone/)
  await send('DELETE', `family/${row.id}/${member.id}`)
  expect((await undo()).status).toBe(200)
})
