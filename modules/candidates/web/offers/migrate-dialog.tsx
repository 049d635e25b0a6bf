/** Whoever accepted becomes an employee, with the offered pay from the first day. */
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { migrateCandidate } from '../../contract/offers.ts'
import type { CandidateWhole } from '../candidate.ts'
import { REFRESHES } from '../use-move.ts'
import { useWords } from '../words.ts'

type MigrateDialogProps = { readonly of: CandidateWhole; readonly onClose: () => void }

export function MigrateDialog({ of, onClose }: MigrateDialogProps) {
  const t = useWords()
  const form = useForm({ initialValues: { staff_id: '' } })
  const migrate = useAct(migrateCandidate, { refreshes: REFRESHES, after: onClose })
  const send = form.onSubmit(({ staff_id }) =>
    migrate.mutate(
      { params: { id: of.id }, body: staff_id.trim() ? { staff_id } : {} },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('candidates.migrateTitle', { name: of.full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <p>{t('candidates.migrateHint')}</p>
          <TextInput
            label={t('candidates.staffId')}
            description={t('candidates.staffIdHint')}
            maxLength={255}
            data-autofocus
            {...form.getInputProps('staff_id')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('candidates.cancel')}
            </Button>
            <Button type="submit" loading={migrate.isPending}>
              {t('candidates.migrate')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
