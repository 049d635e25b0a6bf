/** A secret that is shown this once, with the means to take it along. */
import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useWords } from './words.ts'

type ToldOnceProps = {
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly secret: string
  readonly onClose: () => void
}

export function ToldOnce({ title, label, hint, secret, onClose }: ToldOnceProps) {
  const t = useWords()
  return (
    <Dialog opened onClose={onClose} title={title} closeOnClickOutside={false} size="lg">
      <Stack gap="md">
        <Notice tone="warn">{t('integrations.onceOnly')}</Notice>
        <Group gap={8} align="flex-end" wrap="nowrap">
          <TextInput
            label={label}
            value={secret}
            readOnly
            style={{ flex: 1 }}
            onFocus={(event) => event.currentTarget.select()}
            data-autofocus
          />
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'integrations.copied' : 'integrations.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        <p className="muted">{hint}</p>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('integrations.kept')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
