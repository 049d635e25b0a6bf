/** What a plan pays and to whom, and what it would come to, person by person with its why. */
import { Checkbox, NumberInput, Select, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { SimpleTable } from '#design/simple-table.tsx'
import { PeoplePicker, type PickedPerson } from '#modules/employees/web/public.tsx'
import type { BodyOf, DataOf } from '#platform/contract/endpoint.ts'
import { moneyText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import type { planItems } from '../../contract/runs.ts'
import { planKinds } from '../../model/run-plan.ts'
import { useWords } from '../words.ts'

export const noPlan = { kind: 'amount', amount: '', months: '1', base: 'basic', pro_rata: true }
export type PlanValues = typeof noPlan
export type Seen = DataOf<typeof planItems>
type Plan = BodyOf<typeof planItems>['plan']

export function planOf({ kind, amount, months, base, pro_rata }: PlanValues): Plan {
  if (kind === 'thirteenth_month') return { kind }
  if (kind === 'months_of_pay') return { kind, months, base: base === 'basic' ? 'basic' : 'basic_and_fixed', pro_rata }
  return { kind: 'amount', amount }
}

type PlanFieldsProps<Values extends PlanValues> = {
  readonly form: UseFormReturnType<Values>
  readonly currency: string
  readonly people: readonly PickedPerson[]
  /** Money alone: nothing that is worked out by law. */
  readonly isAdvance?: boolean
  readonly onPeople: (people: readonly PickedPerson[]) => void
  readonly onChange: () => void
}

export function PlanFields<Values extends PlanValues>({
  form,
  currency,
  people,
  isAdvance,
  onPeople,
  onChange,
}: PlanFieldsProps<Values>) {
  const t = useWords()
  const beside = useBrackets()
  const { kind, base, months, amount, pro_rata } = form.values
  const set = (name: keyof PlanValues, value: string | boolean) => {
    onChange()
    form.setFieldValue(name, value as never)
  }
  return (
    <Stack gap="md">
      <Select
        label={t('payroll.planKind')}
        data={planKinds
          .filter((value) => !isAdvance || value !== 'thirteenth_month')
          .map((value) => ({ value, label: t(`payroll.plan.${value}`) }))}
        value={kind}
        allowDeselect={false}
        error={form.errors.plan}
        onChange={(value) => value && set('kind', value)}
      />
      {kind === 'thirteenth_month' && <Text className="muted">{t('payroll.plan.thirteenthHint')}</Text>}
      {kind === 'months_of_pay' && (
        <>
          <NumberInput
            label={t('payroll.planMonths')}
            value={months}
            min={0}
            max={99}
            decimalScale={2}
            required
            error={form.errors['plan.months']}
            onChange={(value) => set('months', String(value))}
          />
          <Select
            label={t('payroll.planBase')}
            data={(['basic', 'basic_and_fixed'] as const).map((value) => ({
              value,
              label: t(`payroll.planBase.${value}`),
            }))}
            value={base}
            allowDeselect={false}
            onChange={(value) => value && set('base', value)}
          />
          <Checkbox
            label={t('payroll.planProRata')}
            checked={pro_rata}
            onChange={(event) => set('pro_rata', event.currentTarget.checked)}
          />
        </>
      )}
      {kind === 'amount' && (
        <NumberInput
          label={beside(t('payroll.amount'), currency)}
          value={amount}
          min={0}
          decimalScale={2}
          thousandSeparator=","
          required
          error={form.errors['plan.amount']}
          onChange={(value) => set('amount', String(value))}
        />
      )}
      <PeoplePicker
        label={t('payroll.planPeople')}
        description={t('payroll.planPeopleHint')}
        most={MOST}
        value={people}
        error={form.errors.employee_ids}
        onChange={(chosen) => {
          onChange()
          onPeople(chosen)
        }}
      />
    </Stack>
  )
}

const MOST = 2_000

export function PlanSeen({ seen, currency }: { readonly seen: Seen; readonly currency: string }) {
  const t = useWords()
  const beside = useBrackets()
  return (
    <>
      <Text fw={600}>
        {t('payroll.planTotal', { count: seen.people.length, total: moneyText(seen.total, currency), currency })}
      </Text>
      <SimpleTable
        label={t('payroll.planLook')}
        rows={seen.people}
        rowId={({ employee_id }) => employee_id}
        columns={[
          {
            id: 'person',
            header: t('payroll.employee'),
            cell: ({ full_name, staff_id }) => `${full_name} · ${staff_id}`,
          },
          {
            id: 'amount',
            header: beside(t('payroll.amount'), currency),
            cell: ({ amount }) => <span className="strong">{moneyText(amount, currency)}</span>,
          },
          { id: 'why', header: t('payroll.why'), cell: ({ why }) => why },
        ]}
      />
    </>
  )
}
