/** What each of them rated, row by row, with the points it comes to and what was said. */
import { SimpleTable } from '#design/simple-table.tsx'
import { colon } from '#platform/words/web/words.ts'
import { expectationOf } from '../model/result.ts'
import { type Rater, raters } from '../model/stages.ts'
import { ExpectationBadge, type ReviewShown, useNamed } from './named.tsx'
import classes from './performance.module.css'
import { useWords } from './words.ts'

type Line = { readonly id: string; readonly weight: number; readonly item?: ReviewShown['items'][number] }

export function RatingsTable({ review }: { readonly review: ReviewShown }) {
  const { items, parts } = review
  const t = useWords()
  const named = useNamed()
  const shown = raters.filter((rater) => parts[rater] !== null)
  const rated = (rater: Rater, id: string) => parts[rater]?.ratings.find(({ item_id }) => item_id === id)
  const mark = (rater: Rater, { id, item }: Line) => {
    if (!item) return <b>{review[`${rater}_points`] ?? ''}</b>
    const rating = rated(rater, id)?.rating
    const judged = rating !== undefined && item.expected !== null && rater !== 'employee'
    return (
      <>
        {rating ?? ''}
        {judged && item.expected !== null && (
          <span className={classes.why}>
            <ExpectationBadge is={expectationOf(rating, item.expected)} />
          </span>
        )}
      </>
    )
  }
  const lines: readonly Line[] = [
    ...items.map((item) => ({ id: item.id, weight: item.weight, item })),
    ...(shown.length > 0 ? [{ id: 'points', weight: 100 }] : []),
  ]
  return (
    <>
      <SimpleTable
        wide
        label={t('performance.ratings')}
        rows={lines}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'item',
            header: t('performance.item'),
            cell: ({ item }) =>
              item ? (
                <>
                  {named.name(item)}
                  {item.expected !== null && (
                    <span className={classes.why}>{t('performance.expected', { level: item.expected })}</span>
                  )}
                </>
              ) : (
                <b>{t('performance.points')}</b>
              ),
          },
          { id: 'weight', header: t('performance.weight'), number: true, cell: ({ weight }) => `${weight} %` },
          ...shown.map((rater) => ({
            id: rater,
            header: t(`performance.by.${rater}`),
            number: true,
            cell: (line: Line) => mark(rater, line),
          })),
        ]}
      />
      {shown.length === 0 && <p className="muted">{t('performance.nothingRated')}</p>}
      {shown.map((rater) => (
        <Said key={rater} review={review} rater={rater} />
      ))}
    </>
  )
}

function Said({ review: { parts, items }, rater }: { readonly review: ReviewShown; readonly rater: Rater }) {
  const t = useWords()
  const named = useNamed()
  const part = parts[rater]
  const about = (part?.ratings ?? []).flatMap(({ item_id, comment }) => {
    const item = items.find(({ id }) => id === item_id)
    return comment && item ? [{ id: item_id, name: named.name(item), comment }] : []
  })
  if (!part?.comment && about.length === 0) return null
  return (
    <blockquote className={classes.said}>
      <b>{t(`performance.by.${rater}`)}</b>
      {part?.comment}
      {about.map(({ id, name, comment }) => (
        <span key={id}>{`${name}${colon()}${comment}`}</span>
      ))}
    </blockquote>
  )
}
