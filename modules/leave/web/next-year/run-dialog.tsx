/** Before a year is taken into the next: what it comes to by type, and the month in which what is paid out arrives. */

import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { MonthField } from '#design/fields/month-field.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { jobs } from '#platform/jobs/contract.ts'
import { carryForward, carryForwardPreview, carryForwardSummary, carryForwardYears } from '../../contract/next-year.ts'
import { STALE } from '../stale.ts'
import { useWords } from '../words.ts'
import type { LeaveYear } from './leave-year.ts'
import { SummaryTable } from './year-summary.tsx'

export const OF_YEARS = [...STALE, carryForwardYears, carryForwardSummary, carryForwardPreview, jobs]

export function RunDialog({ year, onClose }: { readonly year: LeaveYear; readonly onClose: () => void }) {
  const t = useWords()
  const d = useDesignWords()
  const { today } = useMe()
  const [month, setMonth] = useState(today.slice(0, 7))
  const run = useAct(carryForward, { refreshes: OF_YEARS, after: onClose })
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('leave.runTitle', { year: year.next_from.slice(0, 4) })}>
      <Stack gap="md">
        <SummaryTable year={year} />
        <MonthField
          maw={220}
          label={t('leave.payMonth')}
          description={t('leave.payMonthHint')}
          value={month}
          onChange={(month) => setMonth(month)}
        />
        <Notice tone="info">{t('leave.runHint')}</Notice>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <Button
            loading={run.isPending}
            onClick={() => run.mutate({ body: { year_from: year.from, ...(month && { pay_month: month }) } })}
          >
            {t(year.run ? 'leave.settleRest' : 'leave.runYear')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
