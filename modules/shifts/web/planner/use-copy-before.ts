/** The roster of as many weeks before, laid over these: only where nothing stands yet, so that no work is written over. */
import { useState } from 'react'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { call } from '#platform/http/web/client.ts'
import { showNotice, showProblem } from '#platform/http/web/problem-toast.tsx'
import { showRoster } from '../../contract/roster.ts'
import { inWholeWeeks } from '../../model/periods.ts'
import { useWords } from '../words.ts'
import type { Person, Shift } from './roster-types.ts'
import { useCells } from './use-cells.ts'

type Span = { readonly from: PlainDate; readonly to: PlainDate; readonly department_ids?: string[] }

export function useCopyBefore(people: readonly Person[], shifts: readonly Shift[]) {
  const t = useWords()
  const [reading, setReading] = useState(false)
  const { write, working } = useCells()
  const copy = async ({ from, to, department_ids }: Span, days: number) => {
    setReading(true)
    try {
      const back = -inWholeWeeks(days)
      const body = { from: addDays(from, back), to: addDays(to, back), ...(department_ids && { department_ids }) }
      const before = new Map((await call(showRoster, { body })).employees.map((one) => [one.id, one]))
      const inUse = new Set(shifts.filter(({ status }) => status === 1).map(({ id }) => id))
      const wishes = people.flatMap((person) =>
        person.days.flatMap((day, at) => {
          const ids = before.get(person.id)?.days[at]?.shifts.map(({ id }) => id) ?? []
          const isFree = day.shifts.length === 0 && day.is_employed && !day.is_locked
          return isFree && ids.length > 0 && ids.every((id) => inUse.has(id)) ? [{ person, day, ids }] : []
        }),
      )
      if (wishes.length === 0) showNotice(t('shifts.copiedNothing'))
      else write(wishes)
    } catch (reason) {
      showProblem(reason)
    } finally {
      setReading(false)
    }
  }
  return { copy, copying: reading || working }
}
