import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { attendanceApp, attendanceFacts, clocked } from '#tests/support/attendance-company.ts'
import type { LeaveApp, Member } from '#tests/support/leave-company.ts'
import { forgottenOuts } from './forgotten-out.ts'

let app: LeaveApp
beforeAll(async () => {
  app = await attendanceApp('2026-11-20')
})
afterAll(() => app?.close())

test('whoever did not clock out is told in the morning, once, and nobody else', async () => {
  const company = await app.leaveCompany('MY')
  const clocks = { attendance_methods: '{gps}' }
  const [ann, ben, cara] = await Promise.all(['Ann', 'Ben', 'Cara'].map((name) => company.member(name, clocks)))
  if (!ann || !ben || !cara) throw new Error('three people')
  await clocked(company, ann, ['2026-11-19 08:55 in'])
  await clocked(company, ben, ['2026-11-19 08:55 in', '2026-11-19 18:05 out'])
  // She has just come, and may well clock out.
  await clocked(company, cara, ['2026-11-20 08:55 in'])
  const morning = (today: string) =>
    forgottenOuts({ dayFacts: attendanceFacts }).run(app.services, {
      companyId: company.id,
      today: plainDateOf(today),
    })
  const told = async (who: Member) =>
    (await company.get('api/emp/notice', who)).body.data.notices.map(
      ({ text, link }: { text: string; link: string }) => [text, link],
    )
  const first = [
    ['You did not clock out on 19 Nov 2026; ask for the time to be put right', '/me/attendance?day=2026-11-19'],
  ]
  await morning('2026-11-20')
  expect([await told(ann), await told(ben), await told(cara)]).toEqual([first, [], []])
  await morning('2026-11-20')
  app.setToday('2026-11-21')
  await morning('2026-11-21')
  expect(await told(ann)).toEqual(first)
  expect((await told(cara)).length).toBe(1)
})
