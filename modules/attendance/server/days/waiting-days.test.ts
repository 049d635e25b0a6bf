import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { attendanceApp, attendanceFacts, clocked } from '#tests/support/attendance-company.ts'
import type { LeaveApp } from '#tests/support/leave-company.ts'
import { waitingDays } from './waiting-days.ts'

let app: LeaveApp
beforeAll(async () => {
  app = await attendanceApp('2026-11-23')
})
afterAll(() => app?.close())

test('on a Monday whoever keeps attendance is told how many days wait, once; on other days nobody is', async () => {
  const company = await app.leaveCompany('MY')
  const ann = await company.member('Ann', { attendance_methods: '{gps}' })
  await company.setSettings({ attendance_from: '2026-11-18' })
  // Wednesday and Thursday she came; Friday she did not. The weekend is free.
  await clocked(company, ann, ['2026-11-18 08:55 in', '2026-11-18 18:05 out', '2026-11-19 09:00 in'])
  const morning = (today: string) =>
    waitingDays({ dayFacts: attendanceFacts }).run(app.services, { companyId: company.id, today: plainDateOf(today) })
  const told = async (who?: typeof ann) =>
    (await company.get('api/emp/notice', who)).body.data.notices.map(
      ({ text, link }: { text: string; link: string }) => [text, link],
    )
  await morning('2026-11-20')
  expect(await told()).toEqual([])
  await morning('2026-11-23')
  await morning('2026-11-23')
  expect(await told()).toEqual([
    [
      'Attendance days that wait for a decision: 3, the oldest of 18 Nov 2026',
      '/app/attendance/approval?f.month=2026-11',
    ],
  ])
  expect(await told(ann)).toEqual([])
})
