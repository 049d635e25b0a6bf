/** What the company tells its people: something to confirm, something pinned, one for a department, a plan and a draft. */
import type { Country } from '#kernel/countries.ts'
import { addDays } from '#kernel/plain-date.ts'
import { addAnnouncement, announcements, publishAnnouncement } from '#modules/announcements/contract/announcements.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { announcementTexts, type DemoText } from './announcement-texts.ts'
import { type Business, memberAt } from './business.ts'
import { morningOf } from './opening.ts'

const AGO = { pinned: 40, confirm: 5, department: 2 } as const
const AHEAD = 3

export async function announceThings({ act, hr, country, today, now, staff }: Business): Promise<void> {
  const known = (await act(hr, announcements, { at: now })) as DataOf<typeof announcements>
  if (known.length > 0) return
  const texts = announcementTexts[country satisfies Country]
  const add = async (text: DemoText, daysAgo: number, more: object = {}) => {
    const at = morningOf(addDays(today, -daysAgo))
    const body = { ...text, ...more }
    const { id } = (await act(hr, addAnnouncement, { body, at })) as DataOf<typeof addAnnouncement>
    return { at, params: { id } }
  }
  const publish = async ({ at, params }: Awaited<ReturnType<typeof add>>, body: object = {}) =>
    act(hr, publishAnnouncement, { params, body: { ...body }, at })
  await publish(await add(texts.pinned, AGO.pinned, { is_pinned: true }))
  await publish(
    await add(texts.confirm, AGO.confirm, { is_important: true, must_acknowledge: true, duration_expiry: 3 }),
  )
  const { department_id } = memberAt(staff, 0)
  const departments = department_id === null ? [] : [department_id]
  await publish(await add(texts.department, AGO.department, { departments, duration_expiry: 1 }))
  await publish(await add(texts.planned, 0, { duration_expiry: 1 }), { at: `${addDays(today, AHEAD)}T09:00` })
  await add(texts.draft, 0)
}
