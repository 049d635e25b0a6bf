/** Codes that nobody has, each with what waits under it; nothing where there are none. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { waitingCodes } from '../../contract/clocking/raw-logs.ts'
import { useWords } from '../words.ts'
import { AssignDialog } from './assign-dialog.tsx'

type Waiting = DataOf<typeof waitingCodes>[number]

export function WaitingCodes() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const codes = useCall(waitingCodes, {}).data ?? []
  const [isOpen, setOpen] = useState(false)
  const [assigning, setAssigning] = useState<string>()
  if (codes.length === 0) return null
  const span = ({ first_at, last_at }: Waiting) => {
    const [first, last] = [momentText(first_at, language, zone), momentText(last_at, language, zone)]
    return first === last ? first : `${first} – ${last}`
  }
  return (
    <section aria-label={t('attendance.raw.waiting')}>
      <Notice
        tone="warn"
        action={
          <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'attendance.raw.hide' : 'attendance.raw.show')}
          </Button>
        }
      >
        {t('attendance.raw.waitingCount', { count: codes.length })}
      </Notice>
      {isOpen && (
        <SimpleTable
          label={t('attendance.raw.waiting')}
          rows={codes}
          rowId={({ clock_code }) => clock_code}
          columns={[
            { id: 'code', header: t('attendance.raw.code'), cell: ({ clock_code }) => clock_code },
            { id: 'count', header: t('attendance.raw.count'), number: true, cell: ({ count }) => count },
            { id: 'when', header: t('attendance.days.time'), cell: span },
            {
              id: 'assign',
              header: '',
              cell: ({ clock_code }) => (
                <Group justify="flex-end">
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('attendance.raw.assignTitle', { code: clock_code })}
                    onClick={() => setAssigning(clock_code)}
                  >
                    {t('attendance.raw.assign')}
                  </Button>
                </Group>
              ),
            },
          ]}
        />
      )}
      {assigning !== undefined && <AssignDialog code={assigning} onClose={() => setAssigning(undefined)} />}
    </section>
  )
}
