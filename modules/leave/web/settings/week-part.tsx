/** The week that holds where neither a group nor a shift says otherwise. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { LeaveGuard } from '#design/unsaved/use-leaving.tsx'
import { useDesignWords } from '#design/words.ts'
import { changeSettings, settings as readSettings } from '#modules/company/contract/settings.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { isWeek, USUAL_WEEK } from '../../model/days/calendar.ts'
import { useWords } from '../words.ts'
import { WeekField } from './week-field.tsx'

export function WeekPart({ settings }: { readonly settings: DataOf<typeof readSettings> }) {
  const t = useWords()
  const d = useDesignWords()
  const kept = isWeek(settings.working_week) ? settings.working_week : USUAL_WEEK
  const [week, setWeek] = useState([...kept])
  const params = { id: settings.company_id }
  const change = useAct(changeSettings, {
    refreshes: [readSettings],
    undoBy:
      ({ data: { working_week } }) =>
      () =>
        call(changeSettings, { params, body: { working_week: [...kept], was: { working_week } } }),
  })
  const isChanged = week.some((day, at) => day !== kept[at])
  return (
    <Section title={t('leave.week')} hint={t('leave.weekHint')}>
      <WeekField value={week} onChange={setWeek} />
      <LeaveGuard unsaved={isChanged} />
      {isChanged && (
        <Group justify="flex-end" mt="sm">
          <span className="muted">{t('leave.weekFollows')}</span>
          <Button variant="default" onClick={() => setWeek([...kept])}>
            {d('design.cancel')}
          </Button>
          <Button
            loading={change.isPending}
            onClick={() =>
              change.mutate({ params, body: { working_week: week, was: { working_week: settings.working_week } } })
            }
          >
            {d('design.save')}
          </Button>
        </Group>
      )}
    </Section>
  )
}
