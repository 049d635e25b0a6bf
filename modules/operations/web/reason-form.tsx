/** Why one company is looked into: asked before what it has is read (safety S10). */
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useWords } from './words.ts'

export function ReasonForm({ onGiven }: { readonly onGiven: (reason: string) => void }) {
  const t = useWords()
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('operations.reasonNeeded')) },
  })
  return (
    <form onSubmit={form.onSubmit(({ reason }) => onGiven(reason.trim()))}>
      <TextInput
        label={t('operations.reason')}
        description={t('operations.reasonHint')}
        required
        maxLength={255}
        {...form.getInputProps('reason')}
      />
      <Button type="submit" variant="default" mt="sm">
        {t('operations.look')}
      </Button>
    </form>
  )
}
