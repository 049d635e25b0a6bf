/** What somebody's day on call is, and who takes it over. */
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { ChoicesField } from '#design/fields/choices-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { replacePerson, setDays, showPlan } from '../contract/schedule.ts'
import type { Day, Person } from './day.ts'
import type { Standby } from './kinds.tsx'
import { useWords } from './words.ts'

type DayDialogProps = {
  readonly person: Person
  readonly day: Day
  readonly kinds: readonly Standby[]
  readonly onClose: () => void
}

export function DayDialog({ person, day, kinds, onClose }: DayDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const was = day.standbys.map(({ id }) => id)
  const [ids, setIds] = useState<readonly string[]>(was)
  const [other, setOther] = useState<string>()
  const doing = { refreshes: [showPlan], after: onClose }
  const write = useAct(setDays, doing)
  const replace = useAct(replacePerson, doing)
  const date = plainDateOf(day.date)
  const offered = kinds.filter(({ id, status }) => status === 1 || was.includes(id))
  const [first] = day.standbys
  return (
    <Dialog opened onClose={onClose} title={`${person.full_name}${pause()}${weekDayText(day.date, language)}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          write.mutate({ body: { cells: [{ employee_id: person.id, date, standby_ids: [...ids], was }] } })
        }}
      >
        <Stack gap="md">
          <ChoicesField
            label={t('standby.kinds')}
            data={offered.map(({ id, short_name, name }) => ({ value: id, label: `${short_name} ${name}` }))}
            value={[...ids]}
            onChange={setIds}
            disabled={day.is_locked}
          />
          {first && !day.is_locked && (
            <>
              <EmployeePicker
                label={t('standby.giveTo', { name: first.short_name })}
                value={other ?? null}
                onChange={setOther}
                without={person.id}
              />
              {other && (
                <Button
                  variant="default"
                  loading={replace.isPending}
                  onClick={() =>
                    replace.mutate({
                      params: { fromId: person.id, toId: other },
                      body: { date, standby_id: first.id },
                    })
                  }
                >
                  {t('standby.replace')}
                </Button>
              )}
            </>
          )}
          <FormFoot
            working={write.isPending}
            onCancel={onClose}
            closed={day.is_locked ? t('standby.lockedHint') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
