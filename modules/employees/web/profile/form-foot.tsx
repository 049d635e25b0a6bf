import { Button, Group } from '@mantine/core'
import { useWords } from '../words.ts'

type FormFootProps = { readonly working: boolean; readonly onCancel: () => void; readonly action?: string }

/** Keep or leave. */
export function FormFoot({ working, onCancel, action }: FormFootProps) {
  const t = useWords()
  return (
    <Group justify="flex-end" mt="md">
      <Button variant="default" onClick={onCancel}>
        {t('employees.cancel')}
      </Button>
      <Button type="submit" loading={working}>
        {action ?? t('employees.save')}
      </Button>
    </Group>
  )
}
