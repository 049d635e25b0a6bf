/** A further run of the month: what kind, when it is paid, to whom and what; shown person by person before it is made. */
import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { lastDayOf, type YearMonth } from '#kernel/plain-date.ts'
import type { PickedPerson } from '#modules/employees/web/public.tsx'
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
  const isPlanned = form.values.by === 'plan'
  const send = form.onSubmit((values) => {
    const { type, name, pay_date } = values
    const body = {
      ...{ type: type === 'bonus' ? ('bonus' as const) : ('off_cycle' as const), name, pay_date },
      ...(isPlanned && { plan: planOf(values) }),
      ...(isPlanned && people.length > 0 && { employee_ids: people.map(({ id }) => id) }),
    }
    const params = paramsOf(month)
    if (isPlanned && !seen) look.mutate({ params, query: { preview: '1' }, body }, { onError })
    else make.mutate({ params, body }, { onError })
  })
  const changed = () => setSeen(undefined)
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
              onChange={(value) => value && form.setFieldValue('type', value)}
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
          {isPlanned && (
            <PlanFields form={form} currency={currency} people={people} onPeople={setPeople} onChange={changed} />
          )}
          {isPlanned && seen && <PlanSeen seen={seen} currency={currency} />}
        </Stack>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <Button type="submit" loading={look.isPending || make.isPending}>
            {isPlanned && !seen ? t('payroll.planLook') : t('payroll.makeRun')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
