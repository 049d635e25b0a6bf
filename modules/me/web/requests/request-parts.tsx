/** The parts of a request: the days of leave, who decides in which turn, and what has happened. */
import { Anchor } from '@mantine/core'
import { Loaded } from '#design/states.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { application as leaveApplication } from '#modules/leave/contract/applications.ts'
import { attachment } from '#modules/leave/contract/own.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useAmount } from '../leave/amounts.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import type { Detail } from './detail.ts'

export function LeaveDays({ id }: { readonly id: string }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const reading = useCall(leaveApplication, { params: { id } })
  if (reading.isError) return null
  return (
    <section>
      <h3 className={classes.part}>{t('me.dayByDay')}</h3>
      <Loaded reading={reading} rows={3}>
        {({ days, unit, reason, linked, attachment_files: files }) => (
          <div>
            {days.map(({ date, kind, name, charge }) => (
              <div key={date} className={`${classes.row} ${charge === 0 ? classes.dayOff : ''}`}>
                <span>
                  {weekDayText(date, language)}
                  <small>{name ?? t(`me.kind.${kind}`)}</small>
                </span>
                <span className={classes.amount}>{charge === 0 ? t('me.free') : amount(charge, unit)}</span>
              </div>
            ))}
            {linked.map(({ id: other, label, amount: part }) => (
              <p key={other} className="muted">
                {t('me.linkedWith', { label, amount: amount(part, unit) })}
              </p>
            ))}
            {reason && <p>{t('me.because', { reason })}</p>}
            {files.map((file) => (
              <p key={file.id}>
                <Anchor
                  component="button"
                  type="button"
                  onClick={() => void download(attachment, { params: { id: file.id } })}
                >
                  {file.name}
                </Anchor>
              </p>
            ))}
          </div>
        )}
      </Loaded>
    </section>
  )
}

const tones = {
  waiting: 'plain',
  open: 'warn',
  approved: 'good',
  rejected: 'bad',
  passed: 'plain',
} as const satisfies Record<string, Tone>

export function Chain({ detail: { chain } }: { readonly detail: Detail }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  if (chain.length === 0) return null
  return (
    <section>
      <h3 className={classes.part}>{t('me.whoDecides')}</h3>
      <ol className={classes.chain}>
        {chain.map(({ step, name, state, since, decided_by: by, decided_at: at }) => (
          <li key={`${step} ${name}`} className={classes.row}>
            <span>
              {by ?? name}
              <small>
                {at
                  ? momentText(at, language, zone)
                  : since
                    ? t('me.since', { at: momentText(since, language, zone) })
                    : t('me.step', { step })}
              </small>
            </span>
            <StatusBadge tone={tones[state]}>{t(`me.seat.${state}`)}</StatusBadge>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function History({ detail: { history } }: { readonly detail: Detail }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return (
    <section>
      <h3 className={classes.part}>{t('me.whatHappened')}</h3>
      <div>
        {history.map(({ event, text, note, acting_for: other, at }) => (
          <div key={`${at} ${event}`} className={classes.row}>
            <span>
              {text}
              {other && <small>{t('me.actingFor', { name: other })}</small>}
              {note && <small>{note}</small>}
            </span>
            <small className="muted">{momentText(at, language, zone)}</small>
          </div>
        ))}
      </div>
    </section>
  )
}
