/** What the company tells its people: drafts, what is planned, what stands, and how far each was read. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { announcements } from '../contract/announcements.ts'
import { states } from '../model/state.ts'
import type { Announcement } from './announcement.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { AnnouncementPanel, StateBadge } from './announcement-panel.tsx'
import { titleIn } from './announcement-text.tsx'
import { useWords } from './words.ts'

const NONE: readonly Announcement[] = []
const isOut = ({ state }: Announcement): boolean => state === 'published' || state === 'expired'
const isWaiting = (row: Announcement): boolean =>
  row.state === 'published' && row.must_acknowledge && row.acknowledged < row.readers

export function AnnouncementScreen() {
  const t = useWords()
  const language = useLanguage()
  const columns = useColumns()
  const [editing, setEditing] = useState<{ readonly row: Announcement | undefined }>()
  const list = useCall(announcements, { query: {} })
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing({ row: undefined })}>
      {t('announcement.write')}
    </Button>
  )
  return (
    <Page full title={t('announcement.title')} crumb={t('announcement.crumb')} actions={add}>
      <DataList
        id="announcements"
        label={t('announcement.title')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={(row) => titleIn(language, row)}
        columns={columns}
        tabs={[
          { id: 'all', label: t('announcement.all'), matches: () => true },
          ...states.map((id) => ({
            id,
            label: t(`announcement.state.${id}`),
            matches: ({ state }: Announcement) => state === id,
          })),
        ]}
        filters={[
          {
            id: 'standing',
            label: t('announcement.confirmation'),
            options: [{ value: 'waiting', label: t('announcement.waiting') }],
            matches: isWaiting,
          },
        ]}
        empty={
          <Empty title={t('announcement.none')} hint={t('announcement.noneHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => (
          <AnnouncementPanel key={row.id} of={row} onEdit={() => setEditing({ row })} onClose={close} />
        )}
      />
      {editing && <AnnouncementDialog now={editing.row} onClose={() => setEditing(undefined)} />}
    </Page>
  )
}

function useColumns(): readonly Column<Announcement>[] {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return useMemo(
    () => [
      {
        ...{ id: 'title', header: t('announcement.heading'), always: true, phone: true, least: 200 },
        text: (row) => titleIn(language, row),
      },
      {
        ...{ id: 'publish', header: t('announcement.publishAt'), width: 170, goes: 1 },
        text: (row) => momentText(row.publish_at, language, zone),
        sort: (row) => row.publish_at ?? '',
      },
      {
        ...{ id: 'expires', header: t('announcement.expiresOn'), width: 140, goes: 3 },
        text: (row) => dayText(row.expires_on, language),
        sort: (row) => row.expires_on ?? '9999',
      },
      {
        ...{ id: 'read', header: t('announcement.read'), width: 110, number: true, goes: 2 },
        text: (row) => (isOut(row) ? `${row.read} / ${row.readers}` : ''),
        sort: (row) => row.read,
      },
      {
        ...{ id: 'confirmed', header: t('announcement.confirmed'), width: 120, number: true, goes: 4 },
        text: (row) => (row.must_acknowledge && isOut(row) ? `${row.acknowledged} / ${row.readers}` : ''),
        sort: (row) => (row.must_acknowledge ? row.acknowledged : -1),
      },
      {
        ...{ id: 'state', header: t('announcement.state'), width: 130, phone: true },
        text: (row) => t(`announcement.state.${row.state}`),
        cell: (row) => <StateBadge state={row.state} />,
      },
    ],
    [t, language, zone],
  )
}
