/** Success factors of OKR: what objectives serve, in both languages. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { changeFactor, factors, removeFactor } from '../contract/factors.ts'
import { FactorDialog } from './factor-dialog.tsx'
import type { Factor } from './factor-shown.ts'
import { useWords } from './words.ts'

const NONE: readonly Factor[] = []

export function FactorsScreen() {
  const t = useWords()
  const writes = mayEnter(useSession(), 'okrSuccessFactor.write')
  const [open, setOpen] = useState<{ readonly row: Factor | undefined }>()
  const reading = useCall(factors, {})
  const columns = useMemo(
    (): readonly Column<Factor>[] => [
      { id: 'name', header: t('okr.name'), always: true, phone: true, least: 180, text: ({ name }) => name },
      { id: 'chinese', header: t('okr.nameZh'), least: 140, goes: 1, text: ({ name_zh }) => name_zh },
      { id: 'kind', header: t('okr.kind'), width: 140, phone: true, text: ({ kind }) => t(`okr.kind.${kind}`) },
    ],
    [t],
  )
  const add = writes && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('okr.addFactor')}
    </Button>
  )
  return (
    <Page full title={t('okr.factors')} crumb={t('okr.title')} actions={add}>
      <DataList
        id="okr-factors"
        label={t('okr.factors')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        tabs={[
          { id: 'offered', label: t('okr.offered'), matches: ({ is_active }) => is_active },
          { id: 'off', label: t('okr.notOffered'), matches: ({ is_active }) => !is_active },
        ]}
        empty={
          <Empty title={t('okr.noFactors')} hint={t('okr.noFactorsHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => (
          <FactorPanel key={row.id} factor={row} writes={writes} onEdit={() => setOpen({ row })} onClose={close} />
        )}
      />
      {open && <FactorDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

type FactorPanelProps = {
  readonly factor: Factor
  readonly writes: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
}

function FactorPanel({ factor, writes, onEdit, onClose }: FactorPanelProps) {
  const t = useWords()
  const [removing, setRemoving] = useState(false)
  const change = useAct(changeFactor, { refreshes: [factors] })
  const remove = useAct(removeFactor, { refreshes: [factors], after: onClose })
  const { id, name, is_active } = factor
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <StatusBadge tone={is_active ? 'good' : 'plain'}>
            {t(is_active ? 'okr.offered' : 'okr.notOffered')}
          </StatusBadge>
        </>
      }
      foot={
        writes && (
          <Group>
            <Button variant="default" onClick={onEdit}>
              {t('okr.edit')}
            </Button>
            <Button
              variant="default"
              loading={change.isPending}
              onClick={() => change.mutate({ params: { id }, body: { is_active: !is_active } })}
            >
              {t(is_active ? 'okr.shut' : 'okr.offerAgain')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {t('okr.remove')}
            </Button>
          </Group>
        )
      }
    >
      <Facts
        facts={[
          [t('okr.kind'), t(`okr.kind.${factor.kind}`)],
          [t('okr.nameZh'), factor.name_zh],
          [t('okr.description'), factor.description],
          [t('okr.descriptionZh'), factor.description_zh],
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={t('okr.removeTitle', { name })}
          action={t('okr.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('okr.factorRemoveHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
