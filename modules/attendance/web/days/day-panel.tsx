/** A day beside the list: with its why, and what may be done with it. */
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { dayWhy } from '../../contract/days/reading.ts'
import { DayWhyParts } from './day-why.tsx'
import type { Day } from './labels.ts'

type DayPanelProps = {
  readonly day: Pick<Day, 'employee_id' | 'date'>
  readonly name: string
  readonly acts?: ReactNode
  readonly onClose: () => void
}

export function DayPanel({ day, name, acts, onClose }: DayPanelProps) {
  const language = useLanguage()
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <p>{dayText(day.date, language)}</p>
        </>
      }
      foot={acts && <Group gap="xs">{acts}</Group>}
    >
      <DayOf day={day} />
    </Panel>
  )
}

export function DayOf({ day }: Pick<DayPanelProps, 'day'>) {
  const mayCorrect = mayEnter(useSession(), 'attendance')
  const reading = useCall(dayWhy, { params: { employeeId: day.employee_id, date: day.date as never } })
  const fresh = reading.data?.day.id === `${day.employee_id}_${day.date}` ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={6}>
      {(why) => <DayWhyParts why={why} correcting={mayCorrect ? 'hr' : undefined} />}
    </Loaded>
  )
}
