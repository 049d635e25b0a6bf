/** Who was there on which day of a session. */
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { attendance, session as oneSession, sessions } from '../contract/sessions.ts'
import type { SessionDetail } from './session-detail.ts'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

const keyOf = (employeeId: string, date: string) => `${employeeId} ${date}`

export function AttendanceDialog({
  session,
  onClose,
}: {
  readonly session: SessionDetail
  readonly onClose: () => void
}) {
  const t = useWords()
  const text = useTrainingText()
  const seated = session.people.filter(({ place }) => place === 'seat')
  const [there, setThere] = useState<ReadonlySet<string>>(
    () => new Set(seated.flatMap(({ employee_id, present }) => present.map((date) => keyOf(employee_id, date)))),
  )
  const act = useAct(attendance, { refreshes: [oneSession, sessions], after: onClose })
  const set = (keys: readonly string[], isThere: boolean) =>
    setThere((before) => {
      const after = new Set(before)
      for (const key of keys) isThere ? after.add(key) : after.delete(key)
      return after
    })
  const items = seated.flatMap(({ employee_id, present, absent }) =>
    session.held_on.flatMap((date) => {
      const isThere = there.has(keyOf(employee_id, date))
      const known = present.includes(date) ? true : absent.includes(date) ? false : undefined
      return known === isThere ? [] : [{ employee_id, date, present: isThere }]
    }),
  )
  const everything = seated.flatMap(({ employee_id }) => session.held_on.map((date) => keyOf(employee_id, date)))
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('training.attendanceOf', { name: session.course })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ params: { id: session.id }, body: { items } })
        }}
      >
        <Stack gap="md">
          <Group>
            <Button variant="default" onClick={() => set(everything, true)}>
              {t('training.allPresent')}
            </Button>
            <Button variant="default" onClick={() => set(everything, false)}>
              {t('training.nonePresent')}
            </Button>
          </Group>
          <SimpleTable
            label={t('training.attendance')}
            rows={seated}
            rowId={({ employee_id }) => employee_id}
            columns={[
              { id: 'person', header: t('training.person'), cell: ({ full_name }) => full_name },
              ...session.held_on.map((date) => ({
                id: date,
                header: text.day(date),
                cell: ({ employee_id, full_name }: (typeof seated)[number]) => (
                  <Checkbox
                    aria-label={t('training.presentLabel', { name: full_name, day: text.day(date) })}
                    checked={there.has(keyOf(employee_id, date))}
                    onChange={(event) => set([keyOf(employee_id, date)], event.currentTarget.checked)}
                  />
                ),
              })),
            ]}
          />
          <FormFoot
            working={act.isPending}
            closed={items.length === 0 ? t('training.nothingChanged') : undefined}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
