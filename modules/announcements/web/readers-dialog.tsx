/** Who has read and confirmed it, those who have not first; the whole list as a sheet. */
import { Button, SegmentedControl, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { readers, readersFile } from '../contract/announcements.ts'
import type { Announcement } from './announcement.ts'
import { titleIn } from './announcement-text.tsx'
import { useWords } from './words.ts'

export function ReadersDialog({ of, onClose }: { readonly of: Announcement; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [part, setPart] = useState<'open' | 'done'>('open')
  const params = { id: of.id }
  const reading = useCall(readers, { params })
  const at = (moment: string | null) => momentText(moment, language, zone) || t('announcement.notYet')
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('announcement.readersTitle', { title: titleIn(language, of) })}>
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('announcement.readers')}
          value={part}
          onChange={(value) => setPart(value === 'done' ? 'done' : 'open')}
          data={(['open', 'done'] as const).map((value) => ({ value, label: t(`announcement.part.${value}`) }))}
        />
        <Loaded reading={reading} rows={5}>
          {(all) => {
            const isDone = (one: (typeof all)[number]) =>
              (of.must_acknowledge ? one.acknowledged_at : one.read_at) !== null
            const shown = all.filter((one) => isDone(one) === (part === 'done'))
            if (shown.length === 0) return <Empty title={t(`announcement.nobody.${part}`)} />
            return (
              <SimpleTable
                wide
                label={t('announcement.readers')}
                rows={shown}
                rowId={({ employee_id }) => employee_id}
                columns={[
                  { id: 'name', header: t('announcement.name'), cell: (one) => one.full_name },
                  { id: 'department', header: t('announcement.department'), cell: (one) => one.department },
                  { id: 'read', header: t('announcement.read'), cell: (one) => at(one.read_at) },
                  ...(of.must_acknowledge
                    ? [
                        {
                          id: 'confirmed',
                          header: t('announcement.confirmed'),
                          cell: (one: (typeof all)[number]) => at(one.acknowledged_at),
                        },
                      ]
                    : []),
                ]}
              />
            )
          }}
        </Loaded>
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(readersFile, { params })}
          >
            {t('announcement.downloadReaders')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
