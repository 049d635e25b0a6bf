/** Name, level, description and departments of a position. */

import { Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { ChoicesField } from '#design/fields/choices-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { department, departments } from '../../contract/departments.ts'
import { jobLevels } from '../../contract/job-levels.ts'
import { changePosition, createPosition, positionDepartments, positions } from '../../contract/positions.ts'
import { useWords } from '../words.ts'

type Position = DataOf<typeof positions>[number]
const REFRESHES = [positions, positionDepartments, department, jobLevels]

export function PositionForm({
  position,
  onClose,
}: {
  readonly position?: Position | undefined
  readonly onClose: () => void
}) {
  const t = useWords()
  const units = useCall(departments, {})
  const levels = useCall(jobLevels, {})
  const form = useForm({
    initialValues: {
      name: position?.name ?? '',
      job_level_id: position?.job_level_id ?? '',
      description: position?.description ?? '',
      department_ids: position?.departments.map(({ id }) => id) ?? [],
    },
  })
  const doing = { refreshes: REFRESHES, after: onClose, quiet: true }
  const add = useAct(createPosition, doing)
  const change = useAct(changePosition, doing)
  const onError = (reason: unknown) => {
    const errors = fieldErrors(reason)
    form.setErrors(errors)
    if (Object.keys(errors).length === 0) showProblem(reason)
  }
  const send = form.onSubmit(({ job_level_id, ...values }) => {
    const body = { ...values, job_level_id: job_level_id || null }
    if (position) change.mutate({ params: { id: position.id }, body }, { onError })
    else add.mutate({ body }, { onError })
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={position ? t('organisation.editTitle', { name: position.name }) : t('organisation.addPosition')}
    >
      <form onSubmit={send}>
        <Stack gap="sm">
          <TextInput
            label={t('organisation.name')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <ChoiceField
            label={t('organisation.jobLevel')}
            clearable
            data={(levels.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('job_level_id')}
          />
          <ChoicesField
            label={t('organisation.departments')}
            description={t('organisation.departmentsHint')}
            clearable
            data={(units.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('department_ids')}
          />
          <Textarea
            label={t('organisation.description')}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={5000}
            {...form.getInputProps('description')}
          />
        </Stack>
        <FormFoot
          working={add.isPending || change.isPending}
          onCancel={onClose}
          action={position ? undefined : t('organisation.add')}
        />
      </form>
    </Dialog>
  )
}
