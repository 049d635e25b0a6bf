import { Button, Group } from '@mantine/core'
import { MayButton } from '#design/may-button.tsx'
import { useWords } from '../words.ts'

type FormFootProps = {
  readonly working: boolean
  readonly onCancel: () => void
  readonly action?: string
  /** Why it cannot be kept yet. */
  readonly closed?: string
}

/** Keep or leave. */
export function FormFoot({ working, onCancel, action, closed }: FormFootProps) {
  const t = useWords()
  const word = action ?? t('employees.save')
  return (
    <Group justify="flex-end" mt="md">
      <Button variant="default" onClick={onCancel}>
        {t('employees.cancel')}
      </Button>
      {closed ? (
        <MayButton closed={closed} onClick={() => {}}>
          {word}
        </MayButton>
      ) : (
        <Button type="submit" loading={working}>
          {word}
        </Button>
      )}
    </Group>
  )
}
