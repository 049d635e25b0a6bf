import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type AttendanceApp, attendanceApp } from '#tests/support/attendance-app.ts'
import { multipart, sampleFiles } from '#tests/support/multipart.ts'
import { clockingsOvernight } from './retention.ts'

let office: AttendanceApp
beforeAll(async () => {
  office = await attendanceApp()
})
afterAll(() => office?.close())

test('photos go after their days and positions after their months, and the clockings stay', async () => {
  const who = await office.person()
  const { payload, headers } = multipart(
    { type: 'in', method: 'gps', latitude: '3.1579', longitude: '101.7116' },
    sampleFiles.png,
    'photo',
  )
  expect((await office.app.call(who.caller, 'POST', 'api/emp/attendance/clock', payload, headers)).status).toBe(201)
  const kept = async () => {
    const { companyId } = office.admin
    const night = async (today: string) => {
      await clockingsOvernight.run(office.app.services, { companyId, today: plainDateOf(today) })
      return office.inside().read(async (tx) => {
        const { rows } = await sql<{ files: number; photos: number; positions: number; clockings: number }>`
          select (select count(*)::int from files) as files, (select count(*)::int from clocking_photos) as photos,
            count(latitude)::int as positions, count(*)::int as clockings from clockings`.execute(tx)
        return rows[0]
      })
    }
    return [await night('2027-02-18'), await night('2027-02-19'), await night('2028-11-20'), await night('2028-11-21')]
  }
  // Taken on 20 November 2026: ninety days on is 18 February, twenty-four months on 20 November 2028.
  expect(await kept()).toEqual([
    { files: 1, photos: 1, positions: 1, clockings: 1 },
    { files: 0, photos: 0, positions: 1, clockings: 1 },
    { files: 0, photos: 0, positions: 1, clockings: 1 },
    { files: 0, photos: 0, positions: 0, clockings: 1 },
  ])
})
