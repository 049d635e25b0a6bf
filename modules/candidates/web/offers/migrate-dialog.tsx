/** Whoever accepted becomes an employee, with the offered pay from the first day. */
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { migrateCandidate } from '../../contract/offers.ts'
import type { CandidateWhole } from '../candidate.ts'
import { REFRESHES } from '../use-move.ts'
import { useWords } from '../words.ts'

type MigrateDialogProps = { readonly of: CandidateWhole; readonly onClose: () => void }

export function MigrateDialog({ of, onClose }: MigrateDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const back = of.former.filter(({ left_on }) => left_on !== null)
  const form = useForm({ initialValues: { staff_id: '', rehire_employee_id: back[0]?.id ?? '' } })
  const migrate = useAct(migrateCandidate, { refreshes: REFRESHES, after: onClose })
  const rehires = form.values.rehire_employee_id !== ''
  const send = form.onSubmit(({ staff_id, rehire_employee_id }) =>
    migrate.mutate(
      {
        params: { id: of.id },
        body: rehires ? { rehire_employee_id } : staff_id.trim() ? { staff_id } : {},
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('candidates.migrateTitle', { name: of.full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <p>{t('candidates.migrateHint')}</p>
          {back.length > 0 && (
            <Radio.Group label={t('candidates.wasHere')} {...form.getInputProps('rehire_employee_id')}>
              <Stack gap={6} mt={6}>
                {back.map(({ id, full_name, staff_id, left_on }) => (
                  <Radio
                    key={id}
                    value={id}
                    label={t('candidates.rehire', {
                      name: `${full_name} · ${staff_id}`,
                      day: dayText(left_on ?? '', language),
                    })}
                  />
                ))}
                <Radio value="" label={t('candidates.newRecord')} />
              </Stack>
            </Radio.Group>
          )}
          {!rehires && (
            <TextInput
              label={t('candidates.staffId')}
              description={t('candidates.staffIdHint')}
              maxLength={255}
              data-autofocus
              {...form.getInputProps('staff_id')}
            />
          )}
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
