/** What people redeemed: approved, handed over or rejected, one by one or many at once. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { monthNameOf } from '#platform/words/web/month-name.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { items } from '../contract/catalog.ts'
import { held } from '../contract/history.ts'
import { decideMany, redemptions, takeBackDelivery } from '../contract/redemptions.ts'
import { type Decision, mayBecome, states } from '../model/redemption.ts'
import { useNamed } from './badge-mark.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { RedeemForDialog } from './redeem-for-dialog.tsx'
import { type RedemptionShown, tones } from './shown.ts'
import { useWays } from './use-ways.ts'
import { useWords } from './words.ts'

const NONE: readonly RedemptionShown[] = []
const ORDER = ['approved', 'delivered', 'rejected'] as const
type Asked = { readonly state: Decision; readonly rows: readonly RedemptionShown[]; readonly after: () => void }

export function RedemptionScreen() {
  const t = useWords()
  const named = useNamed()
  const columns = useColumns()
  const [asked, setAsked] = useState<Asked>()
  const [adding, setAdding] = useState(false)
  const reading = useCall(redemptions, { query: {} })
  const approve = useAct(decideMany, { refreshes: [redemptions, items, held] })
  const ask = (state: Decision, rows: readonly RedemptionShown[], after: () => void = () => {}) =>
    state === 'approved'
      ? approve.mutate({ body: { ids: rows.map(({ id }) => id), state } }, { onSuccess: after })
      : setAsked({ state, rows, after })
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('rewards.redeemFor')}
    </Button>
  )
  return (
    <Page full title={t('rewards.redemptions')} crumb={t('rewards.crumb')} actions={add}>
      <DataList
        id="reward-redemptions"
        label={t('rewards.redemptions')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ full_name, item, item_zh }) => `${full_name} · ${named(item, item_zh)}`}
        columns={columns}
        tabs={[
          { id: 'all', label: t('rewards.all'), matches: () => true },
          ...states.map((id) => ({
            id,
            label: t(`rewards.state.${id}`),
            matches: ({ state }: RedemptionShown) => state === id,
          })),
        ]}
        bulk={(chosen, clear) => (
          <Group gap="xs">
            {ORDER.map((state) => {
              const rows = chosen.filter((row) => !row.is_own && mayBecome(row.state, state))
              return (
                <Button
                  key={state}
                  size="xs"
                  variant="default"
                  disabled={rows.length === 0}
                  onClick={() => ask(state, rows, clear)}
                >
                  {t(`rewards.doMany.${state}`, { count: rows.length })}
                </Button>
              )
            })}
          </Group>
        )}
        empty={<Empty title={t('rewards.noRedemptions')} hint={t('rewards.noRedemptionsHint')} />}
        peek={(row, close) => (
          <RedemptionPanel key={row.id} row={row} onAsk={(state) => ask(state, [row])} onClose={close} />
        )}
      />
      {asked && (
        <DecideDialog
          state={asked.state}
          rows={asked.rows}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            asked.after()
            setAsked(undefined)
          }}
        />
      )}
      {adding && <RedeemForDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

function useColumns(): readonly Column<RedemptionShown>[] {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        ...{ id: 'who', header: t('rewards.person'), always: true, phone: true, least: 160 },
        text: ({ full_name }) => full_name,
      },
      { ...{ id: 'staff', header: t('rewards.staffId'), width: 120, goes: 3 }, text: ({ staff_id }) => staff_id },
      {
        ...{ id: 'department', header: t('rewards.department'), width: 150, goes: 2 },
        text: ({ department }) => department ?? '',
      },
      { ...{ id: 'item', header: t('rewards.item'), least: 150 }, text: ({ item, item_zh }) => named(item, item_zh) },
      {
        ...{ id: 'cost', header: t('rewards.points'), width: 100, number: true, goes: 1 },
        text: ({ cost }) => String(cost),
        sort: ({ cost }) => cost,
      },
      {
        ...{ id: 'on', header: t('rewards.requestedOn'), width: 140, goes: 1 },
        text: ({ requested_on }) => dayText(requested_on, language),
        sort: ({ requested_on }) => requested_on,
      },
      {
        ...{ id: 'state', header: t('rewards.state'), width: 120, phone: true },
        text: ({ state }) => t(`rewards.state.${state}`),
        cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(`rewards.state.${state}`)}</StatusBadge>,
      },
    ],
    [t, named, language],
  )
}

type RedemptionPanelProps = {
  readonly row: RedemptionShown
  readonly onAsk: (state: Decision) => void
  readonly onClose: () => void
}

function RedemptionPanel({ row, onAsk, onClose }: RedemptionPanelProps) {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  const { labelOf } = useWays()
  const day = (on: string | null) => (on === null ? '' : dayText(on, language))
  const may = row.is_own ? [] : ORDER.filter((state) => mayBecome(row.state, state))
  const mayTakeBack = row.state === 'delivered' && !row.is_own
  const [takingBack, setTakingBack] = useState(false)
  const close = () => setTakingBack(false)
  const back = useAct(takeBackDelivery, { refreshes: [redemptions], after: close })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <StatusBadge tone={tones[row.state]}>{t(`rewards.state.${row.state}`)}</StatusBadge>
        </>
      }
      foot={
        (may.length > 0 || mayTakeBack) && (
          <Group gap="xs">
            {mayTakeBack && (
              <Button variant="default" onClick={() => setTakingBack(true)}>
                {t('rewards.takeBack')}
              </Button>
            )}
            {may.map((state) => (
              <Button key={state} variant="default" onClick={() => onAsk(state)}>
                {t(`rewards.do.${state}`)}
              </Button>
            ))}
          </Group>
        )
      }
    >
      {row.has_left && <p>{t('rewards.hasLeft')}</p>}
      {row.is_own && <p>{t('rewards.ownOne')}</p>}
      <Facts
        facts={[
          [t('rewards.item'), named(row.item, row.item_zh)],
          [t('rewards.points'), row.cost],
          [t('rewards.department'), row.department ?? ''],
          [t('rewards.requestedOn'), day(row.requested_on)],
          [t('rewards.decidedOn'), day(row.decided_on)],
          [t('rewards.deliveredOn'), day(row.delivered_on)],
          [t('rewards.reason'), row.reason ?? ''],
          [t('rewards.payWay'), labelOf(row.pay_way)],
          [
            t('rewards.payMonth'),
            row.pay_month === null ? t('rewards.notInPay') : monthNameOf(row.pay_month, language),
          ],
        ]}
      />
      {takingBack && (
        <ReasonDialog
          title={t('rewards.takeBackTitle')}
          action={t('rewards.takeBack')}
          reason={t('rewards.reason')}
          working={back.isPending}
          onConfirm={(reason) => back.mutate({ params: { id: row.id }, body: { reason } })}
          onClose={close}
        >
          {t('rewards.takeBackHint')}
        </ReasonDialog>
      )}
    </Panel>
  )
}
