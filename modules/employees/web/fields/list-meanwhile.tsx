/** What a colleague made of a list while it was open here, and the choice between theirs and what stands in the form. */
import { Button, Group } from '@mantine/core'
import { Notice } from '#design/notice.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './fields.module.css'
import type { ListMeanwhile as Met } from './use-seen-list.ts'

type ListMeanwhileProps<Row> = {
  readonly met: Met<Row> | undefined
  readonly line: (row: Row) => string
  readonly onTheirs: () => void
  readonly onMine: () => void
}

export function ListMeanwhile<Row>({ met, line, onTheirs, onMine }: ListMeanwhileProps<Row>) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  if (!met) return null
  const who =
    met.last && t('employees.meanwhile.by', { name: met.last.by, at: momentText(met.last.at, language, zone) })
  return (
    <div className={classes.notice}>
      <Notice tone="warn" role="alert">
        <strong>{t('employees.meanwhile')}</strong> {who}
        <ul className={classes.meanwhile}>
          {met.now.map((row) => (
            <li key={line(row)}>{line(row)}</li>
          ))}
          {met.now.length === 0 && <li>{t('employees.meanwhile.nothing')}</li>}
        </ul>
        <p>{t('employees.meanwhile.list')}</p>
        <Group gap="xs">
          <Button size="compact-sm" onClick={onTheirs}>
            {t('employees.meanwhile.take')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onMine}>
            {t('employees.meanwhile.keep')}
          </Button>
        </Group>
      </Notice>
    </div>
  )
}
