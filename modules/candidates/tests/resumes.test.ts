import { PDFDocument } from '@cantoo/pdf-lib'
import JSZip from 'jszip'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { tasksFollow } from '#modules/onboarding/server/public.ts'
import { readings } from '#platform/reading/server/readings.ts'
import { drawnPdf, drawnPicture } from '#tests/support/drawn-papers.ts'
import { type HiringCompany, hiringCompany } from '#tests/support/hiring-company.ts'
import { candidatesHandlers } from '../server/handlers.ts'
import { offerKind } from '../server/offers/agreeing/offer-kind.ts'
import { resumeReader } from '../server/resume-reader.ts'

const CANDIDATE = 'api/panel/onboarding/candidate'
const approvals = { kinds: [offerKind], people: approvalPeople }
let of: HiringCompany
let reading: ReturnType<typeof readings>
beforeEach(async () => {
  of = await hiringCompany(candidatesHandlers({ payInputsChanged: async () => {}, approvals, joined: tasksFollow }))
  Object.assign(of.app.services.settings, { readingWorkers: 1 })
  reading = readings(of.app.services, [resumeReader])
})
afterEach(async () => {
  await reading?.stop()
  await of?.close()
})

const show = async (id: string) => (await of.app.call(of.admin, 'GET', `${CANDIDATE}/${id}`)).body.data
const found = async (search: string) => {
  const { body } = await of.app.call(of.admin, 'GET', `${CANDIDATE}?search=${encodeURIComponent(search)}`)
  return body.data.map(({ full_name }: { full_name: string }) => full_name)
}
const applied = async (name: string, bytes: Uint8Array, fields: Record<string, string> = {}) =>
  (await of.apply(fields, { name, bytes })).body.data.id as string

/** As small as Word takes one. */
async function docx(lines: readonly string[]): Promise<Uint8Array> {
  const zip = new JSZip()
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  )
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  )
  return zip.generateAsync({ type: 'uint8array' })
}

test('whoever applies stands at applied until the resume is read, which proposes and is searched in any script', async () => {
  const resume = [
    'Nur Aisyah binti Rahman',
    'aisyah.r@mail.example',
    '+60 12-999 8877',
    'Universiti Malaya, 2018',
    'Latte art champion',
  ]
  const id = await applied('cv.pdf', drawnPdf(resume))
  expect(await show(id)).toMatchObject({
    status: 'applied',
    resume: { name: 'cv.pdf', state: 'waiting', proposed: null },
    history: [{ kind: 'applied' }],
  })
  const other = { full_name: 'Lin Mei Hui', email: 'lin@example.com', phone: '0912345678' }
  await applied('cv.docx', await docx(['姓名：林美惠', '畢業於臺灣⼤學', '咖啡 師']), other)
  await reading.look()
  expect(await show(id)).toMatchObject({
    status: 'pending',
    full_name: 'Aisyah Rahman',
    resume: {
      ...{ name: 'cv.pdf', state: 'read' },
      proposed: {
        ...{ full_name: 'Nur Aisyah binti Rahman', email: 'aisyah.r@mail.example', phone: '+60 12-999 8877' },
        schools: ['Universiti Malaya'],
      },
    },
    history: [{ kind: 'moved', from_status: 'applied', to_status: 'pending' }, { kind: 'applied' }],
  })
  for (const [search, names] of [
    ['latte champ', ['Aisyah Rahman']],
    ['台灣大學', ['Lin Mei Hui']],
    ['咖啡師', ['Lin Mei Hui']],
    ['latte 大學', []],
    ['Mei Hui', ['Lin Mei Hui']],
    ["'&|", []],
  ] as const)
    expect([search, await found(search)]).toEqual([search, names])
})

test('a scan is recognised, and what cannot be read waits for nobody', async () => {
  const scan = await PDFDocument.create()
  const picture = await scan.embedPng(
    await drawnPicture(['TAN WEI LING', 'weiling@mail.example', 'Universiti Sains Malaysia']),
  )
  scan.addPage([picture.width, picture.height]).drawImage(picture)
  const id = await applied('scan.pdf', await scan.save())
  const broken = await applied('x.pdf', Buffer.from('%PDF-1.7\n%%EOF'), { email: 'x@example.com', phone: '0198887766' })
  await reading.look()
  expect(await show(id)).toMatchObject({
    status: 'pending',
    resume: { state: 'read', proposed: { email: 'weiling@mail.example', schools: ['Universiti Sains Malaysia'] } },
  })
  expect(await show(broken)).toMatchObject({ status: 'pending', resume: { state: 'unreadable', proposed: null } })
})
