/** One article, opened; it is confirmed here where that is asked. */

import { Button, Group, Stack } from '@mantine/core'
import { Empty } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { TextWithFiles } from '#modules/announcements/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { confirmArticle, handbook, ownAttachment } from '../../contract/own.ts'
import { titleIn } from '../handbook/article.ts'
import { useWords } from '../words.ts'

type Own = DataOf<typeof handbook>[number]
type DialogProps = { readonly of: Own | undefined; readonly onClose: () => void }

export function OwnArticleDialog({ of, onClose }: DialogProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Dialog opened onClose={onClose} size="lg" title={of ? titleIn(language, of) : t('documentation.gone')}>
      {of ? (
        <Opened of={of} onClose={onClose} />
      ) : (
        <Empty title={t('documentation.gone')} hint={t('documentation.goneHint')} />
      )}
    </Dialog>
  )
}

function Opened({ of, onClose }: { readonly of: Own; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const confirm = useAct(confirmArticle, { refreshes: [handbook], after: onClose })
  const at = (moment: string | null) => momentText(moment, language, zone)
  return (
    <Stack gap="md">
      <p className="muted" style={{ margin: 0 }}>
        {t('documentation.asOf', { at: at(of.published_at) })}
        {of.note && ` · ${of.note}`}
      </p>
      <TextWithFiles
        of={of}
        files={t('documentation.attachments')}
        onFile={(id) => void download(ownAttachment, { params: { id } })}
      />
      {of.must_confirm && (
        <Group justify="flex-end">
          {of.confirmed_at === null ? (
            <Button loading={confirm.isPending} onClick={() => confirm.mutate({ params: { id: of.id } })}>
              {t('documentation.confirm')}
            </Button>
          ) : (
            <span className="muted">{t('documentation.confirmedOn', { at: at(of.confirmed_at) })}</span>
          )}
        </Group>
      )}
    </Stack>
  )
}
