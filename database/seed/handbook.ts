/** The company's handbook: articles of each chapter, one published anew, some to be confirmed, and a draft. */
import type { Country } from '#kernel/countries.ts'
import { addDays } from '#kernel/plain-date.ts'
import { addArticle, articles, changeArticle, publishArticle } from '#modules/documentation/contract/articles.ts'
import { categories } from '#modules/documentation/contract/categories.ts'
import { confirmArticle, handbook } from '#modules/documentation/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Business } from './business.ts'
import { handbookTexts } from './handbook-texts.ts'
import { morningOf } from './opening.ts'

const AGO = { written: 60, changed: 9, confirmed: 7 } as const
const NOTES: Readonly<Record<Country, string>> = {
  MY: 'One more rule at the end',
  TW: '新增最後一項',
  PH: 'Typhoons added',
}

export async function writeHandbook({ act, admin, employee, country, today, now }: Business): Promise<void> {
  const chapters = (await act(admin, categories, { at: now })) as DataOf<typeof categories>
  const known = new Map(
    ((await act(admin, articles, { at: now })) as DataOf<typeof articles>).map((one) => [one.title, one]),
  )
  const texts = handbookTexts[country]
  for (const [place, { chapter, confirm, later, ...text }] of texts.entries()) {
    const category = chapters[chapter]
    if (!category) continue
    const at = morningOf(addDays(today, -AGO.written))
    const body = { ...text, category_id: category.id, must_confirm: confirm ?? false }
    const made = known.get(text.title) ?? ((await act(admin, addArticle, { body, at })) as DataOf<typeof addArticle>)
    const params = { id: made.id }
    const isDraft = place === texts.length - 1
    if (made.version === null && !isDraft) await act(admin, publishArticle, { params, body: {}, at })
    if (later && (made.version ?? 1) === 1) {
      const then = morningOf(addDays(today, -AGO.changed))
      await act(admin, changeArticle, { params, body: { content: later }, at: then })
      await act(admin, publishArticle, {
        params,
        body: { note: NOTES[country], ask_again: confirm ?? false },
        at: then,
      })
    }
  }
  const at = morningOf(addDays(today, -AGO.confirmed))
  const mine = (await act(employee, handbook, { at })) as DataOf<typeof handbook>
  const first = mine.find(({ must_confirm, confirmed_at }) => must_confirm && confirmed_at === null)
  if (first && mine.every(({ confirmed_at }) => confirmed_at === null))
    await act(employee, confirmArticle, { params: { id: first.id }, at })
}
