/** A person's month on their profile: every day with its why, for managers and HR. */

import { Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { MonthField } from '#design/fields/month-field.tsx'
import { Loaded } from '#design/states.tsx'
import { firstDayOf, lastDayOf, parseYearMonth } from '#kernel/plain-date.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { timesheet } from '../../contract/days/reading.ts'
import { useWords } from '../words.ts'
import { DayOf } from './day-panel.tsx'
import { MonthDays, TotalsLine } from './month-days.tsx'

export function PersonAttendance({ employeeId }: { readonly employeeId: string }) {
  const t = useWords()
  const { today } = useMe()
  const [month, setMonth] = useState(today.slice(0, 7))
  const chosen = parseYearMonth(month)
  const range = chosen ? { from: firstDayOf(chosen), to: lastDayOf(chosen) } : {}
  const reading = useCall(timesheet, { query: { employee_id: employeeId, ...range } })
  return (
    <Stack gap="md">
      <Group>
        <MonthField
          w={170}
          aria-label={t('attendance.days.month')}
          value={month}
          onChange={(month) => setMonth(month || today.slice(0, 7))}
        />
      </Group>
      <Loaded reading={reading} rows={8}>
        {({ employees: [person] }) =>
          person ? (
            <>
              <TotalsLine totals={person.totals} />
              <MonthDays days={person.days} today={today} detail={(day) => <DayOf day={day} />} />
            </>
          ) : (
            <p className="muted">{t('attendance.days.none')}</p>
          )
        }
      </Loaded>
    </Stack>
  )
}
