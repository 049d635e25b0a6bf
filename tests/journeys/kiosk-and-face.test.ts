/** A tablet becomes the kiosk at the door and takes a code with a photo; on a phone somebody agrees to be known by the face. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, newCompany } from '../support/client.ts'
import { COLLEAGUES_PASSWORD, colleague } from '../support/colleagues.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'
import { openBrowser, openPage, violations } from './support/browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerja-camera-'))
let server: RunningServer
let browser: Browser
let admin: Client
let ann: Awaited<ReturnType<typeof colleague>>
let annId: string
beforeAll(async () => {
  server = await runServer()
  browser = await openBrowser({ camera: await film() })
  admin = await newCompany(new Client(server.url))
  const person = { staff_id: 'A-1', full_name: 'Ann', joined_on: '2025-01-01' }
  annId = (await admin.post('api/panel/employee/create', person)).body.data.id
  const ways = { employee_ids: [annId], methods: ['qr', 'face'] }
  expect((await admin.post('api/panel/employee/bulk/action/update/attendance/method', ways)).status).toBe(200)
  ann = await colleague(admin, [], { employee_id: annId })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** One face that looks straight, out of the picture that comes with the library. */
async function film(): Promise<string> {
  const library = dirname(createRequire(import.meta.url).resolve('@vladmandic/human'))
  const face = await sharp(join(library, '../assets/screenshot-facematch.jpg'))
    .extract({ left: 2, top: 286, width: 102, height: 104 })
    .resize(300, 300)
    .extend({ top: 90, bottom: 90, left: 170, right: 170, background: '#778' })
    .jpeg()
    .toBuffer()
  const path = join(folder, 'camera.mjpeg')
  writeFileSync(path, Buffer.concat(Array.from({ length: 10 }, () => face)))
  return path
}

test('a tablet is paired once, shows its code, and takes somebody’s own code with a photo', async () => {
  const door = { name: 'Door', radius: 100, latitude: 3.1579, longitude: 101.7116 }
  const place = (await admin.post('api/panel/company/coordinate', door)).body.data.id
  const ways = ['qr', 'staff_code']
  const kiosk = { name: 'Front door', coordinate_id: place, ways }
  const { id } = (await admin.post('api/panel/attendance/kiosk', kiosk)).body.data
  const { code } = (await admin.post(`api/panel/attendance/kiosk/${id}/pair`)).body.data
  const { page, context, troubles } = await openPage(browser, { tablet: true })
  await page.goto(`${server.url}/kiosk`)
  await page.getByLabel('Code').fill(code)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('Front door · Door').waitFor()
  await page.locator('form input').fill('A-1')
  // Once the camera is on.
  await page.getByRole('button', { name: 'Clock', exact: true }).click()
  const said = page.getByRole('status').filter({ hasText: /./ })
  await said.waitFor()
  expect(await said.textContent()).toMatch(/^Ann, clocked in at \d\d:\d\d$/)
  expect(await violations(page)).toEqual([])
  const { clockings } = (await ann.get('api/emp/attendance/today')).body.data
  expect(clockings).toMatchObject([{ type: 'in', method: 'kiosk', place: 'Door', flags: [] }])
  expect(troubles).toEqual([])
  await context.close()
})

test('on a phone one agrees, sends a photo, and the camera then asks for a turn of the head', async () => {
  const { page, context, troubles } = await openPage(browser, { phone: true })
  await page.goto(`${server.url}/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(ann.email)
  await page.locator('input[type=password]').first().fill(COLLEAGUES_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/me')
  await page.goto(`${server.url}/me/attendance`)
  await page.getByRole('link', { name: 'To clock in with your face, agree to it in your profile first' }).click()
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.getByRole('button', { name: 'Withdraw consent' }).waitFor()
  expect(await violations(page)).toEqual([])
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const given = await admin.upload(`api/panel/faceRecognition/photo/${annId}`, photo, 'ann.png')
  expect(given.status, JSON.stringify(given.body)).toBe(201)
  await page.goto(`${server.url}/me/attendance`)
  await page.getByRole('button', { name: 'Clock in with your face' }).click()
  await page.getByText('Now turn your head to one side').waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await context.close()
})
