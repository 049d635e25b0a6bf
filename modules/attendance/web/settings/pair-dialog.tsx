import { Code, Stack, Text } from '@mantine/core'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'

type PairDialogProps = {
  readonly told: { readonly code: string; readonly expires_at: string; readonly kiosk: { readonly name: string } }
  readonly onClose: () => void
}

/** The code is told once; on the device it is typed in at /kiosk. */
export function PairDialog({ told: { code, expires_at, kiosk }, onClose }: PairDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return (
    <Dialog opened onClose={onClose} title={t('attendance.pairOf', { name: kiosk.name })}>
      <Stack gap="sm">
        <Text>{t('attendance.pairHint', { address: `${location.origin}/kiosk` })}</Text>
        <Code fz={28} ta="center" py="sm">
          {code}
        </Code>
        <Text c="dimmed">{t('attendance.pairUntil', { at: momentText(expires_at, language, zone) })}</Text>
      </Stack>
    </Dialog>
  )
}
