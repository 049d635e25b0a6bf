/** Dates of agencies: what is due when and what it comes to; what was paid is written down with its receipt. */
import { Button, Group } from '@mantine/core'
import { IconCalendarDown, IconLink } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { FeedsCard } from '#modules/calendar/web/public.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText, storedMonthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { calendar, calendarFeed } from '../contract/calendar.ts'
import { type AgencyDate, DateBadge } from './date-badge.tsx'
import { DatePanel } from './date-panel.tsx'
import { useWords } from './words.ts'

const NONE: readonly AgencyDate[] = []
const FEEDS = ['agencies'] as const
const states = ['open', 'late', 'done'] as const

export function AgencyDatesScreen() {
  const t = useWords()
  const today = useMe().today
  // A quarter back, so that what is late is in sight, and a quarter ahead.
  const day = plainDateOf(today)
  const span = { from: addDays(day, -92), to: addDays(day, 100) }
  const reading = useCall(calendar, { query: span })
  const columns = useColumns()
  return (
    <Page
      full
      title={t('payforms.dates')}
      crumb={t('payforms.crumb')}
      actions={
        <Group gap={8}>
          <Button
            variant="default"
            leftSection={<IconCalendarDown size={16} />}
            onClick={() => void download(calendarFeed, {})}
          >
            {t('payforms.ical')}
          </Button>
          <Subscribe />
        </Group>
      }
    >
      <DataList
        id="agency-dates"
        label={t('payforms.dates')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ authority, what }) => `${authority} ${what}`}
        columns={columns}
        tabs={states.map((state) => ({
          id: state,
          label: t(`payforms.date.${state}`),
          matches: ({ status }: AgencyDate) => status === state,
        }))}
        empty={<Empty title={t('payforms.noDates')} hint={t('payforms.noDatesHint')} />}
        peek={(row, close) => <DatePanel key={row.id} date={row} onClose={close} />}
      />
    </Page>
  )
}

/** Secret addresses by which a calendar program follows these dates by itself. */
function Subscribe() {
  const t = useWords()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="default" leftSection={<IconLink size={16} />} onClick={() => setOpened(true)}>
        {t('payforms.subscribe')}
      </Button>
      {opened && (
        <Dialog opened onClose={close} title={t('payforms.dates')} size="lg">
          <FeedsCard shows={FEEDS} />
        </Dialog>
      )}
    </>
  )
}

function useColumns(): readonly Column<AgencyDate>[] {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  return useMemo(
    () => [
      {
        ...{ id: 'due', header: t('payforms.due'), width: 140, always: true, phone: true },
        text: ({ due_on }) => dayText(due_on, language),
        sort: ({ due_on }) => due_on,
      },
      { id: 'authority', header: t('payforms.authority'), width: 140, phone: true, text: (row) => row.authority },
      { id: 'what', header: t('payforms.what'), least: 200, phone: true, text: (row) => row.what },
      {
        ...{ id: 'month', header: t('payforms.month'), width: 150, goes: 2 },
        text: ({ month }) => storedMonthText(month, language),
        sort: ({ month }) => month,
      },
      {
        ...{ id: 'amount', header: t('payforms.amount'), width: 150, number: true },
        text: ({ amount }) => (amount === null ? '' : moneyText(amount, currency)),
        sort: ({ amount }) => BigInt((amount ?? '-0.01').replace('.', '')),
      },
      {
        ...{ id: 'status', header: t('payforms.dateState'), width: 120, goes: 1 },
        text: ({ status }) => t(`payforms.date.${status}`),
        cell: ({ status }) => <DateBadge status={status} />,
      },
    ],
    [t, language, currency],
  )
}
