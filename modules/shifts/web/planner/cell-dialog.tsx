/** What somebody works on a day, and who could take it over. */
import { Button, MultiSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { replacementList, replacePerson, showRoster } from '../../contract/roster.ts'
import { useWords } from '../words.ts'
import { shortNameOf } from './cell-names.ts'
import type { Day, Person, Shift } from './roster-types.ts'
import { useCells } from './use-cells.ts'

type CellDialogProps = {
  readonly person: Person
  readonly day: Day
  readonly shifts: readonly Shift[]
  readonly onClose: () => void
}

export function CellDialog({ person, day, shifts, onClose }: CellDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const [ids, setIds] = useState<readonly string[]>(day.shifts.map(({ id }) => id))
  const [replacing, setReplacing] = useState(false)
  const { write, working } = useCells(onClose)
  const work = day.shifts.find(({ kind }) => kind === 'work')
  const offered = shifts.filter(({ id, status }) => status === 1 || ids.includes(id))
  return (
    <Dialog opened onClose={onClose} title={`${person.full_name}${pause()}${weekDayText(day.date, language)}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          write([{ person, day, ids }])
        }}
      >
        <Stack gap="md">
          <MultiSelect
            label={t('shifts.shifts')}
            data={offered.map((shift) => ({ value: shift.id, label: `${shortNameOf(shift)} ${shift.name}` }))}
            value={[...ids]}
            onChange={setIds}
            searchable
            disabled={day.is_locked}
          />
          {work && !replacing && !day.is_locked && (
            <Button variant="default" onClick={() => setReplacing(true)}>
              {t('shifts.whoCould', { name: work.short_name })}
            </Button>
          )}
          {work && replacing && (
            <Replacements person={person} date={plainDateOf(day.date)} shiftId={work.id} onDone={onClose} />
          )}
          <FormFoot working={working} onCancel={onClose} closed={day.is_locked ? t('shifts.isLocked') : undefined} />
        </Stack>
      </form>
    </Dialog>
  )
}

type ReplacementsProps = {
  readonly person: Person
  readonly date: PlainDate
  readonly shiftId: string
  readonly onDone: () => void
}

function Replacements({ person, date, shiftId, onDone }: ReplacementsProps) {
  const t = useWords()
  const reading = useCall(replacementList, { params: { a: person.id, b: date } })
  const replace = useAct(replacePerson, { refreshes: [showRoster], after: onDone })
  return (
    <Loaded reading={reading} rows={3}>
      {(people) => (
        <ul aria-label={t('shifts.free')} style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
          {people.length === 0 && <li className="muted">{t('shifts.nobodyFree')}</li>}
          {[...people].sort(bySuiting(person)).map(({ id, full_name, department, findings }) => (
            <li key={id}>
              <Button
                variant="subtle"
                size="compact-sm"
                loading={replace.isPending}
                onClick={() =>
                  replace.mutate({ params: { fromId: person.id, toId: id }, body: { date, shift_id: shiftId } })
                }
              >
                {full_name}
              </Button>
              <small className="muted"> {[department, ...findings].filter(Boolean).join(t('shifts.comma'))}</small>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

type Free = Pick<Person, 'department_id' | 'is_adaptive'> & { readonly findings: readonly string[] }

/** First those against whom nothing speaks, of them the same department's, of them whoever works by the roster. */
const bySuiting = ({ department_id }: Person) => {
  const distance = (one: Free) =>
    (one.findings.length > 0 ? 4 : 0) + (one.department_id === department_id ? 0 : 2) + (one.is_adaptive ? 0 : 1)
  return (one: Free, other: Free) => distance(one) - distance(other)
}
