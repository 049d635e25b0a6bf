/** What people of the demonstration told each other lately, and what they thought of it. */
import type { Country } from '#kernel/countries.ts'
import { addDays } from '#kernel/plain-date.ts'
import { addPost, keptPosts, likePost, writePost } from '#modules/story-board/contract/story-board.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Business } from './business.ts'
import { morningOf } from './opening.ts'

/** From HR, from the manager, from whoever keeps training. */
const texts: Readonly<Record<Country, readonly [string, string, string]>> = {
  MY: [
    'Our Bangsar outlet was named best café of the month by its neighbours. Thank you all!',
    'Big thanks to the morning team, who opened on time in spite of the flood.',
    'Latte art class this Saturday was full. Photos are at the counter.',
  ],
  TW: [
    '恭喜研發團隊順利上線新版本，大家辛苦了！',
    '謝謝客服同仁連假期間輪值支援。',
    '上週的簡報課回饋很好，下個月再開一梯。',
  ],
  PH: [
    'Our Cebu store reached its target a week early. Congratulations!',
    'Thank you to everyone who stayed to help during the stock count.',
    'First-aid class went well: twelve new first-aiders.',
  ],
}
const AGO = [9, 4, 1] as const

export async function tellStories({ act, admin, manager, teacher, country, today, now }: Business): Promise<void> {
  const known = (await act(admin, keptPosts, { at: now })) as DataOf<typeof keptPosts>
  if (known.length > 0) return
  const [fromHr, thanks, learnt] = texts[country]
  const at = AGO.map((days) => morningOf(addDays(today, -days)))
  const [first = now, second = now, third = now] = at
  const post = (await act(admin, addPost, { body: { text: fromHr, pictures: [] }, at: first })) as DataOf<
    typeof addPost
  >
  await act(manager, writePost, { body: { text: thanks, pictures: [] }, at: second })
  await act(teacher, writePost, { body: { text: learnt, pictures: [] }, at: third })
  for (const who of [manager, teacher])
    await act(who, likePost, { params: { id: post.id }, body: { on: true }, at: third })
}
