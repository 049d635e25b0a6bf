import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeZip } from '#tests/support/make-zip.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { multipart, type SentFile, sampleFiles } from '#tests/support/multipart.ts'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'

let people: PeopleApp
beforeAll(async () => {
  people = await peopleApp()
})
afterAll(() => people?.close())

const kept = () => (people.app.services.files as unknown as { kept: Map<string, Buffer> }).kept
function send(method: 'POST' | 'PATCH', path: string, fields: Record<string, string>, file?: SentFile) {
  const { payload, headers } = multipart(fields, file)
  return people.app.call(people.admin, method, `api/panel/employee/${path}`, payload, headers)
}
const get = (path: string, by: Caller = people.admin) => people.app.call(by, 'GET', `api/panel/employee/${path}`)
const paper = { kind: 'contract', name: 'Contract of employment' }

describe('the file of a paper', () => {
  test('comes back as it was, as an attachment under its name', async () => {
    const { id } = await people.person()
    const [one] = expected(
      await send('POST', `document/${id}`, paper, { ...sampleFiles.pdf, name: '../合約 2026.pdf' }),
      200,
    )
    expect(one).toMatchObject({ file_name: '合約 2026.pdf', file_size: 14 })
    const { status, bytes, headers } = await get(`document/${id}/${one.id}/file`)
    expect([status, bytes.toString(), headers['content-type']]).toEqual([200, '%PDF-1.7\n%%EOF', 'application/pdf'])
    expect(headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%E5%90%88/)
  })

  test('lies sealed, and goes with the paper or with the file that replaces it', async () => {
    const { id } = await people.person()
    const before = kept().size
    const [one] = expected(await send('POST', `document/${id}`, paper, sampleFiles.pdf), 200)
    expect([...kept().values()].some((bytes) => bytes.includes('%PDF'))).toBe(false)
    const other = { name: 'new.pdf', bytes: '%PDF-1.4 new' }
    const [changed] = expected(await send('PATCH', `document/${id}/${one.id}`, { revision: '1' }, other), 200)
    expect([changed.file_name, kept().size]).toEqual(['new.pdf', before + 1])
    expect((await get(`document/${id}/${one.id}/file`)).bytes.toString()).toBe('%PDF-1.4 new')
    await people.app.call(people.admin, 'DELETE', `api/panel/employee/document/${id}/${one.id}`)
    expect(kept().size).toBe(before)
    expect((await get(`document/${id}/${one.id}/file`)).status).toBe(404)
  })

  test('of the wrong kind is refused by name and content, and leaves nothing behind (S5-033)', async () => {
    const { id } = await people.person()
    const before = kept().size
    const docx = (names: string[]) => makeZip(names.map((name) => ({ name, content: '<x/>' })))
    const wrong: SentFile[] = [
      { name: 'page.html', bytes: '<html>' },
      { name: 'page.pdf', bytes: '<html>' },
      { name: 'a.svg', bytes: '<svg/>' },
      { name: 'a.pdf.exe', bytes: '%PDF-1.7' },
      { name: 'a.docx', bytes: docx(['xl/workbook.xml']) },
      { name: 'a.docx', bytes: docx(['word/document.xml', 'word/vbaProject.bin']) },
      { name: 'a.docx', bytes: 'PK\x03\x04broken' },
      { name: 'a.png', bytes: '%PDF-1.7' },
      { name: '', bytes: sampleFiles.png.bytes },
    ]
    for (const file of wrong) {
      const { status, body } = await send('POST', `document/${id}`, paper, file)
      expect([status, Object.keys(body.errors)], file.name).toEqual([422, ['file']])
    }
    expect(
      expected(
        await send('POST', `document/${id}`, paper, { name: 'a.docx', bytes: docx(['word/document.xml']) }),
        200,
      ),
    ).toHaveLength(1)
    expect(kept().size).toBe(before + 1)
  })

  test('that comes with a change nobody may make is not kept', async () => {
    const { id } = await people.person()
    const [one] = expected(await send('POST', `document/${id}`, paper), 200)
    const before = kept().size
    expect((await send('PATCH', `document/${id}/${one.id}`, { revision: '7' }, sampleFiles.pdf)).status).toBe(409)
    expect((await send('POST', `document/${people.stranger.companyId}`, paper, sampleFiles.pdf)).status).toBe(404)
    expect(kept().size).toBe(before)
    expect((await get(`document/${id}`)).body.data[0]).toMatchObject({ file_name: null, revision: 1 })
  })

  test('is not kept beyond two hundred megabytes of one account within a day', async () => {
    const { id } = await people.person()
    const { companyId } = people.admin
    const within = (time: string) =>
      people.inside().transaction((tx) =>
        sql`insert into files (company_id, id, name, type, size, sha256, storage_key, purpose, created_by, created_at)
          values (${companyId}, gen_random_uuid(), 'a', 'b', ${200 * 1_048_576}, '', ${time}, 'd', 
            (select created_by from files where company_id = ${companyId} and created_by is not null limit 1),
            now() - ${time}::interval)`.execute(tx),
      )
    await within('25 hours')
    expected(await send('POST', `document/${id}`, paper, sampleFiles.pdf), 200)
    await within('23 hours')
    const before = kept().size
    const { status, body } = await send('POST', `document/${id}`, paper, sampleFiles.pdf)
    const said = 'You have uploaded 200 MB within a day; try again tomorrow'
    expect([status, body.errors]).toEqual([422, { file: [said] }])
    expect(kept().size).toBe(before)
    await people
      .inside()
      .transaction((tx) => sql`delete from files where company_id = ${companyId} and name = 'a'`.execute(tx))
  })

  test('is not there for strangers, nor for roles without papers', async () => {
    const { id } = await people.person()
    const [one] = expected(await send('POST', `document/${id}`, paper, sampleFiles.pdf), 200)
    expect((await get(`document/${id}/${one.id}/file`, people.stranger)).status).toBe(404)
    const other = await people.person()
    expect((await get(`document/${other.id}/${one.id}/file`)).status).toBe(404)
    for (const role of ['L & D', 'Recruitment Manager', 'Reporting Manager', 'HR Payroll'] as const)
      expect((await get(`document/${id}/${one.id}/file`, await people.as(role))).status).toBe(403)
  })
})

