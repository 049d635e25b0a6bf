/** One's own month: every day with its why, corrections, and the record to keep. For the page that has the clock on top. */

import { Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { MonthField } from '#design/fields/month-field.tsx'
import { Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { cancelCorrection, ownCorrections } from '../../contract/days/correcting.ts'
import { ownDay, ownMonth, ownMonthPdf } from '../../contract/days/own.ts'
import { useWords } from '../words.ts'
import { DayWhyParts } from './day-why.tsx'
import { MonthDays, TotalsLine } from './month-days.tsx'
import { STALE } from './stale.ts'

export function OwnMonth() {
  const t = useWords()
  const { today } = useMe()
  const asked: { day?: unknown } = useSearch({ strict: false })
  const [month, setMonth] = useState((parsePlainDate(String(asked.day ?? '')) ?? today).slice(0, 7))
  const reading = useCall(ownMonth, { query: { month } })
  return (
    <Section title={t('attendance.days.myMonth')}>
      <Stack gap="md">
        <Group justify="space-between">
          <MonthField
            w={170}
            aria-label={t('attendance.days.month')}
            value={month}
            max={today.slice(0, 7)}
            onChange={(month) => setMonth(month || today.slice(0, 7))}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(ownMonthPdf, { query: { month } })}
          >
            {t('attendance.days.pdf')}
          </Button>
        </Group>
        <Loaded reading={reading} rows={6}>
          {({ days, totals }) => (
            <>
              <TotalsLine totals={totals} />
              <MonthDays days={days} today={today} detail={({ date }) => <OwnDay date={date} />} />
            </>
          )}
        </Loaded>
        <Waiting />
      </Stack>
    </Section>
  )
}

function OwnDay({ date }: { readonly date: string }) {
  const reading = useCall(ownDay, { params: { date: date as never } })
  const fresh = reading.data?.day.date === date ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={6}>
      {(why) => <DayWhyParts why={why} correcting={why.is_locked ? undefined : 'own'} />}
    </Loaded>
  )
}

/** Corrections that wait, and those decided last. */
function Waiting() {
  const t = useWords()
  const language = useLanguage()
  const found = useCall(ownCorrections, {}).data ?? []
  const cancel = useAct(cancelCorrection, { refreshes: STALE })
  if (found.length === 0) return null
  const shown = found.filter(({ status }, at) => status === 'pending' || at < SHOWN)
  return (
    <div>
      <h3>{t('attendance.days.corrections')}</h3>
      <Stack gap="xs">
        {shown.map(({ id, date, reason, status }) => (
          <Group key={id} justify="space-between">
            <span>
              {dayText(date, language)} <span className="muted">{reason}</span>
            </span>
            <Group gap="xs">
              <StatusBadge tone={status === 'approved' ? 'good' : status === 'pending' ? 'warn' : 'plain'}>
                {t(`attendance.correction.${status}`)}
              </StatusBadge>
              {status === 'pending' && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  loading={cancel.isPending}
                  onClick={() => cancel.mutate({ params: { id } })}
                >
                  {t('attendance.days.takeBack')}
                </Button>
              )}
            </Group>
          </Group>
        ))}
      </Stack>
    </div>
  )
}
const SHOWN = 5
