/** One thing beside the list: what it is, who has it, who had it, and what can become of it. */
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentDayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changeEquipment, equipment, oneEquipment, removeEquipment } from '../contract/equipment.ts'
import { conditions } from '../model/holding.ts'
import { GiveDialog } from './give-dialog.tsx'
import { EquipmentBadge, type EquipmentShown, type EquipmentWhole } from './shown.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { useWords } from './words.ts'

type EquipmentPanelProps = {
  readonly row: EquipmentShown
  readonly onEdit: () => void
  readonly onClose: () => void
}

export function EquipmentPanel({ row, onEdit, onClose }: EquipmentPanelProps) {
  const t = useWords()
  const reading = useCall(oneEquipment, { params: { id: row.id } })
  const [asking, setAsking] = useState<'give' | 'back' | 'remove'>()
  const refreshes = [equipment, oneEquipment]
  const change = useAct(changeEquipment, { refreshes })
  const remove = useAct(removeEquipment, { refreshes: [equipment], after: onClose })
  const { id, asset_no, name, status } = row
  const others = status === 'in_use' ? [] : conditions.filter((one) => one !== status)
  const wasUsed = (reading.data?.history.length ?? 1) > 0
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{`${asset_no} · ${name}`}</h2>
          <EquipmentBadge status={status} />
        </>
      }
      foot={
        <Group>
          {status === 'ready' && <Button onClick={() => setAsking('give')}>{t('equipment.give')}</Button>}
          {status === 'in_use' && <Button onClick={() => setAsking('back')}>{t('equipment.takeBack')}</Button>}
          <Button variant="default" onClick={onEdit}>
            {t('equipment.edit')}
          </Button>
          {others.map((condition) => (
            <Button
              key={condition}
              variant="default"
              loading={change.isPending}
              onClick={() => change.mutate({ params: { id }, body: { condition } })}
            >
              {t(`equipment.mark.${condition}`)}
            </Button>
          ))}
          {!wasUsed && (
            <Button variant="subtle" color="red" onClick={() => setAsking('remove')}>
              {t('equipment.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Loaded reading={reading} rows={6}>
        {(whole) => <Whole whole={whole} />}
      </Loaded>
      {asking === 'give' && <GiveDialog thing={row} onClose={() => setAsking(undefined)} />}
      {asking === 'back' && <TakeBackDialog thing={row} onClose={() => setAsking(undefined)} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('equipment.removeTitle', { name: asset_no })}
          action={t('equipment.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(undefined)}
        >
          {t('equipment.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function Whole({ whole }: { readonly whole: EquipmentWhole }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: currency, timezone_key: zone } = useMe()
  const day = (text: string | null) => dayText(text, language)
  const { holder, history } = whole
  return (
    <Stack gap="md">
      {holder && (
        <Facts
          facts={[
            [t('equipment.holder'), `${holder.full_name} · ${holder.staff_id}`],
            [t('equipment.since'), day(holder.given_on)],
            [t('equipment.dueOn'), day(holder.due_on)],
            [
              t('equipment.confirmed'),
              holder.confirmed_at ? momentDayText(holder.confirmed_at, language, zone) : t('equipment.notConfirmed'),
            ],
            ...(holder.left_on ? [[t('equipment.leftOn'), day(holder.left_on)] as const] : []),
          ]}
        />
      )}
      <Section title={t('equipment.about')}>
        <Facts
          facts={[
            [t('equipment.field.category'), whole.category],
            [t('equipment.field.serial_no'), whole.serial_no],
            [t('equipment.field.bought_on'), day(whole.bought_on)],
            [t('equipment.field.price'), whole.price && `${currency ?? ''} ${moneyText(whole.price, currency ?? '')}`],
            [t('equipment.field.warranty_until'), day(whole.warranty_until)],
            [t('equipment.field.note'), whole.note],
          ]}
        />
      </Section>
      {history.length > 0 && (
        <Section title={t('equipment.history')}>
          <SimpleTable
            label={t('equipment.history')}
            rows={history}
            rowId={({ id }) => id}
            columns={[
              { id: 'who', header: t('equipment.holder'), cell: ({ full_name }) => full_name },
              { id: 'from', header: t('equipment.since'), cell: ({ given_on }) => day(given_on) },
              { id: 'to', header: t('equipment.returnedOn'), cell: ({ returned_on }) => day(returned_on) },
              {
                id: 'note',
                header: t('equipment.field.note'),
                cell: ({ given_note, return_note }) => [given_note, return_note].filter(Boolean).join(' · '),
              },
            ]}
          />
        </Section>
      )}
    </Stack>
  )
}
