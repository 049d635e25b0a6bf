/** What points are redeemed for, as HR keeps it. */
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
import { dayText, moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { changeItem, items, removeItem } from '../contract/catalog.ts'
import { useNamed } from './badge-mark.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ItemPicture, PictureButtons } from './item-picture.tsx'
import type { ItemShown } from './shown.ts'
import { useWays } from './use-ways.ts'
import { useWords } from './words.ts'

const NONE: readonly ItemShown[] = []

export function CatalogScreen() {
  const t = useWords()
  const named = useNamed()
  const columns = useColumns()
  const [open, setOpen] = useState<{ readonly row: ItemShown | undefined }>()
  const reading = useCall(items, {})
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('rewards.addItem')}
    </Button>
  )
  return (
    <Page full title={t('rewards.catalog')} crumb={t('rewards.crumb')} actions={add}>
      <DataList
        id="reward-catalog"
        label={t('rewards.catalog')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name, name_zh }) => named(name, name_zh)}
        columns={columns}
        tabs={[
          { id: 'offered', label: t('rewards.offered'), matches: ({ is_active }) => is_active },
          { id: 'off', label: t('rewards.off'), matches: ({ is_active }) => !is_active },
        ]}
        empty={
          <Empty title={t('rewards.noItems')} hint={t('rewards.noItemsHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <ItemPanel key={row.id} item={row} onEdit={() => setOpen({ row })} onClose={close} />}
      />
      {open && <ItemDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

function useColumns(): readonly Column<ItemShown>[] {
  const t = useWords()
  const named = useNamed()
  const { labelOf } = useWays()
  const { currency_code: currency = '' } = useMe()
  const beside = useBrackets()
  return useMemo(
    () => [
      {
        ...{ id: 'name', header: t('rewards.item'), always: true, phone: true, least: 180 },
        text: (row) => named(row.name, row.name_zh),
      },
      {
        ...{ id: 'cost', header: t('rewards.cost'), width: 120, number: true, phone: true },
        text: ({ cost }) => String(cost),
        sort: ({ cost }) => cost,
      },
      {
        ...{ id: 'stock', header: t('rewards.stock'), width: 110, number: true },
        text: ({ stock }) => (stock === null ? t('rewards.endless') : String(stock)),
        sort: ({ stock }) => stock ?? Number.MAX_SAFE_INTEGER,
      },
      {
        ...{ id: 'value', header: beside(t('rewards.value'), currency ?? ''), width: 150, number: true, goes: 1 },
        text: ({ money_value }) => moneyText(money_value, currency ?? ''),
        sort: ({ money_value }) => amountOf(money_value),
      },
      { ...{ id: 'way', header: t('rewards.payWay'), least: 160, goes: 2 }, text: ({ pay_way }) => labelOf(pay_way) },
    ],
    [t, named, labelOf, beside, currency],
  )
}

type ItemPanelProps = { readonly item: ItemShown; readonly onEdit: () => void; readonly onClose: () => void }

function ItemPanel({ item, onEdit, onClose }: ItemPanelProps) {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  const { labelOf, noteOf } = useWays()
  const { currency_code: currency } = useMe()
  const [removing, setRemoving] = useState(false)
  const change = useAct(changeItem, { refreshes: [items] })
  const remove = useAct(removeItem, { refreshes: [items], after: onClose })
  const { id, is_active } = item
  const name = named(item.name, item.name_zh)
  const day = (on: string | null) => (on === null ? t('rewards.always') : dayText(on, language))
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <StatusBadge tone={is_active ? 'good' : 'plain'}>
            {t(is_active ? 'rewards.offered' : 'rewards.off')}
          </StatusBadge>
        </>
      }
      foot={
        <Group gap="xs">
          <Button variant="default" onClick={onEdit}>
            {t('rewards.edit')}
          </Button>
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ params: { id }, body: { is_active: !is_active } })}
          >
            {t(is_active ? 'rewards.shut' : 'rewards.offer')}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
            {t('rewards.remove')}
          </Button>
        </Group>
      }
    >
      <ItemPicture item={item} />
      <PictureButtons item={item} />
      <Facts
        facts={[
          [t('rewards.description'), named(item.description, item.description_zh)],
          [t('rewards.cost'), item.cost],
          [t('rewards.stock'), item.stock ?? t('rewards.endless')],
          [t('rewards.from'), day(item.available_from)],
          [t('rewards.until'), day(item.available_until)],
          [t('rewards.value'), `${currency ?? ''} ${moneyText(item.money_value, currency ?? '')}`],
          [t('rewards.payWay'), labelOf(item.pay_way)],
          [t('rewards.payNote'), noteOf(item.pay_way)],
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={t('rewards.removeTitle', { name })}
          action={t('rewards.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('rewards.removeItemHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
