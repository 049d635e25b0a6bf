/** What a sheet of items would do, before anything is stored; and where it belongs when it is of another month. */
import { Button, Group, List, Text } from '@mantine/core'
import { CellErrors } from '#design/cell-errors.tsx'
import { Notice } from '#design/notice.tsx'
import { parseYearMonth, type YearMonth } from '#kernel/plain-date.ts'
import { moneyText } from '#platform/words/format.ts'
import { colon } from '#platform/words/web/words.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import type { Answer } from './answer.ts'

type SeenProps = {
  readonly seen: Answer
  readonly wanted: YearMonth
  readonly currency: string
  readonly working: boolean
  readonly onTake: (confirm: boolean) => void
  readonly onMonth: (month: YearMonth) => void
}

export function SeenUpload({ seen, wanted, currency, working, onTake, onMonth }: SeenProps) {
  const t = useWords()
  const name = useMonthName().full
  const month = name(wanted)
  const errors = seen.errors ?? []
  if (errors.length > 0) {
    return (
      <>
        <Notice tone="bad" role="alert">
          {t('payroll.uploadErrors', { count: errors.length })}
        </Notice>
        <CellErrors errors={errors} label={t('payroll.showErrors')} />
      </>
    )
  }
  const ofThisMonth = seen.rows - seen.other_months
  const [other, ...more] = (seen.months ?? []).flatMap((text) => parseYearMonth(text) ?? [])
  const clears = seen.confirm_required === true
  return (
    <>
      {clears && (
        <Notice tone="warn" role="alert">
          {t('payroll.uploadWouldClear', { month })}
        </Notice>
      )}
      {ofThisMonth === 0 && !clears && <Notice tone="info">{t('payroll.uploadNothing', { month })}</Notice>}
      {(ofThisMonth > 0 || clears) && <Compared seen={seen} currency={currency} replaces={!clears} />}
      {(seen.own_kept ?? 0) > 0 && <Text size="sm">{t('payroll.uploadOwnKept', { count: seen.own_kept ?? 0 })}</Text>}
      {seen.other_months > 0 && <Text size="sm">{t('payroll.uploadOthers', { count: seen.other_months })}</Text>}
      <Group justify="flex-end">
        {other && more.length === 0 && ofThisMonth === 0 && (
          <Button variant={clears ? 'filled' : 'default'} onClick={() => onMonth(other)}>
            {t('payroll.uploadOpenMonth', { month: name(other) })}
          </Button>
        )}
        {clears && (
          <Button color="red" variant="default" loading={working} onClick={() => onTake(true)}>
            {t('payroll.uploadClear', { count: seen.removed ?? 0 })}
          </Button>
        )}
        {ofThisMonth > 0 && (
          <Button loading={working} onClick={() => onTake(false)}>
            {t('payroll.uploadTake', { count: ofThisMonth })}
          </Button>
        )}
      </Group>
    </>
  )
}

type ComparedProps = { readonly seen: Answer; readonly currency: string; readonly replaces: boolean }

function Compared({ seen, currency, replaces }: ComparedProps) {
  const t = useWords()
  const { added = 0, changed = 0, removed = 0, unchanged = 0, total_before = '0.00', total_after = '0.00' } = seen
  const counts = [
    ['payroll.uploadAdded', added],
    ['payroll.uploadChanged', changed],
    ['payroll.uploadRemoved', removed],
    ['payroll.uploadUnchanged', unchanged],
  ] as const
  const totals = { before: moneyText(total_before, currency), after: moneyText(total_after, currency) }
  return (
    <div>
      <List size="sm" listStyleType="none" aria-label={t('payroll.uploadCompared')}>
        {counts.map(([word, count]) => (
          <List.Item key={word}>{`${t(word)}${colon()}${count}`}</List.Item>
        ))}
        <List.Item>{t('payroll.uploadTotals', totals)}</List.Item>
      </List>
      {replaces && changed + removed + unchanged > 0 && (
        <Text size="sm" c="dimmed">
          {t('payroll.uploadReplaces')}
        </Text>
      )}
    </div>
  )
}
