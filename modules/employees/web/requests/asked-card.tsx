/** One thing that was asked for: what was, what shall be, and where the record moved on meanwhile. */
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { choiceWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { type Asked, useAskedTexts } from './asked-text.ts'
import classes from './requests.module.css'

type AskedCardProps = {
  readonly asked: Asked
  /** Said where people of several are listed. */
  readonly who?: ReactNode
  readonly children?: ReactNode
}

const tones: Readonly<Record<string, Tone>> = { pending: 'warn', approved: 'good', rejected: 'bad' }

export function AskedCard({ asked, who, children }: AskedCardProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const { title, label, text } = useAskedTexts()
  const empty = <span className="muted">{t('employees.meanwhile.nothing')}</span>
  return (
    <article className={classes.asked} aria-label={title(asked)}>
      <header>
        <div>
          {who}
          <h3>{title(asked)}</h3>
          <p className="muted">{t('employees.asked.sent', { at: momentText(asked.sent_at, language, zone) })}</p>
        </div>
        <StatusBadge tone={tones[asked.status] ?? 'plain'}>
          {asked.waits_for.length > 0
            ? t('employees.asked.waitsFor', { name: asked.waits_for.join(t('employees.asked.comma')) })
            : choiceWord('asked.status', asked.status)}
        </StatusBadge>
      </header>
      <dl className={classes.changes}>
        {asked.changes.map(({ field, before, after, moved_on, now }) => (
          <div key={field}>
            <dt>{label(asked, field)}</dt>
            <dd>
              {asked.act !== 'add' && (
                <>
                  {text(asked, field, before) ? (
                    <span className={classes.before}>{text(asked, field, before)}</span>
                  ) : (
                    empty
                  )}
                  <IconArrowRight size={14} role="img" aria-label={t('employees.asked.becomes')} />
                </>
              )}
              <span className="strong">{text(asked, field, after) || empty}</span>
              {moved_on && (
                <small className={classes.moved}>
                  {t('employees.asked.movedOn', { now: text(asked, field, now) || t('employees.meanwhile.nothing') })}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {asked.note && <p className={classes.note}>{asked.note}</p>}
      {asked.status !== 'pending' && asked.decided_by && (
        <p className="muted">
          {[asked.decided_by, momentText(asked.decided_at, language, zone), asked.reason].filter(Boolean).join(' · ')}
        </p>
      )}
      {children}
    </article>
  )
}
