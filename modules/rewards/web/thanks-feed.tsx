/** Thanks: those that I received, those that I gave, or those that everybody may see. */
import { SegmentedControl } from '@mantine/core'
import { LoadMore } from '#design/load-more.tsx'
import { Empty, Failed, RowsSkeleton } from '#design/states.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { sides, thanks } from '../contract/own.ts'
import { BadgeMark, useNamed } from './badge-mark.tsx'
import classes from './rewards.module.css'
import { useWords } from './words.ts'

const AT_ONCE = 20
export type Side = (typeof sides)[number]

type ThanksFeedProps = { readonly side: Side; readonly onSide: (side: Side) => void }

export function ThanksFeed({ side, onSide }: ThanksFeedProps) {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  const { reading, rows, total } = useReadOn(
    [thanks.id, side],
    (page, signal) => callWhole(thanks, { query: { ...page, side }, signal }),
    AT_ONCE,
  )
  return (
    <>
      <SegmentedControl
        aria-label={t('rewards.mine.thanks')}
        value={side}
        onChange={(value) => onSide(value as Side)}
        data={sides.map((value) => ({ value, label: t(`rewards.side.${value}`) }))}
      />
      {reading.isPending && <RowsSkeleton rows={4} />}
      {reading.isError && rows.length === 0 && <Failed reading={reading} />}
      {reading.isSuccess && rows.length === 0 && (
        <Empty title={t(`rewards.side.${side}.none`)} hint={t(`rewards.side.${side}.hint`)} />
      )}
      <div className={classes.feed}>
        {rows.map((row) => (
          <article key={row.id} className={`card ${classes.card}`}>
            <div className={classes.head}>
              <b>{t('rewards.toWhom', { giver: row.giver, receiver: row.receiver })}</b>
              <small className="muted">{dayText(row.given_on, language)}</small>
            </div>
            <p className={classes.text}>{row.message}</p>
            <div className={classes.head}>
              <BadgeMark icon={row.icon} colour={row.colour} name={named(row.type_name, row.type_name_zh)} />
              <small className="muted">
                {row.points > 0 && t('rewards.pointsOf', { count: row.points })}
                {!row.is_public && ` ${t('rewards.betweenUs')}`}
              </small>
            </div>
          </article>
        ))}
      </div>
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </>
  )
}
