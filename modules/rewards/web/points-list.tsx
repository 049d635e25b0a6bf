/** The points of everybody who has some; HR takes back what was given by mistake. */
import { Button, NumberInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { correct, entries, held } from '../contract/history.ts'
import { Entries } from './entries.tsx'
import type { HeldShown } from './shown.ts'
import { useWords } from './words.ts'

const NONE: readonly HeldShown[] = []

export function PointsList() {
  const t = useWords()
  const reading = useCall(held, {})
  const columns = useMemo((): readonly Column<HeldShown>[] => {
    const number = (id: 'balance' | 'earned' | 'redeemed', goes?: number): Column<HeldShown> => ({
      ...{ id, header: t(`rewards.${id}`), width: 130, number: true, phone: id === 'balance', ...(goes && { goes }) },
      text: (row) => String(row[id]),
      sort: (row) => row[id],
    })
    return [
      {
        ...{ id: 'who', header: t('rewards.person'), always: true, phone: true, least: 160 },
        text: ({ full_name }) => full_name,
      },
      { ...{ id: 'staff', header: t('rewards.staffId'), width: 120, goes: 3 }, text: ({ staff_id }) => staff_id },
      {
        ...{ id: 'department', header: t('rewards.department'), width: 160, goes: 2 },
        text: ({ department }) => department ?? '',
      },
      number('balance'),
      number('earned', 1),
      number('redeemed', 1),
    ]
  }, [t])
  return (
    <DataList
      id="reward-points"
      label={t('rewards.view.points')}
      reading={reading}
      rows={reading.data ?? NONE}
      rowId={({ employee_id }) => employee_id}
      rowName={({ full_name }) => full_name}
      columns={columns}
      tabs={[
        { id: 'here', label: t('rewards.here'), matches: ({ has_left }) => !has_left },
        { id: 'left', label: t('rewards.left'), matches: ({ has_left }) => has_left },
      ]}
      empty={<Empty title={t('rewards.noPoints')} hint={t('rewards.noPointsHint')} />}
      peekWidth="wide"
      peek={(row, close) => <PointsPanel key={row.employee_id} row={row} onClose={close} />}
    />
  )
}

function PointsPanel({ row, onClose }: { readonly row: HeldShown; readonly onClose: () => void }) {
  const t = useWords()
  const [taking, setTaking] = useState(false)
  const reading = useCall(entries, { params: { id: row.employee_id } })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <span>{t('rewards.pointsOf', { count: row.balance })}</span>
        </>
      }
      foot={
        row.balance > 0 && (
          <Button variant="default" onClick={() => setTaking(true)}>
            {t('rewards.take')}
          </Button>
        )
      }
    >
      <Loaded reading={reading} rows={4}>
        {(found) => <Entries rows={found.entries} />}
      </Loaded>
      {taking && <TakeDialog row={row} onClose={() => setTaking(false)} />}
    </Panel>
  )
}

function TakeDialog({ row, onClose }: { readonly row: HeldShown; readonly onClose: () => void }) {
  const t = useWords()
  const form = useForm({ initialValues: { points: row.balance, reason: '' } })
  const act = useAct(correct, { refreshes: [held, entries], after: onClose })
  const send = form.onSubmit((body) =>
    act.mutate(
      { params: { id: row.employee_id }, body },
      { onError: (failure) => form.setErrors(fieldErrors(failure)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('rewards.takeTitle', { name: row.full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <NumberInput
            label={t('rewards.points')}
            required
            min={1}
            max={row.balance}
            allowDecimal={false}
            data-autofocus
            {...form.getInputProps('points')}
          />
          <TextInput label={t('rewards.reason')} required maxLength={255} {...form.getInputProps('reason')} />
          <FormFoot working={act.isPending} onCancel={onClose} action={t('rewards.take')} />
        </Stack>
      </form>
    </Dialog>
  )
}
