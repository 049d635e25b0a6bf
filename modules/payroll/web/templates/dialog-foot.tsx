import { Button, Group } from '@mantine/core'
import { useDesignWords } from '#design/words.ts'

type DialogFootProps = { readonly working: boolean; readonly onCancel: () => void }

/** Keep or leave. */
export function DialogFoot({ working, onCancel }: DialogFootProps) {
  const d = useDesignWords()
  return (
    <Group justify="flex-end" mt="md">
      <Button variant="default" onClick={onCancel}>
        {d('design.cancel')}
      </Button>
      <Button type="submit" loading={working}>
        {d('design.save')}
      </Button>
    </Group>
  )
}
