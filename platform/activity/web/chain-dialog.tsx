/** The chain recomputed from the first entry to the last, and what came out. */
import { Stack, Text } from '@mantine/core'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { wholeText } from '#platform/words/format.ts'
import { verifyActivityLog } from '../contract.ts'
import { useWords } from './words.ts'

export function ChainDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const reading = useCall(verifyActivityLog, {}, { staleTime: 0 })
  return (
    <Dialog opened onClose={onClose} title={t('activity.verify')}>
      <Stack gap="md">
        <Loaded reading={reading} rows={1}>
          {({ intact, entries, broken_at }) => (
            <div role="status">
              <StatusBadge tone={intact ? 'good' : 'bad'}>
                {intact
                  ? t('activity.intact', { entries: wholeText(entries) })
                  : t('activity.broken', { at: wholeText(broken_at ?? 0) })}
              </StatusBadge>
            </div>
          )}
        </Loaded>
        <Text size="sm" c="dimmed">
          {t('activity.intactHint')}
        </Text>
      </Stack>
    </Dialog>
  )
}
