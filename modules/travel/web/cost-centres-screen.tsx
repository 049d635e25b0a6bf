/** Cost centres with their budgets: what is promised, what is spent, what is left. */

import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { amountOf } from '#kernel/money.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { moneyText } from '#platform/words/format.ts'
import { say, useBrackets } from '#platform/words/web/words.ts'
import {
  changeCostCentre,
  costCentreChoices,
  costCentres,
  exportCostCentres,
  importCostCentres,
  removeCostCentre,
  undoCostCentres,
} from '../contract/cost-centres.ts'
import type { CostCentre } from './cost-centre.ts'
import { CostCentreDialog } from './cost-centre-dialog.tsx'
import { useWords } from './words.ts'

const NONE: readonly CostCentre[] = []

export function CostCentresScreen() {
  const t = useWords()
  const columns = useColumns()
  const [open, setOpen] = useState<{ readonly row: CostCentre | undefined }>()
  const reading = useCall(costCentres, {})
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('travel.centre.add')}
    </Button>
  )
  return (
    <Page
      full
      title={t('travel.centres')}
      crumb={t('travel.title')}
      actions={
        <>
          <SheetButtons
            title={t('travel.importCentres')}
            sheet={exportCostCentres}
            upload={importCostCentres}
            undo={undoCostCentres}
            refreshes={[costCentres, costCentreChoices]}
            wordOf={(name) => say(`travel.field.${name}`)}
          />
          {add}
        </>
      }
    >
      <DataList
        id="cost-centres"
        label={t('travel.centres')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ code, name }) => `${code} · ${name}`}
        columns={columns}
        tabs={[
          { id: 'open', label: t('travel.centre.open'), matches: ({ is_active }) => is_active },
          { id: 'closed', label: t('travel.centre.closed'), matches: ({ is_active }) => !is_active },
        ]}
        empty={
          <Empty title={t('travel.centre.none')} hint={t('travel.centre.noneHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <CentrePanel key={row.id} centre={row} onEdit={() => setOpen({ row })} onClose={close} />}
      />
      {open && <CostCentreDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

type CentrePanelProps = { readonly centre: CostCentre; readonly onEdit: () => void; readonly onClose: () => void }

function CentrePanel({ centre, onEdit, onClose }: CentrePanelProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const [removing, setRemoving] = useState(false)
  const refreshes = [costCentres, costCentreChoices]
  const change = useAct(changeCostCentre, { refreshes })
  const remove = useAct(removeCostCentre, { refreshes, after: onClose })
  const { id, code, name, budget, committed, spent, left, is_active, is_used } = centre
  const money = (amount: string | null) => amount && moneyText(amount, currency)
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{`${code} · ${name}`}</h2>
          <StatusBadge tone={is_active ? 'good' : 'plain'}>
            {t(is_active ? 'travel.centre.open' : 'travel.centre.closed')}
          </StatusBadge>
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={onEdit}>
            {t('travel.edit')}
          </Button>
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ params: { id }, body: { is_active: !is_active } })}
          >
            {t(is_active ? 'travel.centre.shut' : 'travel.centre.reopen')}
          </Button>
          {!is_used && (
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {t('travel.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('travel.centre.budget'), money(budget)],
          [t('travel.centre.committed'), money(committed)],
          [t('travel.centre.spent'), money(spent)],
          [t('travel.centre.left'), money(left)],
        ]}
      />
      <p className="muted">{t('travel.centre.committedHint')}</p>
      {removing && (
        <ConfirmDialog
          title={t('travel.removeTitle', { name: code })}
          action={t('travel.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('travel.centre.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function useColumns(): readonly Column<CostCentre>[] {
  const t = useWords()
  const beside = useBrackets()
  const currency = useMe().currency_code ?? ''
  return useMemo(() => {
    const money = (
      id: 'budget' | 'committed' | 'spent' | 'left',
      goes: number | undefined,
      phone = false,
    ): Column<CostCentre> => ({
      id,
      header: beside(t(`travel.centre.${id}`), currency),
      short: t(`travel.centre.${id}`),
      width: 130,
      number: true,
      ...(goes !== undefined && { goes }),
      ...(phone && { phone }),
      text: (row) => {
        const amount = row[id]
        return amount === null ? '' : moneyText(amount, currency)
      },
      sort: (row) => amountOf(row[id] ?? '0.00'),
    })
    return [
      { id: 'code', header: t('travel.centre.code'), width: 120, always: true, phone: true, text: (row) => row.code },
      { id: 'name', header: t('travel.centre.name'), always: true, least: 160, text: (row) => row.name },
      money('budget', 2),
      money('committed', 3),
      money('spent', 4),
      money('left', undefined, true),
    ]
  }, [t, beside, currency])
}
