/** One holiday beside the list. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { holidays, removeHoliday } from '../../contract/holidays.ts'
import { TouchedDays } from '../touched-days.tsx'
import { weekdayText } from '../weekday.ts'
import { useWords, wordFor } from '../words.ts'
import type { Holiday } from './holiday-dialog.tsx'
import { StandingBadge } from './standing-badge.tsx'

type HolidayPanelProps = {
  readonly holiday: Holiday
  readonly onEdit: () => void
  readonly onClose: () => void
}

export function HolidayPanel({ holiday, onEdit, onClose }: HolidayPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(removeHoliday, { refreshes: [holidays], after: onClose })
  const { id, date, title, name_local, region, kind, day_type, standing, origin, note } = holiday
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{title}</h2>
          <div className="muted">{`${dayText(date, language)} · ${weekdayText(date, language, 'long')}`}</div>
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={onEdit}>
            {t('holidays.edit')}
          </Button>
          <Button variant="default" color="red" onClick={() => setRemoving(true)}>
            {t('holidays.remove')}
          </Button>
        </Group>
      }
    >
      <Facts
        facts={[
          [t('holidays.nameLocal'), name_local],
          [t('holidays.region'), region === null ? t('holidays.wholeCountry') : wordFor('region', region)],
          [t('holidays.kind'), wordFor('kind', kind)],
          [t('holidays.dayType'), wordFor('type', day_type)],
          [
            t('holidays.standing'),
            <span key="standing">
              <StandingBadge standing={standing} />
              <div className="muted">{wordFor('standingHint', standing)}</div>
            </span>,
          ],
          [t('holidays.origin'), wordFor('origin', origin)],
          [t('holidays.note'), note],
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={t('holidays.removeTitle', { name: title })}
          action={t('holidays.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          <TouchedDays dates={[date]} />
        </ConfirmDialog>
      )}
    </Panel>
  )
}
