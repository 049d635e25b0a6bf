/** Begins the tasks of somebody who joins or leaves. */
import { Checkbox, Radio, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { candidates } from '#modules/candidates/contract/candidates.ts'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { checklists } from '../contract/checklists.ts'
import { beginOrientation, orientations } from '../contract/orientations.ts'
import { type ChecklistKind, checklistKinds } from '../model/tasks.ts'
import { useWords } from './words.ts'

/** Whom it is begun for, where that is known: a candidate who accepted, or somebody with a record. */
export type BeginFor = { readonly whom: 'candidate' | 'employee'; readonly id: string }

type BeginDialogProps = { readonly of?: BeginFor | undefined; readonly onClose: () => void }

export function BeginDialog({ of, onClose }: BeginDialogProps) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      whom: of?.whom ?? 'employee',
      employee_id: of?.whom === 'employee' ? of.id : '',
      candidate_id: of?.whom === 'candidate' ? of.id : '',
      kind: 'joining' as ChecklistKind,
      which: 'fitting',
      checklist_ids: [] as string[],
      first_day: '',
    },
  })
  const { which, whom } = form.values
  // A candidate is only about to join.
  const kind: ChecklistKind = whom === 'candidate' ? 'joining' : form.values.kind
  const accepted = useCall(candidates, { query: { status: 'accepted' } }).data ?? []
  const known = useCall(checklists, {}).data?.filter((one) => one.kind === kind) ?? []
  const begin = useAct(beginOrientation, { refreshes: [orientations, candidates], after: onClose })
  const send = form.onSubmit(({ employee_id, candidate_id, first_day, checklist_ids }) =>
    begin.mutate(
      {
        body: {
          ...(whom === 'candidate' ? { candidate_id } : { employee_id }),
          kind,
          ...(which === 'chosen' ? { checklist_ids } : {}),
          ...(first_day ? { first_day } : {}),
        },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('onboarding.beginTitle')}>
      <form onSubmit={send}>
        <Stack gap="md">
          {accepted.length > 0 && (
            <Radio.Group label={t('onboarding.whom')} {...form.getInputProps('whom')}>
              <Stack gap="xs" mt={6}>
                <Radio value="employee" label={t('onboarding.who.employee')} />
                <Radio value="candidate" label={t('onboarding.who.candidate')} />
              </Stack>
            </Radio.Group>
          )}
          {whom === 'candidate' ? (
            <ChoiceField
              label={t('onboarding.candidate')}
              data={accepted.map(({ id, full_name, position_name }) => ({
                value: id,
                label: `${full_name} · ${position_name}`,
              }))}
              required
              searchable
              {...form.getInputProps('candidate_id')}
            />
          ) : (
            <>
              <EmployeePicker
                everybody
                label={t('onboarding.person')}
                required
                {...form.getInputProps('employee_id')}
              />
              <Radio.Group label={t('onboarding.kind')} {...form.getInputProps('kind')}>
                <Stack gap="xs" mt={6}>
                  {checklistKinds.map((one) => (
                    <Radio key={one} value={one} label={t(`onboarding.kind.${one}`)} />
                  ))}
                </Stack>
              </Radio.Group>
            </>
          )}
          <Radio.Group
            label={t('onboarding.lists')}
            error={form.errors.checklist_ids}
            value={which}
            onChange={(value) => form.setFieldValue('which', value)}
          >
            <Stack gap="xs" mt={6}>
              <Radio value="fitting" label={t('onboarding.fitting')} />
              <Radio value="chosen" label={t('onboarding.chosen')} />
            </Stack>
          </Radio.Group>
          {which === 'chosen' && (
            <Checkbox.Group
              value={form.values.checklist_ids}
              onChange={(ids) => form.setFieldValue('checklist_ids', ids)}
            >
              <Stack gap="xs" ml="lg">
                {known.map(({ id, name }) => (
                  <Checkbox key={id} value={id} label={name} />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          <DateField
            label={t(`onboarding.day.${kind}`)}
            description={t('onboarding.dayHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('first_day')}
          />
          <FormFoot working={begin.isPending} onCancel={onClose} action={t('onboarding.begin')} />
        </Stack>
      </form>
    </Dialog>
  )
}
