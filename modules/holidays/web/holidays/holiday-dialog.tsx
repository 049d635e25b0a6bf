/** A holiday of the company's own, or one that is changed; with what it touches, old day and new. */

import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeHoliday, createHoliday, type holidayChoices, holidays } from '../../contract/holidays.ts'
import { holidayKinds } from '../../model/holiday-kinds.ts'
import { TouchedDays } from '../touched-days.tsx'
import { useWords, wordFor } from '../words.ts'

export type Holiday = DataOf<typeof holidays>[number]
export type Choices = DataOf<typeof holidayChoices>

type HolidayDialogProps = {
  /** Undefined for a new one. */
  readonly now: Holiday | undefined
  readonly choices: Choices
  readonly year: string
  readonly onClose: () => void
}

export function HolidayDialog({ now, choices, year, onClose }: HolidayDialogProps) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      date: now?.date ?? `${year}-01-01`,
      name: now?.name ?? '',
      name_local: now?.name_local ?? '',
      region: now?.region ?? '',
      kind: now?.kind ?? choices.kinds[0] ?? '',
      note: now?.note ?? '',
    },
  })
  const doing = { refreshes: [holidays], after: onClose }
  const create = useAct(createHoliday, doing)
  const change = useAct(changeHoliday, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const send = form.onSubmit((values) => {
    const kind = holidayKinds.find((one) => one === values.kind)
    if (!kind) return
    const body = { ...values, kind }
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else create.mutate({ body }, failed)
  })
  return (
    <Dialog opened onClose={onClose} title={now ? t('holidays.editTitle', { name: now.name }) : t('holidays.addTitle')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <DateField label={t('holidays.date')} required data-autofocus {...form.getInputProps('date')} />
          <TextInput label={t('holidays.name')} required maxLength={255} {...form.getInputProps('name')} />
          <TextInput label={t('holidays.nameLocal')} maxLength={255} {...form.getInputProps('name_local')} />
          <ChoiceField
            label={t('holidays.kind')}
            data={choices.kinds.map((kind) => ({ value: kind, label: wordFor('kind', kind) }))}
            allowDeselect={false}
            required
            {...form.getInputProps('kind')}
          />
          {choices.regions.length > 0 && (
            <ChoiceField
              label={t('holidays.region')}
              placeholder={t('holidays.wholeCountry')}
              data={choices.regions.map((region) => ({ value: region, label: wordFor('region', region) }))}
              clearable
              searchable
              {...form.getInputProps('region')}
            />
          )}
          <TextInput label={t('holidays.note')} maxLength={255} {...form.getInputProps('note')} />
          <TouchedDays dates={[form.values.date, ...(now ? [now.date] : [])]} />
          <FormFoot working={create.isPending || change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
