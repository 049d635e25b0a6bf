/** The items of a month: from a sheet, by hand, recurring. */

import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconDots, IconPlus, IconTableImport } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Column, Filter } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { later } from '#design/later.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { parseAmount } from '#kernel/money.ts'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { moneyText, sumText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { items, removeItem } from '../../contract/items.ts'
import { view } from '../../contract/run.ts'
import { paramsOf } from '../../model/run-query.ts'
import { addressOf } from '../month.ts'
import type { Run } from '../run/use-run.ts'
import { useWords } from '../words.ts'
import type { Item } from './item.ts'
import { ItemDialog } from './item-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'

const PlanDialog = later(() => import('./plan-dialog.tsx').then((m) => m.PlanDialog))

const NONE: readonly Item[] = []
type Open =
  | { readonly what: 'add' }
  | { readonly what: 'plan' }
  | { readonly what: 'upload'; readonly pasted?: File | undefined }
  | { readonly what: 'change'; readonly item: Item }

export function ItemsView({ run, wanted }: { readonly run: Run; readonly wanted: YearMonth }) {
  const t = useWords()
  const beside = useBrackets()
  const params = paramsOf(wanted)
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const list = useCall(items, { params })
  const { mutate: remove } = useAct(removeItem, { refreshes: [items, view] })
  const closed = run.may.items?.allowed ? undefined : (run.may.items?.why ?? '')
  const currency = run.currency_code
  const isAdvance = run.type === 'advance'
  const rows = list.data ?? NONE
  const columns = useMemo<readonly Column<Item>[]>(
    () => [
      {
        id: 'employee',
        header: t('payroll.employee'),
        always: true,
        least: 120,
        total: t('payroll.total'),
        text: (row) => row.full_name,
      },
      { id: 'staff_id', header: t('payroll.staffId'), width: 120, text: (row) => row.staff_id },
      { id: 'item', header: t('payroll.item'), least: 100, phone: true, text: (row) => row.type_label },
      {
        id: 'amount',
        header: beside(t('payroll.amount'), currency),
        width: 120,
        number: true,
        phone: true,
        text: (row) => amountText(row, currency, t),
        sort: (row) => parseAmount(row.amount) ?? 0n,
        total: (shown) => sumText(shown.filter(isMoney).map(amountOf), currency),
      },
      { id: 'note', header: t('payroll.note'), text: (row) => row.note ?? '' },
      {
        id: 'origin',
        header: t('payroll.origin'),
        width: 110,
        text: (row) => t(`payroll.origin.${row.origin}`),
        cell: (row) => <StatusBadge>{t(`payroll.origin.${row.origin}`)}</StatusBadge>,
      },
      {
        id: 'actions',
        header: '',
        width: 56,
        always: true,
        text: () => '',
        cell: (row) =>
          !closed &&
          row.origin !== 'recurring' && (
            <ItemMenu
              item={row}
              onChange={() => setOpen({ what: 'change', item: row })}
              onRemove={() => remove({ params: { ...paramsOf(wanted), id: row.id } })}
            />
          ),
      },
    ],
    [t, beside, currency, closed, remove, wanted],
  )
  const filters = useMemo<readonly Filter<Item>[]>(
    () => [
      {
        id: 'item',
        label: t('payroll.item'),
        options: [...new Map(rows.map((row) => [row.type, row.type_label]))].map(([value, label]) => ({
          value,
          label,
        })),
        matches: (row, value) => row.type === value,
      },
    ],
    [t, rows],
  )
  return (
    <>
      <Group justify="flex-end" gap="xs">
        {!isAdvance && (
          <MayButton
            variant="default"
            leftSection={<IconTableImport size={16} />}
            closed={closed}
            onClick={() => setOpen({ what: 'upload' })}
          >
            {t('payroll.uploadItems')}
          </MayButton>
        )}
        <MayButton variant="default" closed={closed} onClick={() => setOpen({ what: 'plan' })}>
          {t('payroll.planItems')}
        </MayButton>
        <MayButton
          variant="default"
          leftSection={<IconPlus size={16} />}
          closed={closed}
          onClick={() => setOpen({ what: 'add' })}
        >
          {t('payroll.addItem')}
        </MayButton>
      </Group>
      <DataList
        id="payroll-items"
        label={t('payroll.view.items')}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={(row) => `${row.type_label} ${row.full_name}`}
        columns={columns}
        filters={filters}
        onPaste={closed || isAdvance ? undefined : (text) => setOpen({ what: 'upload', pasted: pastedRows(text) })}
        onOpen={(item) =>
          !closed && item.origin !== 'recurring' && item.origin !== 'retro' && setOpen({ what: 'change', item })
        }
        empty={
          <Empty title={t('payroll.noItems')} hint={t('payroll.noItemsHint')}>
            {!closed && !isAdvance && (
              <Button onClick={() => setOpen({ what: 'upload' })}>{t('payroll.uploadItems')}</Button>
            )}
          </Empty>
        }
      />
      {open?.what === 'upload' && (
        <UploadDialog
          wanted={wanted}
          currency={currency}
          pasted={open.pasted}
          onMonth={(month) => {
            close()
            void navigate({ to: '/app/payroll', search: { month: addressOf(month), view: 'items' } })
          }}
          onClose={close}
        />
      )}
      {open?.what === 'plan' && <PlanDialog {...{ wanted, currency, isAdvance }} onClose={close} />}
      {open?.what === 'add' && <ItemDialog {...{ wanted, currency, isAdvance }} onClose={close} />}
      {open?.what === 'change' && <ItemDialog {...{ wanted, currency, isAdvance }} item={open.item} onClose={close} />}
    </>
  )
}

const isMoney = ({ unit }: Pick<Item, 'unit'>): boolean => unit === 'money'
const amountOf = ({ amount }: Item): string => amount

/** Days are days, everything else is money. */
export const amountText = ({ unit, amount }: Pick<Item, 'unit' | 'amount'>, currency: string, t: Words) =>
  isMoney({ unit }) ? moneyText(amount, currency) : t('payroll.daysCount', { count: Number(amount) })

type Words = ReturnType<typeof useWords>

type ItemMenuProps = { readonly item: Item; readonly onChange: () => void; readonly onRemove: () => void }

/** Removing needs no question: the notice of it takes it back. */
function ItemMenu({ item, onChange, onRemove }: ItemMenuProps) {
  const t = useWords()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the click from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span onClick={(event) => event.stopPropagation()}>
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label={t('payroll.rowActions', { item: item.type_label, name: item.full_name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {item.origin !== 'retro' && <Menu.Item onClick={onChange}>{t('payroll.changeItem')}</Menu.Item>}
          <Menu.Item onClick={onRemove}>{t('payroll.removeItem')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  )
}
