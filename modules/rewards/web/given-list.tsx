/** Who thanked whom, for what and when; HR withdraws what should not have been given. */
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { badges } from '../contract/badges.ts'
import { held, history, withdraw } from '../contract/history.ts'
import { BadgeMark, useNamed } from './badge-mark.tsx'
import classes from './rewards.module.css'
import type { BadgeShown, GivenShown } from './shown.ts'
import { useWords } from './words.ts'

const NONE: readonly GivenShown[] = []
const NO_TYPES: readonly BadgeShown[] = []

export function GivenList() {
  const t = useWords()
  const named = useNamed()
  const columns = useColumns()
  const reading = useCall(history, { query: {} })
  const types = useCall(badges, {}).data ?? NO_TYPES
  const rows = reading.data ?? NONE
  const departments = [...new Set(rows.flatMap(({ department }) => department ?? []))].sort()
  return (
    <DataList
      id="reward-history"
      label={t('rewards.history')}
      reading={reading}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ giver, receiver }) => t('rewards.toWhom', { giver, receiver })}
      columns={columns}
      tabs={[
        { id: 'all', label: t('rewards.all'), matches: () => true },
        { id: 'withdrawn', label: t('rewards.withdrawnTab'), matches: ({ withdrawn_on }) => withdrawn_on !== null },
      ]}
      filters={[
        {
          id: 'type',
          label: t('rewards.type'),
          options: types.map(({ id, name, name_zh }) => ({ value: id, label: named(name, name_zh) })),
          matches: ({ type_id }, value) => type_id === value,
        },
        {
          id: 'department',
          label: t('rewards.department'),
          options: departments.map((value) => ({ value, label: value })),
          matches: ({ department }, value) => department === value,
        },
        {
          id: 'month',
          label: t('rewards.month'),
          options: [...new Set(rows.map(({ given_on }) => given_on.slice(0, 7)))].map((value) => ({
            value,
            label: value,
          })),
          matches: ({ given_on }, value) => given_on.startsWith(value),
        },
      ]}
      empty={<Empty title={t('rewards.noThanks')} hint={t('rewards.noThanksHint')} />}
      peek={(row, close) => <GivenPanel key={row.id} row={row} onClose={close} />}
    />
  )
}

function useColumns(): readonly Column<GivenShown>[] {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        ...{ id: 'receiver', header: t('rewards.receiver'), always: true, phone: true, least: 140 },
        text: ({ receiver }) => receiver,
      },
      { ...{ id: 'giver', header: t('rewards.giver'), least: 140 }, text: ({ giver }) => giver },
      {
        ...{ id: 'department', header: t('rewards.department'), width: 150, goes: 2 },
        text: ({ department }) => department ?? '',
      },
      {
        ...{ id: 'type', header: t('rewards.type'), width: 160 },
        text: (row) => named(row.type_name, row.type_name_zh),
        cell: (row) => <BadgeMark icon={row.icon} colour={row.colour} name={named(row.type_name, row.type_name_zh)} />,
      },
      { ...{ id: 'message', header: t('rewards.message'), least: 180, goes: 3 }, text: ({ message }) => message },
      {
        ...{ id: 'points', header: t('rewards.points'), width: 100, number: true, phone: true },
        text: ({ points }) => String(points),
        sort: ({ points }) => points,
      },
      {
        ...{ id: 'on', header: t('rewards.givenOn'), width: 140, goes: 1 },
        text: ({ given_on }) => dayText(given_on, language),
        sort: ({ at }) => at,
      },
    ],
    [t, named, language],
  )
}

function GivenPanel({ row, onClose }: { readonly row: GivenShown; readonly onClose: () => void }) {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const act = useAct(withdraw, { refreshes: [history, held], after: () => setAsking(false) })
  const isGone = row.withdrawn_on !== null
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.receiver}</h2>
          {isGone && <StatusBadge tone="plain">{t('rewards.withdrawnTab')}</StatusBadge>}
        </>
      }
      foot={
        !isGone && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('rewards.withdraw')}
          </Button>
        )
      }
    >
      <p className={classes.text}>{row.message}</p>
      <Facts
        facts={[
          [t('rewards.giver'), row.giver],
          [t('rewards.type'), named(row.type_name, row.type_name_zh)],
          [t('rewards.points'), row.points],
          [t('rewards.givenOn'), dayText(row.given_on, language)],
          [t('rewards.shared'), t(row.is_public ? 'rewards.sharedYes' : 'rewards.sharedNo')],
          ...(isGone
            ? ([
                [t('rewards.reason'), row.withdrawn_reason ?? ''],
                [t('rewards.pointsBack'), row.points_back ?? 0],
              ] as [string, string | number][])
            : []),
        ]}
      />
      {asking && (
        <ReasonDialog
          title={t('rewards.withdrawTitle', { name: row.receiver })}
          reason={t('rewards.reason')}
          action={t('rewards.withdraw')}
          working={act.isPending}
          onConfirm={(reason) => act.mutate({ params: { id: row.id }, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {t('rewards.withdrawHint')}
        </ReasonDialog>
      )}
    </Panel>
  )
}
