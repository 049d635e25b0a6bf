/** A claim entered for somebody, or one that waits, changed. */
import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { change, create } from '../contract/claims.ts'
import { breakChoices, compensations } from '../contract/types.ts'
import { type Claim, STALE } from './claims.ts'
import classes from './overtime.module.css'
import { useWords } from './words.ts'

type ClaimDialogProps = { readonly changing?: Claim; readonly onClose: () => void }

export function ClaimDialog({ changing, onClose }: ClaimDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const language = useLanguage()
  const { country } = useMe()
  const form = useForm({
    initialValues: {
      employee_id: changing?.employee_id ?? '',
      date: changing?.date ?? '',
      start_time: changing?.start_time ?? '',
      end_time: changing?.end_time ?? '',
      break_hours: String(changing?.break_hours ?? 0),
      compensation: changing?.compensation ?? 'pay',
      voluntary_without_pay: changing?.voluntary_without_pay ?? false,
      emergency: changing?.emergency ?? false,
      reason: changing?.reason ?? '',
    },
  })
  const doing = { refreshes: STALE, after: onClose }
  const [entering, saving] = [useAct(create, doing), useAct(change, doing)]
  const { employee_id, date, start_time, end_time, reason, break_hours, ...flags } = form.values
  const closed = !employee_id
    ? t('overtime.choosePerson')
    : date && start_time && end_time
      ? undefined
      : t('overtime.chooseTimes')
  const send = () => {
    const said = reason.trim()
    const common = { date, start_time, end_time, break_hours: Number(break_hours), ...flags }
    const onError = (problem: Error) => form.setErrors(fieldErrors(problem))
    if (changing) saving.mutate({ params: { id: changing.id }, body: { ...common, reason: said || null } }, { onError })
    else entering.mutate({ body: { employee_id, ...common, ...(said && { reason: said }) } }, { onError })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={changing ? t('overtime.changeOf', { name: changing.full_name }) : t('overtime.enter')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) send()
        }}
      >
        <Stack gap="md">
          {!changing && <EmployeePicker label={t('overtime.person')} required {...form.getInputProps('employee_id')} />}
          <DateField
            label={t('overtime.date')}
            required
            description={date ? weekDayText(date, language) : undefined}
            {...form.getInputProps('date')}
          />
          <div className={classes.pair}>
            <TextInput type="time" required label={t('overtime.from')} {...form.getInputProps('start_time')} />
            <TextInput
              type="time"
              required
              label={t('overtime.to')}
              description={end_time !== '' && end_time <= start_time ? t('overtime.nextDay') : undefined}
              {...form.getInputProps('end_time')}
            />
          </div>
          <ChoiceField
            label={t('overtime.break')}
            allowDeselect={false}
            data={breakChoices.map((hours) => ({
              value: String(hours),
              label: hours === 0 ? t('overtime.noBreak') : t('overtime.hoursShort', { count: hours }),
            }))}
            {...form.getInputProps('break_hours')}
          />
          {country === 'TW' && (
            <ChoiceField
              label={t('overtime.compensation')}
              allowDeselect={false}
              data={compensations.map((value) => ({ value, label: t(`overtime.compensation.${value}`) }))}
              {...form.getInputProps('compensation')}
            />
          )}
          <Checkbox
            label={t('overtime.withoutPay')}
            {...form.getInputProps('voluntary_without_pay', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('overtime.emergency')}
            description={t('overtime.emergencyHint')}
            {...form.getInputProps('emergency', { type: 'checkbox' })}
          />
          <Textarea label={t('overtime.reason')} rows={2} maxLength={2000} {...form.getInputProps('reason')} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <MayButton type="submit" closed={closed} loading={entering.isPending || saving.isPending}>
              {d('design.save')}
            </MayButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
