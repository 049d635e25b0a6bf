/** Certificates, what runs out first on top; each is a paper of the person, who is reminded. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { certificateFile, certificates } from '../contract/records.ts'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

type Shown = DataOf<typeof certificates>[number]
const NONE: readonly Shown[] = []

export function Certificates() {
  const t = useWords()
  const language = useLanguage()
  const text = useTrainingText()
  const { today } = useMe()
  const list = useCall(certificates, { query: {} })
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and text change with the language alone
  const columns = useMemo<readonly Column<Shown>[]>(
    () => [
      {
        id: 'person',
        header: t('training.person'),
        always: true,
        phone: true,
        least: 180,
        text: (row) => row.full_name,
      },
      { id: 'staff', header: t('training.staffId'), width: 110, goes: 2, text: (row) => row.staff_id },
      { id: 'course', header: t('training.course'), phone: true, least: 160, text: (row) => row.course },
      {
        id: 'issued',
        header: t('training.issuedOn'),
        width: 140,
        goes: 1,
        text: (row) => text.day(row.issued_on),
        sort: (row) => row.issued_on,
      },
      {
        id: 'expires',
        header: t('training.expiresOn'),
        width: 150,
        phone: true,
        text: (row) => (row.expires_on === null ? t('training.forGood') : text.day(row.expires_on)),
        sort: (row) => row.expires_on ?? '9999',
      },
    ],
    [language],
  )
  return (
    <DataList
      id="training-certificates"
      label={t('training.tab.certificates')}
      reading={list}
      rows={list.data ?? NONE}
      rowId={({ id }) => id}
      rowName={({ full_name, course }) => `${full_name} · ${course}`}
      columns={columns}
      tabs={[
        { id: 'all', label: t('training.all'), matches: () => true },
        {
          id: 'valid',
          label: t('training.valid'),
          matches: ({ expires_on }) => expires_on === null || expires_on >= today,
        },
        {
          id: 'expired',
          label: t('training.expired'),
          matches: ({ expires_on }) => expires_on !== null && expires_on < today,
        },
      ]}
      empty={<Empty title={t('training.noCertificates')} hint={t('training.noCertificatesHint')} />}
      peek={(row, close) => (
        <Panel
          onClose={close}
          head={<h2>{row.course}</h2>}
          foot={
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => void download(certificateFile, { params: { id: row.id } })}
            >
              {t('training.print')}
            </Button>
          }
        >
          <Facts
            facts={[
              [t('training.person'), `${row.full_name} · ${row.staff_id}`],
              [t('training.issuedOn'), text.day(row.issued_on)],
              [t('training.expiresOn'), row.expires_on === null ? t('training.forGood') : text.day(row.expires_on)],
            ]}
          />
        </Panel>
      )}
    />
  )
}
