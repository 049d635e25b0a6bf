/** What an application comes to: the sum, each day with what it costs, who else is away, and who decides. */
import { PersonMark } from '#design/person-mark.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { previewOwn } from '#modules/leave/contract/own.ts'
import { thinnestDay } from '#modules/leave/model/public.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { spanText, useAmount } from './amounts.ts'
import { GoesTo } from './goes-to.tsx'
import { RequestStatus } from './status.tsx'

type Preview = DataOf<typeof previewOwn>

type ApplyPreviewProps = {
  readonly preview: Preview
  /** Of other days than those chosen now: it is not read any more. */
  readonly stale: boolean
}

export function ApplyPreview({ preview, stale }: ApplyPreviewProps) {
  return (
    <div className={classes.form} data-stale={stale || undefined} aria-busy={stale}>
      <Sum preview={preview} />
      {preview.days.length > 0 && <Days preview={preview} />}
      <Away preview={preview} />
      <GoesTo names={preview.goes_to} />
    </div>
  )
}

function Sum({ preview: { total, unit, left, linked, days, errors } }: { readonly preview: Preview }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const free = days.filter(({ kind, charge, name }) => kind === 'holiday' && charge === 0 && name)
  return (
    <div className={classes.sum} role="status">
      <p>
        <b>{amount(total, unit)}</b>
        {left !== null &&
          Object.keys(errors).length === 0 &&
          ` · ${t('me.leftAfterwards', { amount: amount(left, unit) })}`}
      </p>
      {free.map(({ date, name }) => (
        <p key={date}>{t('me.costsNothing', { day: weekDayText(date, language), name: name ?? '' })}</p>
      ))}
      {linked && <p>{t('me.linkedWith', { label: linked.label, amount: amount(linked.amount, unit) })}</p>}
      {Object.entries(errors).map(([field, texts]) => (
        <p key={field} className="bad">
          {texts[0]}
        </p>
      ))}
    </div>
  )
}

/** More than this are told in the sum alone. */
const MOST_DAYS = 62

function Days({ preview: { days, unit } }: { readonly preview: Preview }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.dayByDay')}</h2>
      <div>
        {days.slice(0, MOST_DAYS).map(({ date, kind, name, charge, balance_after: after }) => (
          <div key={date} className={`${classes.row} ${charge === 0 ? classes.dayOff : ''}`}>
            <span>
              {weekDayText(date, language)}
              <small>{name ?? t(`me.kind.${kind}`)}</small>
            </span>
            <span className={classes.amount}>
              {charge === 0 ? t('me.free') : amount(charge, unit)}
              {after !== null && <small>{t('me.leftAfter', { amount: amount(after, unit) })}</small>}
            </span>
          </div>
        ))}
        {days.length > MOST_DAYS && <p className="muted">{t('me.moreDays', { count: days.length - MOST_DAYS })}</p>}
      </div>
    </section>
  )
}

function Away({ preview: { away, team, days } }: { readonly preview: Preview }) {
  const t = useWords()
  const language = useLanguage()
  const thinnest = thinnestDay(days, away, team)
  return (
    <section className={`card ${classes.card}`}>
      <div className={classes.cardHead}>
        <h2>{t('me.whoElse')}</h2>
        {thinnest && (
          <StatusBadge tone="warn">
            {t('me.onlyIn', { here: thinnest.here, team: thinnest.of, day: weekDayText(thinnest.date, language) })}
          </StatusBadge>
        )}
      </div>
      <div>
        {away.length === 0 && <p className="muted">{t('me.nobodyAway')}</p>}
        {away.map((one) => (
          <div key={`${one.employee_id} ${one.from}`} className={classes.row}>
            <PersonMark name={one.full_name} size={28} />
            <span style={{ flex: 1 }}>
              {one.full_name}
              <small>{spanText({ ...one, part_label: null }, language)}</small>
            </span>
            <RequestStatus status={one.status} />
          </div>
        ))}
      </div>
    </section>
  )
}
