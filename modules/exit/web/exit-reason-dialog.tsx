import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeExitReason, exitReasons, storeExitReason } from '../contract/exit-reasons.ts'
import { exitTypes, reasonKinds } from '../model/exit-types.ts'
import { useWords } from './words.ts'

export type ExitReason = DataOf<typeof exitReasons>[number]
type ExitReasonDialogProps = {
  /** Undefined for a new one. */
  readonly now: ExitReason | undefined
  readonly onClose: () => void
}

/** A reason of the company's own. */
export function ExitReasonDialog({ now, onClose }: ExitReasonDialogProps) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      name: now?.name ?? '',
      exit_type_id: String(now?.exit_type_id ?? 1),
      kind: now?.kind ?? ('voluntary' as const),
    },
  })
  const doing = { refreshes: [exitReasons], after: onClose }
  const add = useAct(storeExitReason, doing)
  const change = useAct(changeExitReason, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const send = form.onSubmit((body) => {
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else add.mutate({ body }, failed)
  })
  return (
    <Dialog opened onClose={onClose} title={now ? t('exit.editTitle', { name: now.name }) : t('exit.addTitle')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput label={t('exit.reason')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
          <ChoiceField
            label={t('exit.type')}
            data={exitTypes.map(({ id, name }) => ({ value: String(id), label: t(`exit.type.${name}`) }))}
            allowDeselect={false}
            required
            {...form.getInputProps('exit_type_id')}
          />
          <Radio.Group label={t('exit.kind')} {...form.getInputProps('kind')}>
            <Group mt={6}>
              {reasonKinds.map((kind) => (
                <Radio key={kind} value={kind} label={t(`exit.kind.${kind}`)} />
              ))}
            </Group>
          </Radio.Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('exit.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending || change.isPending}>
              {t('exit.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
