/** Stay, or leave without saving. Staying is what Enter and Escape do. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDesignWords } from '../words.ts'
import { useReturnFocus } from './return-focus.ts'

type LeaveQuestionProps = { readonly onStay: () => void; readonly onLeave: () => void }

export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const t = useDesignWords()
  useReturnFocus()
  return (
    <Modal opened onClose={onStay} title={t('design.unsaved')} size="sm">
      <Stack gap="md">
        <Text>{t('design.unsavedHint')}</Text>
        <Group justify="flex-end">
          <Button variant="default" color="red" onClick={onLeave}>
            {t('design.leaveUnsaved')}
          </Button>
          <Button onClick={onStay} data-autofocus>
            {t('design.stay')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
