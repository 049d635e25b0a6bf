import { Button, Group } from '@mantine/core'
import { useDesignWords } from './words.ts'

type FormFootProps = {
  readonly working: boolean
  readonly onCancel: () => void
  readonly action?: string | undefined
  readonly closed?: boolean
}

/** Keep or leave. */
export function FormFoot({ working, onCancel, action, closed }: FormFootProps) {
  const d = useDesignWords()
  return (
    <Group justify="flex-end" mt="md">
      <Button variant="default" onClick={onCancel}>
        {d('design.cancel')}
      </Button>
      <Button type="submit" loading={working} disabled={closed}>
        {action ?? d('design.save')}
      </Button>
    </Group>
  )
}
