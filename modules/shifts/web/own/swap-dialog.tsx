/** One's own shift offered for one of a colleague: theirs are told day by day. */
import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { askSwap, ownSwaps, swapOptions } from '../../contract/swaps.ts'
import { useWords } from '../words.ts'
import { hoursText } from './swap-text.ts'

export function SwapDialog({ date, onClose }: { readonly date: PlainDate; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(swapOptions, { query: { date } })
  const form = useForm({ initialValues: { theirs: '', reason: '' } })
  const ask = useAct(askSwap, { refreshes: [ownSwaps], quiet: true, after: onClose })
  const send = form.onSubmit(({ theirs, reason }) => {
    const [with_employee_id = '', with_date = ''] = theirs.split(' ')
    const body = { date, with_employee_id, with_date: plainDateOf(with_date), ...(reason ? { reason } : {}) }
    ask.mutate(
      { body },
      { onError: (cause) => form.setErrors({ theirs: Object.values(fieldErrors(cause))[0] ?? String(cause.message) }) },
    )
  })
  return (
    <Dialog opened onClose={onClose} title={t('shifts.swapTitle', { day: weekDayText(date, language) })}>
      <Loaded reading={reading} rows={3}>
        {(options) =>
          options.length === 0 ? (
            <p className="muted">{t('shifts.swapNobody')}</p>
          ) : (
            <Form onSubmit={send}>
              <Stack gap="md">
                <p className="muted">{t('shifts.swapHint')}</p>
                <ChoiceField
                  label={t('shifts.swapFor')}
                  required
                  searchable
                  data={options.map((one) => ({
                    value: `${one.employee_id} ${one.date}`,
                    label: `${weekDayText(one.date, language)} ${hoursText(one.shifts)}${pause()}${one.full_name}`,
                  }))}
                  {...form.getInputProps('theirs')}
                />
                <Textarea
                  label={t('shifts.swapReason')}
                  maxLength={2000}
                  autosize
                  minRows={2}
                  {...form.getInputProps('reason')}
                />
              </Stack>
              <FormFoot working={ask.isPending} onCancel={onClose} action={t('shifts.swapSend')} />
            </Form>
          )
        }
      </Loaded>
    </Dialog>
  )
}
