/** One person's pay dated back: month by month and line by line, what was paid and what is due today. */
import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText, moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { parseMonth, useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { type RetroRow, tones } from './retro-row.ts'

type RetroPanelProps = {
  readonly row: RetroRow
  /** Undefined where no month is open. */
  readonly takeWord: string | undefined
  readonly taking: boolean
  readonly onTake: () => void
  readonly onDismiss: () => void
  readonly onClose: () => void
}

export function RetroPanel({ row, takeWord, taking, onTake, onDismiss, onClose }: RetroPanelProps) {
  const t = useWords()
  const beside = useBrackets()
  const language = useLanguage()
  const { currency_code: currency, timezone_key: zone } = useMe()
  const { full } = useMonthName()
  const nameOf = (month: string) => {
    const known = parseMonth(month)
    return known ? full(known) : month
  }
  const money = (amount: string) => moneyText(amount, currency ?? '')
  const { status, decided_by: who, decided_at: at } = row
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <StatusBadge tone={tones[status]}>{t(`payroll.retro.${status}`)}</StatusBadge>
        </>
      }
      foot={
        status === 'waiting' && (
          <Group>
            {takeWord && row.can_take && (
              <Button loading={taking} onClick={onTake}>
                {takeWord}
              </Button>
            )}
            <Button variant="default" onClick={onDismiss}>
              {t('payroll.retro.dismiss')}
            </Button>
          </Group>
        )
      }
    >
      <Facts
        facts={[
          [t('payroll.staffId'), row.staff_id],
          [t('payroll.retro.from'), dayText(row.effective_from, language)],
          [t('payroll.retro.difference'), moneyText(row.total, currency ?? '')],
          [t('payroll.retro.into'), row.into && nameOf(row.into)],
          [t('payroll.retro.decided'), who && [who, momentText(at, language, zone)].join(' · ')],
          [t('payroll.retro.reason'), row.reason],
        ]}
      />
      {status === 'waiting' && !row.can_take && <Text c="dimmed">{t('payroll.retro.cannotTake')}</Text>}
      {row.months.map(({ month, difference, lines }) => (
        <Section key={month} title={nameOf(month)}>
          <SimpleTable
            label={nameOf(month)}
            rows={lines}
            rowId={({ key }) => key}
            columns={[
              { id: 'line', header: t('payroll.retro.line'), cell: ({ label }) => label, foot: t('payroll.retro.sum') },
              { id: 'was', header: t('payroll.retro.was'), number: true, cell: ({ was }) => money(was) },
              { id: 'now', header: t('payroll.retro.now'), number: true, cell: ({ now }) => money(now) },
              {
                id: 'difference',
                header: beside(t('payroll.retro.difference'), currency ?? ''),
                number: true,
                cell: (line) => money(line.difference),
                foot: money(difference),
              },
            ]}
          />
        </Section>
      ))}
      <Anchor
        component={Link}
        to="/app/payroll/salaryHistory"
        search={{ q: row.staff_id, 'f.span': 'all' } as never}
        size="sm"
      >
        {t('payroll.retro.history')}
      </Anchor>
    </Panel>
  )
}
