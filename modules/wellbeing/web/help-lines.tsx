/** Help lines with what is open now; on a phone the number calls. */
import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { ownWellbeing } from '../contract/own.ts'
import classes from './wellbeing.module.css'
import { useWords } from './words.ts'

type Lines = DataOf<typeof ownWellbeing>['lines']

export function HelpLines({ lines }: { readonly lines: Lines }) {
  const t = useWords()
  const language = useLanguage()
  if (lines.length === 0) return <p className="muted">{t('wellbeing.noLines')}</p>
  return (
    <div>
      {lines.map(({ name, number, hours, note, open_now, checked_on, to_check }) => (
        <div key={number} className={classes.line}>
          <span>
            <b>{name}</b>
            <small>
              {hours}
              {note && ` · ${note}`}
            </small>
            {to_check && (
              <small className="muted">{t('wellbeing.lineOld', { day: dayText(checked_on, language) })}</small>
            )}
          </span>
          <span style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
            {open_now !== null && (
              <StatusBadge tone={open_now ? 'good' : 'plain'}>
                {t(open_now ? 'wellbeing.open' : 'wellbeing.closedNow')}
              </StatusBadge>
            )}
            <Button
              component="a"
              href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
              variant={open_now === false ? 'default' : 'filled'}
              leftSection={<IconPhone size={16} aria-hidden />}
              aria-label={t('wellbeing.call', { name, number })}
            >
              {number}
            </Button>
          </span>
        </div>
      ))}
    </div>
  )
}
