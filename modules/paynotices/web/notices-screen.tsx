/** Notices to agencies by the day they are due: of all kinds, or Malaysia's three of the tax office. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { notices } from '../contract/notices.ts'
import { cp2x, type FormName, formsOf, statuses } from '../model/form.ts'
import { AddDialog } from './add-dialog.tsx'
import type { NoticeShown } from './notice-badge.tsx'
import { useNoticeColumns } from './notice-columns.tsx'
import { NoticePanel } from './notice-panel.tsx'
import { SheetBar, SheetMenu } from './sheet-menu.tsx'
import { useWords } from './words.ts'

const NONE: readonly NoticeShown[] = []

export const NoticesScreen = () => <Notices />
export const Cp2xScreen = () => <Notices only={cp2x} />

function Notices({ only }: { readonly only?: readonly FormName[] }) {
  const t = useWords()
  const country = useMe().country ?? 'MY'
  const [adding, setAdding] = useState(false)
  const reading = useCall(notices, {})
  const columns = useNoticeColumns()
  const rows = reading.data ?? NONE
  const offered = formsOf(country)
    .map(({ name }) => name)
    .filter((name) => !only || only.includes(name))
  const title = only ? t('paynotices.cp2x') : t('paynotices.title')
  const actions = (
    <>
      {country === 'TW' && <SheetMenu />}
      <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t('paynotices.add')}
      </Button>
    </>
  )
  return (
    <Page full title={title} crumb={t('paynotices.crumb')} actions={actions}>
      <DataList
        id={only ? 'cp-notices' : 'notices'}
        label={title}
        reading={reading}
        rows={only ? rows.filter(({ form }) => only.includes(form)) : rows}
        rowId={({ id }) => id}
        rowName={({ form_label, full_name }) => `${form_label} · ${full_name}`}
        columns={columns}
        tabs={[
          ...statuses.map((status) => ({
            id: status,
            label: t(`paynotices.status.${status}`),
            matches: (row: NoticeShown) => row.status === status,
          })),
          { id: 'all', label: t('paynotices.all'), matches: () => true },
        ]}
        filters={[
          {
            id: 'form',
            label: t('paynotices.form'),
            options: offered.map((value) => ({
              value,
              label: rows.find(({ form }) => form === value)?.form_label ?? t(`paynotices.form.${value}`),
            })),
            matches: ({ form }: NoticeShown, value: string) => form === value,
          },
        ]}
        {...(country === 'TW' && {
          bulk: (chosen: readonly NoticeShown[]) => <SheetBar chosen={chosen} />,
        })}
        marked={({ late, outdated }) => late || outdated}
        empty={<Empty title={t('paynotices.none')} hint={t('paynotices.noneHint')} />}
        peek={(row, close) => <NoticePanel key={row.id} id={row.id} onClose={close} />}
      />
      {adding && <AddDialog forms={offered} onClose={() => setAdding(false)} />}
    </Page>
  )
}
