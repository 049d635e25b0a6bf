/** One announcement, opened: it counts as read from then on, and is confirmed here where that is asked. */
import { Button, Group, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { Empty } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { acknowledge, ownAnnouncements, ownAttachment, readAnnouncement } from '../../contract/own.ts'
import { TextWithFiles, titleIn } from '../announcement-text.tsx'
import { useWords } from '../words.ts'

type Own = DataOf<typeof ownAnnouncements>[number]
type DialogProps = { readonly of: Own | undefined; readonly onClose: () => void }

export function OwnDialog({ of, onClose }: DialogProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Dialog opened onClose={onClose} size="lg" title={of ? titleIn(language, of) : t('announcement.gone')}>
      {of ? (
        <Opened of={of} onClose={onClose} />
      ) : (
        <Empty title={t('announcement.gone')} hint={t('announcement.goneHint')} />
      )}
    </Dialog>
  )
}

function Opened({ of, onClose }: { readonly of: Own; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const { mutate: read } = useAct(readAnnouncement, {
    refreshes: [ownAnnouncements],
    silentWhenDone: true,
    quiet: true,
  })
  const confirm = useAct(acknowledge, { refreshes: [ownAnnouncements], after: onClose })
  const { id } = of
  const unread = of.read_at === null
  useEffect(() => {
    if (unread) read({ params: { id } })
  }, [unread, id, read])
  return (
    <Stack gap="md">
      <p className="muted" style={{ margin: 0 }}>
        {momentText(of.publish_at, language, zone)}
        {of.edited_at && ` · ${t('announcement.editedOn', { at: momentText(of.edited_at, language, zone) })}`}
      </p>
      <TextWithFiles
        of={of}
        files={t('announcement.attachments')}
        onFile={(file) => void download(ownAttachment, { params: { id: file } })}
      />
      <Group justify="flex-end">
        {of.must_acknowledge &&
          (of.acknowledged_at === null ? (
            <Button loading={confirm.isPending} onClick={() => confirm.mutate({ params: { id } })}>
              {t('announcement.confirm')}
            </Button>
          ) : (
            <span className="muted">
              {t('announcement.confirmedOn', { at: momentText(of.acknowledged_at, language, zone) })}
            </span>
          ))}
      </Group>
    </Stack>
  )
}
