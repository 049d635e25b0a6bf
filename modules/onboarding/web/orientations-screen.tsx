/** Who is joining or leaving, and how far what is to be done for it has come. */

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useAsked } from '#design/asked.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { orientations } from '../contract/orientations.ts'
import { checklistKinds } from '../model/tasks.ts'
import { BeginDialog, type BeginFor } from './begin-dialog.tsx'
import { OrientationPanel } from './orientation-panel.tsx'
import type { OrientationShown } from './orientation-shown.ts'
import { useWords } from './words.ts'

const NONE: readonly OrientationShown[] = []
const isOpen = ({ done, tasks }: OrientationShown) => done < tasks.length

export function OrientationsScreen() {
  const t = useWords()
  const columns = useColumns()
  const [beginning, setBeginning] = useState<{ readonly of?: BeginFor | undefined }>()
  // Where a candidate's panel leads on to.
  useAsked((ask) => {
    const of = beginFor(ask)
    if (of) setBeginning({ of })
  })
  const list = useCall(orientations, {})
  const begin = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setBeginning({})}>
      {t('onboarding.begin')}
    </Button>
  )
  return (
    <Page full title={t('onboarding.title')} crumb={t('onboarding.crumb')} actions={begin}>
      <DataList
        id="orientation"
        label={t('onboarding.title')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ full_name }) => full_name}
        columns={columns}
        tabs={[
          { id: 'open', label: t('onboarding.tab.open'), matches: isOpen },
          { id: 'late', label: t('onboarding.tab.late'), matches: ({ late }) => late > 0 },
          { id: 'done', label: t('onboarding.tab.done'), matches: (row) => !isOpen(row) },
        ]}
        filters={[
          {
            id: 'kind',
            label: t('onboarding.kind'),
            options: checklistKinds.map((kind) => ({ value: kind, label: t(`onboarding.kind.${kind}`) })),
            matches: ({ kind }, value) => kind === value,
          },
        ]}
        empty={
          <Empty title={t('onboarding.none')} hint={t('onboarding.noneHint')}>
            {begin}
          </Empty>
        }
        peekWidth="wide"
        peek={(row, close) => <OrientationPanel key={row.id} orientation={row} onClose={close} />}
      />
      {beginning && <BeginDialog of={beginning.of} onClose={() => setBeginning(undefined)} />}
    </Page>
  )
}

/** `candidate:<id>` or `employee:<id>`. */
function beginFor(ask: string): BeginFor | undefined {
  const [whom, id] = ask.split(':')
  return id && (whom === 'candidate' || whom === 'employee') ? { whom, id } : undefined
}

function useColumns(): readonly Column<OrientationShown>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('onboarding.person'),
        always: true,
        phone: true,
        least: 180,
        text: (row) => row.full_name,
      },
      { id: 'staff', header: t('onboarding.staffId'), width: 110, goes: 3, text: (row) => row.staff_id ?? '' },
      {
        id: 'department',
        header: t('onboarding.department'),
        width: 160,
        goes: 2,
        text: (row) => row.department ?? '',
      },
      {
        id: 'kind',
        header: t('onboarding.kind'),
        width: 110,
        goes: 1,
        text: (row) => t(`onboarding.kind.${row.kind}`),
      },
      {
        id: 'day',
        header: t('onboarding.day'),
        width: 130,
        phone: true,
        text: (row) => dayText(row.first_day, language),
        sort: (row) => row.first_day,
      },
      {
        id: 'done',
        header: t('onboarding.progress'),
        width: 110,
        number: true,
        phone: true,
        text: (row) => `${row.done} / ${row.tasks.length}`,
        sort: (row) => row.done / Math.max(1, row.tasks.length),
      },
      {
        id: 'late',
        header: t('onboarding.late'),
        width: 110,
        text: (row) => (row.late > 0 ? t('onboarding.lateCount', { count: row.late }) : ''),
        cell: (row) =>
          row.late > 0 && <StatusBadge tone="warn">{t('onboarding.lateCount', { count: row.late })}</StatusBadge>,
        sort: (row) => row.late,
      },
    ],
    [t, language],
  )
}
