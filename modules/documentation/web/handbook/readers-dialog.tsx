/** Who has confirmed it, those who have not first; the whole list as a sheet. */
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
import { readers, readersFile } from '../../contract/articles.ts'
import { useWords } from '../words.ts'
import { type Article, titleIn } from './article.ts'

export function ReadersDialog({ of, onClose }: { readonly of: Article; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [part, setPart] = useState<'open' | 'done'>('open')
  const params = { id: of.id }
  const reading = useCall(readers, { params })
  const at = (moment: string | null) => momentText(moment, language, zone) || t('documentation.notYet')
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={t('documentation.readersTitle', { title: titleIn(language, of) })}
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('documentation.readers')}
          value={part}
          onChange={(value) => setPart(value === 'done' ? 'done' : 'open')}
          data={(['open', 'done'] as const).map((value) => ({ value, label: t(`documentation.part.${value}`) }))}
        />
        <Loaded reading={reading} rows={5}>
          {(all) => {
            const shown = all.filter(({ confirmed_at }) => (confirmed_at !== null) === (part === 'done'))
            if (shown.length === 0) return <Empty title={t(`documentation.nobody.${part}`)} />
            return (
              <SimpleTable
                wide
                label={t('documentation.readers')}
                rows={shown}
                rowId={({ employee_id }) => employee_id}
                columns={[
                  { id: 'name', header: t('documentation.name'), cell: (one) => one.full_name },
                  { id: 'department', header: t('documentation.department'), cell: (one) => one.department },
                  { id: 'told', header: t('documentation.told'), cell: (one) => at(one.told_at) },
                  { id: 'confirmed', header: t('documentation.confirmed'), cell: (one) => at(one.confirmed_at) },
                  { id: 'version', header: t('documentation.version'), cell: (one) => one.confirmed_version ?? '' },
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
            {t('documentation.downloadReaders')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
