/** One field beside the list: what it is, its place among the others, switching it off, and removing one that nobody uses. */
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { comma } from '#platform/words/web/words.ts'
import { changeCustomField, customFields, orderCustomFields, removeCustomField } from '../contract/fields.ts'
import { personValues } from '../contract/values.ts'
import { type Field, useShown } from './shown.ts'
import { useWords } from './words.ts'

type FieldPanelProps = {
  readonly field: Field
  readonly all: readonly Field[]
  readonly onEdit: () => void
  readonly onClose: () => void
}

export function FieldPanel({ field, all, onEdit, onClose }: FieldPanelProps) {
  const t = useWords()
  const { nameOf, readersOf } = useShown()
  const [removing, setRemoving] = useState(false)
  const refreshes = [customFields, personValues]
  const change = useAct(changeCustomField, { refreshes })
  const remove = useAct(removeCustomField, { refreshes, after: onClose })
  const { id, kind, choices, is_active, people } = field
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{nameOf(field)}</h2>
          <StatusBadge tone={is_active ? 'good' : 'plain'}>
            {t(is_active ? 'customFields.state.on' : 'customFields.state.off')}
          </StatusBadge>
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={onEdit}>
            {t('customFields.edit')}
          </Button>
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ params: { id }, body: { is_active: !is_active } })}
          >
            {t(is_active ? 'customFields.switchOff' : 'customFields.switchOn')}
          </Button>
          {people === 0 && (
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {t('customFields.remove')}
            </Button>
          )}
          <Places field={field} all={all} />
        </Group>
      }
    >
      <Facts
        facts={[
          [t('customFields.kind'), t(`customFields.kind.${kind}`)],
          ...(kind === 'choice' ? [[t('customFields.choices'), choices.join(comma())] as const] : []),
          [t('customFields.seenBy'), readersOf(field)],
          [t('customFields.people'), t('customFields.peopleOf', { count: people })],
        ]}
      />
      <p className="muted">{t('customFields.notHere')}</p>
      {removing && (
        <ConfirmDialog
          title={t('customFields.removeTitle', { name: nameOf(field) })}
          action={t('customFields.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('customFields.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** Among those in use: they stand on the profile in this order. */
function Places({ field, all }: Pick<FieldPanelProps, 'field' | 'all'>) {
  const t = useWords()
  const order = useAct(orderCustomFields, { refreshes: [customFields, personValues] })
  const beside = (step: 1 | -1) => {
    const shown = all.filter(({ is_active }) => is_active)
    return shown[shown.findIndex(({ id }) => id === field.id) + step]
  }
  const swap = (other: Field | undefined) => {
    const place = (id: string) => (id === field.id ? other?.id : id === other?.id ? field.id : id) ?? id
    order.mutate({ body: { ids: all.map(({ id }) => place(id)) } })
  }
  if (!field.is_active) return null
  return (
    <ActionIcon.Group>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('customFields.up')}
        disabled={!beside(-1) || order.isPending}
        onClick={() => swap(beside(-1))}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('customFields.down')}
        disabled={!beside(1) || order.isPending}
        onClick={() => swap(beside(1))}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
    </ActionIcon.Group>
  )
}
