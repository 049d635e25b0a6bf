/** A report of own columns with the values of a month; from here it is changed, removed, or put on payslips. */
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { runs } from '#modules/payroll/contract/runs.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText, monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { removeTemplate, showPhilippine, showTemplate, templates } from '../../contract/templates.ts'
import { pathOf, useMonthChoices } from '../months.ts'
import { useWords } from '../words.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import type { OwnReport } from './own-report.ts'

type PanelProps = { readonly of: OwnReport; readonly onEdit: () => void; readonly onClose: () => void }

/** Removing needs no question: the notice of it takes it back. */
export function OwnReportPanel({ of, onEdit, onClose }: PanelProps) {
  const t = useWords()
  const [applying, setApplying] = useState(false)
  const remove = useAct(removeTemplate, { refreshes: [templates], after: onClose })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{of.name}</h2>
          <p>{t(`payreports.type.${of.type}`)}</p>
        </>
      }
      foot={
        <Group gap="xs">
          <Button onClick={onEdit}>{t('payreports.change')}</Button>
          {of.type === 'payslip' && (
            <Button variant="default" onClick={() => setApplying(true)}>
              {t('payreports.apply')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id: of.id } })}
          >
            {t('payreports.remove')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <Facts facts={of.columns.map(({ label, formula }) => [label, <code key={label}>{formula}</code>])} />
        <Values of={of} />
      </Stack>
      {applying && <ApplyDialog of={of} onClose={() => setApplying(false)} />}
    </Panel>
  )
}

type Half = '0' | '1' | '2'

function Values({ of }: { readonly of: OwnReport }) {
  const t = useWords()
  const { choices } = useMonthChoices()
  const [chosen, setChosen] = useState<string>()
  const [wanted, setHalf] = useState<Half>('0')
  const month = chosen ?? choices[0]?.value
  const halves = useHalves(month)
  if (month === undefined) return null
  const half = halves.some(({ value }) => value === wanted) ? wanted : '0'
  const take = (format: 'csv' | 'xlsx') =>
    half === '0'
      ? void download(showTemplate, { params: { template: of.id, ...pathOf(month) }, query: { format } })
      : void download(showPhilippine, {
          params: { template: of.id, ...pathOf(month), cut_off: half },
          query: { format },
        })
  return (
    <>
      <Group grow align="flex-start">
        <ChoiceField
          label={t('payreports.month')}
          allowDeselect={false}
          value={month}
          onChange={(value) => setChosen(value ?? undefined)}
          data={[...choices]}
        />
        {halves.length > 0 && (
          <ChoiceField
            label={t('payreports.half')}
            allowDeselect={false}
            value={half}
            onChange={(value) => setHalf(value === '1' || value === '2' ? value : '0')}
            data={[{ value: '0', label: t('payreports.half.0') }, ...halves]}
          />
        )}
      </Group>
      <MonthValues id={of.id} month={month} half={half} />
      <Group gap="xs">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} variant="default" onClick={() => take(format)}>
            {format === 'csv' ? 'CSV' : 'Excel'}
          </Button>
        ))}
      </Group>
    </>
  )
}

/** Where a month is paid twice (Philippines): those of its halves that were worked out. */
function useHalves(month: string | undefined): { value: Half; label: string }[] {
  const t = useWords()
  const isThere = useMe().country === 'PH' && month !== undefined
  const { data = [] } = useCall(runs, { params: pathOf(month ?? '') }, { enabled: isThere })
  const regular = isThere ? data.filter(({ type, run }) => type === 'regular' && run <= 2) : []
  if (regular.length < 2) return []
  return regular.flatMap(({ run, status, name }) => {
    if (status === 'none') return []
    const label = t(`payreports.half.${run === 1 ? '1' : '2'}`)
    return [{ value: run === 1 ? '1' : '2', label: name ? `${label} (${name})` : label }]
  })
}

type Row = DataOf<typeof showTemplate>['rows'][number]
type Shown = { readonly id: string; readonly month: string; readonly half: Half }

function MonthValues({ id, month, half }: Shown) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const params = { template: id, ...pathOf(month) }
  const whole = useCall(showTemplate, { params, query: {} }, { enabled: half === '0' })
  const part = useCall(showPhilippine, { params: { ...params, cut_off: half }, query: {} }, { enabled: half !== '0' })
  const reading = half === '0' ? whole : part
  const text = (format: string, value: string | null | undefined) => {
    if (value === null || value === undefined) return '–'
    return format === 'money' ? moneyText(value, currency) : format === 'percent' ? `${value} %` : value
  }
  const { year, month: ofYear } = pathOf(month)
  return (
    <SimpleTable
      wide
      label={t('payreports.values', { month: monthText(Number(year), Number(ofYear), language) })}
      reading={reading}
      rows={reading.data?.rows ?? []}
      rowId={({ employee_id }: Row) => employee_id}
      empty={t('payreports.empty')}
      columns={[
        { id: 'name', header: t('payreports.name'), cell: ({ full_name }: Row) => full_name },
        ...(reading.data?.columns ?? []).map(({ key, label, format }) => ({
          id: key,
          header: label,
          number: true,
          cell: ({ values }: Row) => text(format, values[key]),
          foot: text(format, reading.data?.totals[key] ?? ''),
        })),
      ]}
    />
  )
}
