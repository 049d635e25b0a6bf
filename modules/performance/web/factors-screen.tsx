/** Success factors: what people are rated on, in both languages, each with its usual weight. */
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
import { addUsualFactors, changeFactor, factors, removeFactor } from '../contract/factors.ts'
import { factorKinds } from '../model/factors.ts'
import { missingFactors } from '../model/usual-factors.ts'
import { FactorDialog } from './factor-dialog.tsx'
import type { Factor } from './factor-shown.ts'
import { useNamed } from './named.tsx'
import { useWords } from './words.ts'

const NONE: readonly Factor[] = []

export function FactorsScreen() {
  const t = useWords()
  const writes = mayEnter(useSession(), 'performanceSuccessFactor.write')
  const [open, setOpen] = useState<{ readonly row: Factor | undefined }>()
  const reading = useCall(factors, {})
  const named = useNamed()
  const [adding, setAdding] = useState(false)
  const addMissing = useAct(addUsualFactors, { refreshes: [factors], after: () => setAdding(false) })
  const columns = useColumns()
  const add = writes && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('performance.factor.add')}
    </Button>
  )
  const rows = reading.data ?? NONE
  const missing = reading.data ? missingFactors(rows) : []
  // Whoever has a list of their own is not urged; periods still offer what is missing.
  const usual = writes && missing.length > rows.length && (
    <Button variant="default" onClick={() => setAdding(true)}>
      {t('performance.factor.addUsual')}
    </Button>
  )
  const actions = (
    <>
      {usual}
      {add}
    </>
  )
  return (
    <Page full title={t('performance.factors')} crumb={t('performance.title')} actions={actions}>
      <DataList
        id="success-factors"
        label={t('performance.factors')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        tabs={[
          { id: 'offered', label: t('performance.factor.offered'), matches: ({ is_active }) => is_active },
          { id: 'off', label: t('performance.factor.off'), matches: ({ is_active }) => !is_active },
        ]}
        filters={[
          {
            id: 'kind',
            label: t('performance.factor.kind'),
            options: factorKinds.map((value) => ({ value, label: t(`performance.kind.${value}`) })),
            matches: ({ kind }, value) => kind === value,
          },
        ]}
        empty={
          <Empty title={t('performance.factor.none')} hint={t('performance.factor.noneHint')}>
            {actions}
          </Empty>
        }
        peek={(row, close) => (
          <FactorPanel key={row.id} factor={row} writes={writes} onEdit={() => setOpen({ row })} onClose={close} />
        )}
      />
      {adding && (
        <ConfirmDialog
          title={t('performance.factor.addUsualTitle')}
          action={t('performance.factor.addUsualAction', { count: missing.length })}
          working={addMissing.isPending}
          onConfirm={() => addMissing.mutate({})}
          onClose={() => setAdding(false)}
        >
          {t('performance.factor.addUsualHint')}
          <ul>
            {missing.map((one) => (
              <li key={one.name}>
                {named.name(one)} <span className="muted">{named.more(one)}</span>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
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
            {t(is_active ? 'performance.factor.offered' : 'performance.factor.off')}
          </StatusBadge>
        </>
      }
      foot={
        writes && (
          <Group>
            <Button variant="default" onClick={onEdit}>
              {t('performance.edit')}
            </Button>
            <Button
              variant="default"
              loading={change.isPending}
              onClick={() => change.mutate({ params: { id }, body: { is_active: !is_active } })}
            >
              {t(is_active ? 'performance.factor.shut' : 'performance.factor.reopen')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {t('performance.remove')}
            </Button>
          </Group>
        )
      }
    >
      <Facts
        facts={[
          [t('performance.factor.kind'), t(`performance.kind.${factor.kind}`)],
          [t('performance.nameZh'), factor.name_zh],
          [t('performance.weight'), `${factor.weight} %`],
          [t('performance.description'), factor.description],
          [t('performance.descriptionZh'), factor.description_zh],
          [t('performance.guide'), factor.rating_guide],
          [t('performance.guideZh'), factor.rating_guide_zh],
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={t('performance.removeTitle', { name })}
          action={t('performance.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('performance.factor.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function useColumns(): readonly Column<Factor>[] {
  const t = useWords()
  return useMemo(
    () => [
      { id: 'name', header: t('performance.name'), always: true, phone: true, least: 180, text: ({ name }) => name },
      { id: 'chinese', header: t('performance.nameZh'), least: 140, goes: 2, text: ({ name_zh }) => name_zh },
      {
        id: 'kind',
        header: t('performance.factor.kind'),
        width: 140,
        goes: 1,
        text: ({ kind }) => t(`performance.kind.${kind}`),
      },
      {
        id: 'weight',
        header: t('performance.weight'),
        width: 100,
        number: true,
        phone: true,
        text: ({ weight }) => `${weight} %`,
        sort: ({ weight }) => weight,
      },
    ],
    [t],
  )
}
