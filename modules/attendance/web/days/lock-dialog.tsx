/** Days locked, so that nobody decides or corrects them, or opened again. */
import { Group, SegmentedControl, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { firstDayOf, lastDayOf, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { lock } from '../../contract/days/deciding.ts'
import { useWords } from '../words.ts'
import { STALE } from './stale.ts'
import type { Days } from './use-days.ts'

export function LockDialog({ days, onClose }: { readonly days: Days; readonly onClose: () => void }) {
  const t = useWords()
  const month = yearMonthOf(plainDateOf(useMe().today))
  const units = useCall(departments, {}).data ?? []
  const form = useForm({
    initialValues: {
      from: days.from ?? firstDayOf(month),
      to: days.to ?? lastDayOf(month),
      department: days.department_ids?.[0] ?? '',
      is_locked: 'yes',
    },
  })
  const act = useAct(lock, { refreshes: STALE, quiet: true, after: onClose })
  const send = form.onSubmit(({ from, to, department, is_locked }) =>
    act.mutate(
      {
        body: {
          from,
          to,
          is_locked: is_locked === 'yes',
          ...(department ? { department_ids: [department] } : {}),
        },
      },
      {
        onError: (cause) => {
          const { department_ids, ...others } = fieldErrors(cause)
          form.setErrors({ ...others, department: department_ids })
        },
      },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('attendance.days.lock')}>
      <Form onSubmit={send}>
        <Stack gap="md">
          <p className="muted">{t('attendance.days.lockHint')}</p>
          <SegmentedControl
            aria-label={t('attendance.days.lock')}
            data={[
              { value: 'yes', label: t('attendance.days.lockDo') },
              { value: 'no', label: t('attendance.days.unlockDo') },
            ]}
            {...form.getInputProps('is_locked')}
          />
          <Group grow>
            <DateField label={t('attendance.days.from')} required {...form.getInputProps('from')} />
            <DateField label={t('attendance.days.to')} required {...form.getInputProps('to')} />
          </Group>
          <ChoiceField
            label={t('attendance.days.department')}
            placeholder={t('attendance.days.wholeCompany')}
            clearable
            data={units.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('department')}
          />
        </Stack>
        <FormFoot
          working={act.isPending}
          onCancel={onClose}
          action={t(form.values.is_locked === 'yes' ? 'attendance.days.lockDo' : 'attendance.days.unlockDo')}
        />
      </Form>
    </Dialog>
  )
}
