/** Somebody is to leave: whom, how and why, from when, and what the law wants observed; or a change of it. */

import { Group, MultiSelect, NumberInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { exitReasons } from '../../contract/exit-reasons.ts'
import { addExit, changeExit, exit, exits } from '../../contract/exits/exits.ts'
import { exitTypes } from '../../model/exit-types.ts'
import { useWords } from '../words.ts'
import { ExitPreview } from './exit-preview.tsx'
import type { ExitWhole } from './shown.ts'

type ExitDialogProps = {
  readonly now: ExitWhole | undefined
  /** Chosen at first. */
  readonly who?: string | undefined
  readonly onClose: () => void
}

export function ExitDialog({ now, who, onClose }: ExitDialogProps) {
  const t = useWords()
  const { today } = useMe()
  const form = useForm({ initialValues: { ...valuesOf(now, today), employee_id: who ?? '' } })
  const reasons = useCall(exitReasons, {}).data ?? []
  const doing = { refreshes: [exits, exit], after: onClose }
  const add = useAct(addExit, doing)
  const change = useAct(changeExit, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const type = Number(form.values.exit_type_id)
  const offered = reasons.filter(
    ({ id, exit_type_id, status }) => exit_type_id === type && (status === 1 || now?.exit_reason_ids.includes(id)),
  )
  const send = form.onSubmit(({ employee_id, last_working_date, forward_period, exit_type_id, ...rest }) => {
    const body = { ...rest, exit_type_id: Number(exit_type_id), forward_period: forward_period || null }
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else add.mutate({ body: { ...body, employee_id, last_working_date } }, failed)
  })
  const [seen] = useDebouncedValue(form.values, 300)
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={now ? t('exit.changeTitle', { name: now.full_name }) : t('exit.enterTitle')}
    >
      <form onSubmit={send}>
        <Stack gap="md">
          {!now && <EmployeePicker label={t('exit.person')} required {...form.getInputProps('employee_id')} />}
          <ChoiceField
            label={t('exit.type')}
            data={exitTypes.map(({ id, name }) => ({ value: String(id), label: t(`exit.type.${name}`) }))}
            allowDeselect={false}
            required
            {...form.getInputProps('exit_type_id')}
            onChange={(value) => form.setValues({ exit_type_id: value, exit_reason_ids: [] })}
          />
          <MultiSelect
            label={t('exit.reasonsOf')}
            description={t('exit.reasonsHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={offered.map(({ id, name }) => ({ value: id, label: name }))}
            maxValues={5}
            searchable
            required
            {...form.getInputProps('exit_reason_ids')}
          />
          <Group grow align="flex-start">
            <DateField label={t('exit.noticeDate')} required {...form.getInputProps('notice_date')} />
            {!now && <DateField label={t('exit.lastDay')} required {...form.getInputProps('last_working_date')} />}
          </Group>
          {!now && seen.employee_id && seen.exit_reason_ids.length > 0 && seen.notice_date && (
            <ExitPreview
              employee_id={seen.employee_id}
              exit_type_id={Number(seen.exit_type_id)}
              exit_reason_ids={seen.exit_reason_ids}
              notice_date={seen.notice_date}
              last_working_date={seen.last_working_date}
              onEarliest={(day) => form.setFieldValue('last_working_date', day)}
            />
          )}
          <TextInput
            label={t('exit.inCharge')}
            type="email"
            maxLength={254}
            {...form.getInputProps('person_in_charge_email')}
          />
          <Group grow align="flex-start">
            <TextInput
              label={t('exit.forwardTo')}
              type="email"
              maxLength={254}
              {...form.getInputProps('forward_email')}
            />
            <NumberInput
              label={t('exit.forwardDays')}
              min={1}
              max={365}
              allowDecimal={false}
              {...form.getInputProps('forward_period')}
            />
          </Group>
          <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

const valuesOf = (now: ExitWhole | undefined, today: string) => ({
  employee_id: '',
  exit_type_id: String(now?.exit_type_id ?? 1),
  exit_reason_ids: now?.exit_reason_ids ?? ([] as string[]),
  notice_date: now?.notice_date ?? today,
  last_working_date: '',
  person_in_charge_email: now?.person_in_charge_email ?? '',
  forward_email: now?.forward_email ?? '',
  forward_period: (now?.forward_period ?? '') as number | '',
})
