/** The help lines that people of the company are shown, each with when and where it was looked up last. */
import { Notice } from '#design/notice.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { isShown, isToCheck, linesOf } from '../model/lines.ts'
import classes from './wellbeing.module.css'
import { useWords } from './words.ts'

export function LineRecords() {
  const t = useWords()
  const language = useLanguage()
  const { country, today } = useMe()
  const lines = linesOf(country ?? '').filter(isShown)
  const stale = lines.filter((line) => isToCheck(line, plainDateOf(today)))
  return (
    <Section title={t('wellbeing.lines')} hint={t('wellbeing.linesKept')}>
      {stale.length > 0 && <Notice tone="warn">{t('wellbeing.linesStale', { count: stale.length })}</Notice>}
      <SimpleTable
        wide
        label={t('wellbeing.lines')}
        rows={lines}
        rowId={({ number }) => number}
        empty={t('wellbeing.noLines')}
        columns={[
          { id: 'name', header: t('wellbeing.line'), cell: ({ name }) => name[language] },
          {
            id: 'number',
            header: t('wellbeing.number'),
            cell: ({ number }) => <span className={classes.whole}>{number}</span>,
          },
          { id: 'source', header: t('wellbeing.source'), cell: ({ source }) => source[language] },
          {
            id: 'on',
            header: t('wellbeing.checkedOn'),
            cell: ({ checked_on: on }) => <span className={classes.whole}>{dayText(on, language)}</span>,
          },
        ]}
      />
    </Section>
  )
}
