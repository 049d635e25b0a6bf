/** A further run of the month: what kind, when it is paid, to whom and what; shown person by person before it is made. */
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { lastDayOf, type YearMonth } from '#kernel/plain-date.ts'
import { PeoplePicker, type PickedPerson } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { addRun, runs } from '../../contract/runs.ts'
import { paramsOf } from '../../model/run-query.ts'
import { furtherTypes } from '../../model/run-types.ts'
import { addressOf } from '../month.ts'
import { useWords } from '../words.ts'
import { noPlan, PlanFields, PlanSeen, planOf, type Seen } from './plan-fields.tsx'

type AddRunDialogProps = { readonly month: YearMonth; readonly onClose: () => void }

type Further = (typeof furtherTypes)[number]
const typeOf = (type: string): Further => furtherTypes.find((one) => one === type) ?? 'bonus'
const MOST = 2_000

export function AddRunDialog({ month, onClose }: AddRunDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const navigate = useNavigate()
  const currency = useMe().currency_code ?? ''
  const [people, setPeople] = useState<readonly PickedPerson[]>([])
  const [seen, setSeen] = useState<Seen>()
  const form = useForm({
    initialValues: {
      type: 'bonus',
      name: t('payroll.runType.bonus'),
      pay_date: String(lastDayOf(month)),
      by: 'plan',
      ...noPlan,
    },
  })
  const look = useAct(addRun, {
    quiet: true,
    silentWhenDone: true,
    after: ({ data }) => setSeen('total' in data ? data : undefined),
  })
  const make = useAct(addRun, {
    refreshes: [runs],
    quiet: true,
    after: ({ data }) => {
      onClose()
      if ('run' in data)
        void navigate({
          to: '/app/payroll',
          search: { month: addressOf(month), run: String(data.run), view: 'items' } as never,
        })
    },
  })
  const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
  const { type: chosen } = form.values
  const corrects = chosen === 'correction'
  const isPlanned = form.values.by === 'plan' && !corrects
  const send = form.onSubmit((values) => {
    const { type, name, pay_date } = values
    const body = {
      ...{ type: typeOf(type), name, pay_date },
      ...(corrects && people.length > 0 && { employee_ids: people.map(({ id }) => id) }),
      ...(isPlanned && { plan: planOf(values) }),
      ...(isPlanned && people.length > 0 && { employee_ids: people.map(({ id }) => id) }),
    }
    const params = paramsOf(month)
    if ((isPlanned || corrects) && !seen) look.mutate({ params, query: { preview: '1' }, body }, { onError })
    else make.mutate({ params, body }, { onError })
  })
  const changed = () => setSeen(undefined)
  const choose = (type: Further) => {
    changed()
    const isNamed = form.values.name !== t(`payroll.runType.${typeOf(chosen)}`)
    form.setValues({ type, ...(!isNamed && { name: t(`payroll.runType.${type}`) }) })
    if (type === 'advance' && form.values.kind === 'thirteenth_month') form.setFieldValue('kind', 'amount')
  }
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('payroll.addRun')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <Group grow align="flex-start">
            <Select
              label={t('payroll.runType')}
              data={furtherTypes.map((value) => ({ value, label: t(`payroll.runType.${value}`) }))}
              value={form.values.type}
              allowDeselect={false}
              error={form.errors.type}
              onChange={(value) => value && choose(typeOf(value))}
            />
            <DateField
              label={t('payroll.runPayDate')}
              value={form.values.pay_date}
              required
              error={form.errors.pay_date}
              onChange={(value) => form.setFieldValue('pay_date', value)}
            />
          </Group>
          <TextInput label={t('payroll.runName')} required {...form.getInputProps('name')} />
          {chosen === 'advance' && <Text c="dimmed">{t('payroll.advanceHint')}</Text>}
          {corrects && (
            <>
              <Text c="dimmed">{t('payroll.correctionHint')}</Text>
              <PeoplePicker
                label={t('payroll.correctedPeople')}
                most={MOST}
                value={people}
                error={form.errors.employee_ids}
                onChange={(chosenPeople) => {
                  changed()
                  setPeople(chosenPeople)
                }}
              />
            </>
          )}
          {!corrects && (
            <Select
              label={t('payroll.runBy')}
              data={(['plan', 'items'] as const).map((value) => ({ value, label: t(`payroll.runBy.${value}`) }))}
              value={form.values.by}
              allowDeselect={false}
              onChange={(value) => {
                changed()
                form.setFieldValue('by', value ?? 'plan')
              }}
            />
          )}
          {isPlanned && (
            <PlanFields
              form={form}
              currency={currency}
              people={people}
              isAdvance={chosen === 'advance'}
              onPeople={setPeople}
              onChange={changed}
            />
          )}
          {(isPlanned || corrects) && seen && <PlanSeen seen={seen} currency={currency} />}
        </Stack>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <Button type="submit" loading={look.isPending || make.isPending}>
            {(isPlanned || corrects) && !seen ? t('payroll.planLook') : t('payroll.makeRun')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
