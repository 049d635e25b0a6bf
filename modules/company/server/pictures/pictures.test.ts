import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { type Caller, type filesInMemory, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { png as picture, pngChunk } from '#tests/support/png.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { companyHandlers } from '../handlers.ts'

const COMPANY = 'api/panel/company'
let app: ModuleApp
let admin: Caller

beforeAll(async () => {
  app = await moduleApp({
    handlers: companyHandlers({ payInputsChanged: async () => {}, staff: staffNumbers }),
    catalogues: serverWords,
  })
})
beforeEach(async () => {
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

const png = (side: number, shade = 0) => picture(side, side, { shade })
const stored = () => (app.services.files as ReturnType<typeof filesInMemory>).kept
const ofCompany = () => [...stored().keys()].filter((key) => key.startsWith(admin.companyId)).length
const upload = (path: string, name: string, bytes: string | Uint8Array, who = admin) =>
  app.upload(who, `${COMPANY}/${path}`, name, bytes)
const get = (path: string, who = admin) => app.call(who, 'GET', path)
const profile = async () => (await get(`${COMPANY}/profile`)).body.data

test('a logo goes up and comes down byte by byte, and the profile and the letterhead say where it is (S7-010)', async () => {
  expect((await get(`${COMPANY}/downloadCompanyLogo`)).status).toBe(404)
  expect((await get(`${COMPANY}/downloadCompanyLogo`)).body.message).toBe('No file record')
  const taken = await upload('uploadCompanyLogo', 'logo.png', png(40))
  expect([taken.status, taken.body.message]).toEqual([200, 'The logo was saved'])
  const { logo_url } = taken.body.data
  const shown = await get(logo_url.slice(1))
  expect(shown.bytes.equals(png(40))).toBe(true)
  expect(shown.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(shown.headers['content-disposition']).toMatch(/^attachment/)
  expect(await profile()).toMatchObject({ logo_url, photo_url: null })
  const nobody = await app.caller(admin.companyId, 'MY')
  const { letterhead_url } = (await get(`${COMPANY}/settings`, nobody)).body.data
  expect((await get(letterhead_url.slice(1), nobody)).bytes.equals(png(40))).toBe(true)
  await app.call(admin, 'POST', `${COMPANY}/settings`, { letterhead_use_logo: false })
  expect((await get(`${COMPANY}/settings`, nobody)).body.data.letterhead_url).toBeNull()
})

test('another one takes the place of the one before, whose bytes are gone, and removed both are gone', async () => {
  const first = (await upload('uploadCompanyPhoto', 'office.png', png(40))).body.data.photo_url
  const second = (await upload('uploadCompanyPhoto', 'office.png', png(41))).body.data.photo_url
  expect(second).not.toBe(first)
  await upload('uploadCompanyLogo', 'logo.png', png(12))
  expect(ofCompany()).toBe(2)
  expect((await get(`${COMPANY}/downloadCompanyPhoto`)).bytes.equals(png(41))).toBe(true)
  expect((await app.call(admin, 'DELETE', `${COMPANY}/companyPhoto`)).body.message).toBe('The photo was removed')
  expect((await app.call(admin, 'DELETE', `${COMPANY}/companyLogo`)).status).toBe(200)
  expect((await app.call(admin, 'DELETE', `${COMPANY}/companyLogo`)).status).toBe(404)
  expect(ofCompany()).toBe(0)
  expect(await profile()).toMatchObject({ logo_url: null, photo_url: null })
  const { rows } = await app.db
    .forCompany(admin.companyId)
    .read((tx) => sql<{ action: string }>`select action from activity order by seq`.execute(tx))
  expect(rows.map(({ action }) => action)).toEqual([
    'company.photo-changed',
    'company.photo-changed',
    'company.logo-changed',
    'company.photo-changed',
    'company.logo-changed',
  ])
})

test('many at once leave one picture and its bytes alone', async () => {
  const all = await Promise.all(
    [1, 2, 3, 4].map((alike) => upload('uploadCompanyLogo', `${alike}.png`, png(20, alike))),
  )
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(ofCompany()).toBe(1)
  expect((await get(`${COMPANY}/downloadCompanyLogo`)).status).toBe(200)
})

test('a picture keeps to itself where it was taken', async () => {
  await upload(
    'uploadCompanyPhoto',
    'office.png',
    picture(40, 40, { more: [pngChunk('tEXt', Buffer.from('Place\0Jalan Kilang 14'))] }),
  )
  expect((await get(`${COMPANY}/downloadCompanyPhoto`)).bytes.equals(png(40))).toBe(true)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
test.each([
  ['a drawing that could run', 'logo.svg', SVG, /PNG or JPG/],
  ['the same under another name', 'logo.png', SVG, /PNG or JPG/],
  ['a page named as a picture', 'logo.jpg', '<html><body>hello</body></html>', /PNG or JPG/],
  ['a picture named as a page', 'logo.html', png(10), /PNG or JPG/],
  ['a kind that paper cannot carry', 'logo.webp', Buffer.from('RIFF____WEBPVP8 '), /PNG or JPG/],
  ['nothing at all', 'logo.png', '', /empty/],
  ['more than five megabytes', 'logo.png', Buffer.concat([png(10), Buffer.alloc(5 * 1_048_576)]), /at most 5 MB/],
  ['more pixels than a page can carry', 'logo.png', png(3_000), /8 million pixels/],
])('%s is refused beside the field, and nothing changes', async (_what, name, bytes, said) => {
  const refused = await upload('uploadCompanyLogo', name, bytes)
  expect(refused.status).toBe(422)
  expect(refused.body.errors.file?.[0]).toMatch(said)
  expect((await profile()).logo_url).toBeNull()
  expect(ofCompany()).toBe(0)
})

test('only the roles of the profile change it, and strangers see nothing of it', async () => {
  await upload('uploadCompanyLogo', 'logo.png', png(40))
  const leave = await app.caller(admin.companyId, 'MY', 'HR Leave')
  expect((await upload('uploadCompanyLogo', 'logo.png', png(41), leave)).status).toBe(403)
  expect((await app.call(leave, 'DELETE', `${COMPANY}/companyLogo`)).status).toBe(403)
  expect((await get(`${COMPANY}/downloadCompanyLogo`, leave)).status).toBe(200)
  const nobody = await app.caller(admin.companyId, 'MY')
  expect((await get(`${COMPANY}/downloadCompanyLogo`, nobody)).status).toBe(403)
  const stranger = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
  expect((await get(`${COMPANY}/downloadCompanyLogo`, stranger)).status).toBe(404)
  expect((await get('api/emp/companyLogo', stranger)).status).toBe(404)
})
