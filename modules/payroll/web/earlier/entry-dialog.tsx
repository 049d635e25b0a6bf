/** Earlier pay of one person by hand: the last month it covers, how many, and the figures of the sheet. */
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MoneyField } from '#design/fields/money-field.tsx'
import { MonthField } from '#design/fields/month-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { wordOr } from '#platform/words/web/words.ts'
import {
  addEarlierEntry,
  changeEarlierEntry,
  type earlierEntry,
  earlierFigures,
  removeEarlierEntry,
} from '../../contract/earlier-entries.ts'
import { earlierPay } from '../../contract/earlier-pay.ts'
import { view } from '../../contract/run.ts'
import { useWords } from '../words.ts'

export type Entry = DataOf<typeof earlierEntry>
type EntryDialogProps = {
  readonly of: { readonly employee_id: string; readonly full_name: string; readonly open: readonly string[] }
  readonly now: Entry | undefined
  readonly onClose: () => void
}

export function EntryDialog({ of, now, onClose }: EntryDialogProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const columns = useCall(earlierFigures, {}).data ?? []
  const doing = { refreshes: [earlierPay, view], after: onClose }
  const [add, change] = [useAct(addEarlierEntry, doing), useAct(changeEarlierEntry, doing)]
  const remove = useAct(removeEarlierEntry, doing)
  const form = useForm({
    initialValues: {
      month: now?.month ?? of.open.at(-1) ?? '',
      months: String(now?.months ?? (of.open.length || 1)),
      figures: { ...now?.figures } as Record<string, string>,
    },
  })
  const send = form.onSubmit(({ month, months, figures }) => {
    const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
    const body = { month, months: Number(months), figures }
    if (now) change.mutate({ params: { id: now.id }, body }, { onError })
    else add.mutate({ body: { ...body, employee_id: of.employee_id } }, { onError })
  })
  return (
    <Dialog opened onClose={onClose} size="lg" title={`${t('payroll.earlierByHand')} · ${of.full_name}`}>
      <form onSubmit={send}>
        <Stack gap="sm">
          <Group grow align="flex-start">
            <MonthField label={t('payroll.earlierLast')} required {...form.getInputProps('month')} />
            <TextInput
              label={t('payroll.past.months')}
              inputMode="numeric"
              required
              maxLength={2}
              {...form.getInputProps('months')}
            />
          </Group>
          {columns.map(({ name, about, kind, required }) =>
            kind === 'flag' ? (
              <Checkbox
                key={name}
                label={wordOr(`payroll.past.${name}`, name)}
                description={about}
                checked={form.values.figures[name] === 'true'}
                onChange={({ currentTarget: { checked } }) =>
                  form.setFieldValue(`figures.${name}`, checked ? 'true' : '')
                }
              />
            ) : (
              <MoneyField
                key={name}
                label={wordOr(`payroll.past.${name}`, name)}
                description={about}
                currency={currency}
                required={required}
                value={form.values.figures[name] ?? ''}
                error={form.errors[`figures.${name}`]}
                onChange={(amount: string) => form.setFieldValue(`figures.${name}`, amount)}
              />
            ),
          )}
          {now && (
            <Button
              variant="subtle"
              color="red"
              style={{ alignSelf: 'start' }}
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { id: now.id } })}
            >
              {t('payroll.earlierRemove')}
            </Button>
          )}
        </Stack>
        <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
