import { Button, Group } from '@mantine/core'
import { useWords } from './words.ts'

type DialogFootProps = { readonly working: boolean; readonly onCancel: () => void }

export function DialogFoot({ working, onCancel }: DialogFootProps) {
  const t = useWords()
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('holidays.cancel')}
      </Button>
      <Button type="submit" loading={working}>
        {t('holidays.save')}
      </Button>
    </Group>
  )
}
