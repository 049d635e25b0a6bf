/** Keep or leave. */
import { Button, Group } from '@mantine/core'
import { useDesignWords } from '#design/words.ts'

type FormFootProps = { readonly working: boolean; readonly onCancel: () => void }

export function FormFoot({ working, onCancel }: FormFootProps) {
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
