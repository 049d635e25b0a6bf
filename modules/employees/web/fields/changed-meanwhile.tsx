/** What somebody else made of a record while it was open here, and the choice of how to go on. */
import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Notice } from '#design/notice.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './fields.module.css'
import type { Difference, Meanwhile } from './use-editing.ts'

type ChangedMeanwhileProps<Row> = {
  readonly meanwhile: Meanwhile<Row> | undefined
  /** What the field is called. */
  readonly label: (name: string) => string
  /** What the record says in it. */
  readonly text: (name: string, row: Row) => string
}

export function ChangedMeanwhile<Row>({ meanwhile, label, text }: ChangedMeanwhileProps<Row>) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const place = useRef<HTMLDivElement>(null)
  // Who pressed save at the foot of a long form looks for an answer there.
  const isThere = meanwhile !== undefined
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isThere])
  if (!meanwhile) return null
  const { differences, join } = meanwhile
  const both = differences.some(({ mine }) => mine)
  const line = ({ name, was, now, last }: Difference<Row>) => {
    const change = t('employees.meanwhile.change', {
      what: label(name),
      before: text(name, was) || t('employees.meanwhile.nothing'),
      after: text(name, now) || t('employees.meanwhile.nothing'),
    })
    const who = last && t('employees.meanwhile.by', { name: last.by, at: momentText(last.at, language, zone) })
    return [change, who].filter(Boolean).join(' ')
  }
  return (
    <div ref={place} className={classes.notice}>
      <Notice tone="warn" role="alert">
        <strong>{t('employees.meanwhile')}</strong>
        <ul className={classes.meanwhile}>
          {differences.map((one) => (
            <li key={one.name}>
              {line(one)} {one.mine && <em>{t('employees.meanwhile.both')}</em>}
            </li>
          ))}
        </ul>
        <p>{t(both ? 'employees.meanwhile.choose' : 'employees.meanwhile.joins')}</p>
        <Group gap="xs">
          <Button size="compact-sm" onClick={() => join('theirs')}>
            {t('employees.meanwhile.take')}
          </Button>
          {both && (
            <Button size="compact-sm" variant="default" onClick={() => join('mine')}>
              {t('employees.meanwhile.keep')}
            </Button>
          )}
        </Group>
      </Notice>
    </div>
  )
}
