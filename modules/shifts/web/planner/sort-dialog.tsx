/** In which order the people of a department stand in the planner. */
import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { setOrder, showRoster } from '../../contract/roster.ts'
import { useWords } from '../words.ts'
import type { Person } from './roster-types.ts'

type SortDialogProps = {
  readonly departmentId: string
  readonly people: readonly Person[]
  readonly onClose: () => void
}

export function SortDialog({ departmentId, people, onClose }: SortDialogProps) {
  const t = useWords()
  const [order, setOrdered] = useState(people.filter(({ department_id }) => department_id === departmentId))
  const save = useAct(setOrder, { refreshes: [showRoster], after: onClose })
  const move = (from: number, to: number) => {
    const next = [...order]
    const [one] = next.splice(from, 1)
    if (one) next.splice(to, 0, one)
    setOrdered(next)
  }
  return (
    <Dialog opened onClose={onClose} title={t('shifts.sortPeople')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ body: { department_id: departmentId, employee_ids: order.map(({ id }) => id) } })
        }}
      >
        <Text size="sm" mb="sm">
          {t('shifts.sortHint')}
        </Text>
        <Stack gap={4} component="ol" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {order.map(({ id, full_name }, at) => (
            <Group key={id} component="li" justify="space-between" wrap="nowrap">
              <span>{full_name}</span>
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('shifts.moveUp', { name: full_name })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <IconChevronUp size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('shifts.moveDown', { name: full_name })}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <IconChevronDown size={18} />
                </ActionIcon>
              </Group>
            </Group>
          ))}
        </Stack>
        <FormFoot working={save.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