test('papers stand in the order in which they run out, and say in how many days', async () => {
  const { id } = await people.person()
  for (const expires_on of ['', '2026-12-20', '2026-11-19'])
    await send('POST', `document/${id}`, { ...paper, expires_on })
  const { data } = (await get(`document/${id}`)).body
  expect(data.map((one: { expires_in: number }) => one.expires_in)).toEqual([-1, 30, null])
})

describe('the work permit on the employment side', () => {
  const EMPLOYMENT = 'update/employment/details'

  test('is one of the papers, with its file (S3-050)', async () => {
    const { id } = await people.person({ citizenship: 'non_citizen' })
    expect((await get(`foreign/download/${id}`)).body.message).toBe('No file record')
    const permit = {
      work_permit_number: 'PL-1',
      work_permit_endorsed_on: '2026-01-10',
      work_permit_expires_on: '2027-01-09',
    }
    const saved = expected(await send('POST', `${EMPLOYMENT}/${id}`, permit, sampleFiles.pdf), 200)
    expect(saved).toMatchObject({ ...permit, work_permit_file: 'paper.pdf' })
    expect((await get(`document/${id}`)).body.data).toMatchObject([
      { kind: 'work_permit', name: 'Work permit', number: 'PL-1', issued_on: '2026-01-10', expires_on: '2027-01-09' },
    ])
    const file = await get(`foreign/download/${id}`)
    expect([file.status, file.bytes.toString()]).toEqual([200, '%PDF-1.7\n%%EOF'])
    const renewed = expected(await send('POST', `${EMPLOYMENT}/${id}`, { work_permit_expires_on: '2028-01-09' }), 200)
    expect(renewed).toMatchObject({ ...permit, work_permit_expires_on: '2028-01-09', work_permit_file: 'paper.pdf' })
    expect((await get(`document/${id}`)).body.data).toHaveLength(1)
  })

  test('is for the roles that see papers, and ends after it begins', async () => {
    const { id } = await people.person()
    await send('POST', `${EMPLOYMENT}/${id}`, { work_permit_number: 'PL-2' })
    const recruiter = await people.as('Recruitment Manager')
    expect(await people.get(`api/panel/employee/show/employment/details/${id}`, recruiter)).toMatchObject({
      work_permit_number: null,
      work_permit_file: null,
    })
    const { payload, headers } = multipart({}, sampleFiles.pdf)
    const sent = await people.app.call(recruiter, 'POST', `api/panel/employee/${EMPLOYMENT}/${id}`, payload, headers)
    expect(sent.status).toBe(403)
    const wrong = { work_permit_endorsed_on: '2026-01-10', work_permit_expires_on: '2026-01-09' }
    expect((await send('POST', `${EMPLOYMENT}/${id}`, wrong)).body.errors).toHaveProperty('work_permit_expires_on')
  })
})
