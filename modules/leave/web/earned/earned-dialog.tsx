/** A day earned by one or by a whole shift, entered for them; or one that waits, changed. */
import { Checkbox, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Notice } from '#design/notice.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import { fieldErrors, Problem } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { SendDialog } from '#platform/requests/web/send-dialog.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { amountText } from '../amounts.ts'
import { useWords } from '../words.ts'
import { type EarnedDay, type EarningName, earnings, staleAfter } from './earned.ts'

type EarnedDialogProps = {
  readonly name: EarningName
  readonly changing?: EarnedDay
  readonly onClose: () => void
}
type Values = { employee_ids: string[]; date: string; amount: string; worked: boolean; reason: string }

export function EarnedDialog({ name, changing, onClose }: EarnedDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const form = useForm<Values>({
    initialValues: {
      employee_ids: [],
      date: changing?.date ?? '',
      amount: String(changing?.amount ?? 1),
      worked: changing?.worked ?? false,
      reason: changing?.reason ?? '',
    },
  })
  const chosen = usePicked((ids) => form.setFieldValue('employee_ids', ids))
  const { employee_ids: people, date } = form.values
  const sending = useSending(name, changing, onClose)
  const send = () => sending.send(form.values, (reason) => form.setErrors(fieldErrors(reason)))
  const closed =
    !changing && people.length === 0 ? t('leave.earned.choosePeople') : date ? undefined : t('leave.earned.chooseDay')
  return (
    <SendDialog
      title={changing ? t('leave.earned.changeOf', { name: changing.full_name }) : t(`leave.${name}.enter`)}
      size="lg"
      {...(!changing && { people: people.length })}
      closed={closed}
      working={sending.working}
      onSend={send}
      onClose={onClose}
    >
      <Stack gap="md">
        {!changing && <ForWhom {...chosen} errors={form.errors} />}
        <DateField
          label={t(`leave.${name}.day`)}
          required
          // Of a holiday that falls on a day off one knows ahead.
          latest={name === 'offInLieu' ? today : undefined}
          description={date ? weekDayText(date, language) : undefined}
          {...form.getInputProps('date')}
        />
        {name === 'offInLieu' ? (
          <ChoiceField
            label={t('leave.earned.earned')}
            allowDeselect={false}
            data={[1, 0.5].map((amount) => ({ value: String(amount), label: amountText(amount, 'day') }))}
            {...form.getInputProps('amount')}
          />
        ) : (
          <Checkbox
            label={t('leave.earned.workedOn')}
            description={t('leave.earned.workedOnHint')}
            {...form.getInputProps('worked', { type: 'checkbox' })}
          />
        )}
        <Textarea label={t('leave.reason')} rows={2} maxLength={2000} {...form.getInputProps('reason')} />
        {sending.problem && (
          <Notice tone="bad" role="alert">
            {[textOf(sending.problem), ...linesOf(sending.problem)].join(' · ')}
          </Notice>
        )}
        <p className="muted" style={{ margin: 0 }}>
          {t(changing ? 'leave.earned.changeHint' : `leave.${name}.enterHint`)}
        </p>
      </Stack>
    </SendDialog>
  )
}

const linesOf = (reason: Error): readonly string[] => (reason instanceof Problem ? reason.lines : [])

function useSending(name: EarningName, changing: EarnedDay | undefined, after: () => void) {
  const doing = { refreshes: staleAfter(name), quiet: true, after }
  const lieu = { award: useAct(earnings.offInLieu.award, doing), change: useAct(earnings.offInLieu.change, doing) }
  const holiday = {
    award: useAct(earnings.replacementHoliday.award, doing),
    change: useAct(earnings.replacementHoliday.change, doing),
  }
  const acts = name === 'offInLieu' ? lieu : holiday
  const send = ({ employee_ids, date, amount, worked, reason }: Values, onError: (reason: Error) => void) => {
    const said = reason.trim()
    if (changing) {
      const params = { id: changing.id }
      const common = { date, reason: said || null }
      if (name === 'offInLieu')
        lieu.change.mutate({ params, body: { ...common, amount: amount === '0.5' ? 0.5 : 1 } }, { onError })
      else holiday.change.mutate({ params, body: { ...common, worked } }, { onError })
      return
    }
    const common = { employee_ids, date, ...(said && { reason: said }) }
    if (name === 'offInLieu')
      lieu.award.mutate({ body: { ...common, amount: amount === '0.5' ? 0.5 : 1 } }, { onError })
    else holiday.award.mutate({ body: { ...common, worked } }, { onError })
  }
  return {
    send,
    working: acts.award.isPending || acts.change.isPending,
    problem: acts.award.error ?? acts.change.error,
  }
}
