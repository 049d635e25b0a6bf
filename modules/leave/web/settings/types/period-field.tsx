/** Years of service or leave years: the choice, and before it is saved what it comes to person by person. */
import { Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { typePeriod } from '../../../contract/type-period.ts'
import { type Period, periods } from '../../../model/entitlement/by-leave-year.ts'
import { amountText } from '../../amounts.ts'
import type { LeaveType } from '../../apply/asking.ts'
import { useWords } from '../../words.ts'
import type { TypeValues } from './type-values.ts'

type PeriodFieldProps = { readonly form: UseFormReturnType<TypeValues>; readonly type: LeaveType | undefined }

export function PeriodField({ form, type }: PeriodFieldProps) {
  const t = useWords()
  const language = useLanguage()
  const period = periods.find((one) => one === form.values.period) ?? 'service_year'
  const holdsFrom = type?.period_from && period === type.period ? dayText(type.period_from, language) : undefined
  return (
    <Stack gap="sm" mt="sm">
      <ChoiceField
        label={t('leave.period')}
        description={holdsFrom ? t('leave.periodFrom', { day: holdsFrom }) : t('leave.periodHint')}
        allowDeselect={false}
        {...form.getInputProps('period')}
        data={periods.map((value) => ({ value, label: t(`leave.period.${value}`) }))}
      />
      {period === 'leave_year' && <Notice tone="info">{t('leave.periodOpen')}</Notice>}
      {type && period !== type.period && <Comparison type={type} period={period} />}
    </Stack>
  )
}

const SHOWN = 50

function Comparison({ type, period }: { readonly type: LeaveType; readonly period: Period }) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(typePeriod, { params: { id: type.id }, query: { period, page: 1, per_page: SHOWN } })
  const { from, year, people = [], count = 0 } = reading.data ?? {}
  const days = year && { from: dayText(year.from, language), to: dayText(year.to, language) }
  return (
    <Stack gap="xs">
      {reading.data && (
        <Notice tone="info" role="status">
          {from ? t('leave.periodChanges', { day: dayText(from, language) }) : t('leave.periodAsAlways')}
        </Notice>
      )}
      <SimpleTable
        label={days ? t('leave.periodCompared', days) : t('leave.period')}
        reading={reading}
        rows={people}
        rowId={({ employee_id }) => employee_id}
        empty={t('leave.periodNobody')}
        columns={[
          { id: 'person', header: t('leave.person'), cell: ({ full_name }) => full_name },
          {
            id: 'kept',
            header: t('leave.periodKept'),
            cell: ({ kept_until }) => (kept_until ? dayText(kept_until, language) : '–'),
          },
          {
            id: 'before',
            header: t(`leave.period.${type.period}`),
            number: true,
            cell: ({ before }) => amountText(before, type.unit),
          },
          {
            id: 'after',
            header: t(`leave.period.${period}`),
            number: true,
            cell: ({ after }) => amountText(after, type.unit),
          },
        ]}
      />
      {days && (
        <p className="muted">
          {t('leave.periodCompared', days)}
          {count > people.length && ` ${t('leave.periodFirst', { shown: people.length, count })}`}
        </p>
      )}
    </Stack>
  )
}
