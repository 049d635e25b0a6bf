import { Button, Group } from '@mantine/core'
import { MayButton } from './may-button.tsx'
import { useDesignWords } from './words.ts'

type FormFootProps = {
  readonly working: boolean
  readonly onCancel: () => void
  readonly action?: string | undefined
  /** Why it cannot be kept yet. */
  readonly closed?: string | undefined
  /** Of what cannot be made undone. */
  readonly color?: string | undefined
}

/** Keep or leave. */
export function FormFoot({ working, onCancel, action, closed, color }: FormFootProps) {
  const d = useDesignWords()
  return (
    <Group justify="flex-end" mt="md">
      <Button variant="default" onClick={onCancel}>
        {d('design.cancel')}
      </Button>
      <MayButton type="submit" loading={working} closed={closed} color={closed ? undefined : color}>
        {action ?? d('design.save')}
      </MayButton>
    </Group>
  )
}
