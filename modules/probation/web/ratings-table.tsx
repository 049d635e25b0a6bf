/** What each of them rated, item by item, with the points it comes to. */
import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { review } from '../contract/probation.ts'
import { type Rater, raters } from '../model/review.ts'
import classes from './probation.module.css'
import { useWords } from './words.ts'

export type ReviewShown = DataOf<typeof review>
type ShownItem = ReviewShown['items'][number]

export const useItemName = () => {
  const language = useLanguage()
  return ({ name, name_zh }: Pick<ShownItem, 'name' | 'name_zh'>) =>
    language === 'zh-Hant' && name_zh ? name_zh : name
}

export function RatingsTable({ review: { items, parts, ...points } }: { readonly review: ReviewShown }) {
  const t = useWords()
  const nameOf = useItemName()
  const shown = raters.filter((rater) => parts[rater] !== null)
  if (shown.length === 0) return <p className="muted">{t('probation.nothingRated')}</p>
  const rated = (rater: Rater, id: string) => parts[rater]?.ratings.find(({ item_id }) => item_id === id)?.rating ?? ''
  const total = (rater: Rater) => points[`${rater}_total_points`] ?? ''
  type Line = {
    readonly id: string
    readonly name: string
    readonly weight: number | string
    readonly item?: ShownItem
  }
  const lines: readonly Line[] = [
    ...items.map((item) => ({ id: item.id, name: nameOf(item), weight: item.weight, item })),
    { id: 'total', name: t('probation.points'), weight: 100 },
  ]
  return (
    <>
      <SimpleTable
        label={t('probation.ratings')}
        rows={lines}
        rowId={({ id }) => id}
        columns={[
          { id: 'item', header: t('probation.item'), cell: ({ name, item }) => (item ? name : <b>{name}</b>) },
          { id: 'weight', header: t('probation.weight'), number: true, cell: ({ weight }) => weight },
          ...shown.map((rater) => ({
            id: rater,
            header: t(`probation.by.${rater}`),
            number: true,
            cell: ({ id, item }: Line) => (item ? rated(rater, id) : <b>{total(rater)}</b>),
          })),
        ]}
      />
      {shown.map((rater) => {
        const comment = parts[rater]?.comment
        return (
          comment && (
            <blockquote key={rater} className={classes.said}>
              <b>{t(`probation.by.${rater}`)}</b>
              {comment}
            </blockquote>
          )
        )
      })}
    </>
  )
}
