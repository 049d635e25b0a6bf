/** A report of own columns with the values of a month; from here it is changed, removed, or put on payslips. */
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { removeTemplate, showTemplate, templates } from '../../contract/templates.ts'
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

function Values({ of }: { readonly of: OwnReport }) {
  const t = useWords()
  const { choices } = useMonthChoices()
  const [chosen, setChosen] = useState<string>()
  const month = chosen ?? choices[0]?.value
  if (month === undefined) return null
  const take = (format: 'csv' | 'xlsx') =>
    void download(showTemplate, { params: { template: of.id, ...pathOf(month) }, query: { format } })
  return (
    <>
      <ChoiceField
        label={t('payreports.month')}
        allowDeselect={false}
        value={month}
        onChange={(value) => setChosen(value ?? undefined)}
        data={[...choices]}
      />
      <MonthValues id={of.id} month={month} />
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

type Row = DataOf<typeof showTemplate>['rows'][number]

function MonthValues({ id, month }: { readonly id: string; readonly month: string }) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const reading = useCall(showTemplate, { params: { template: id, ...pathOf(month) }, query: {} })
  const text = (format: string, value: string | null | undefined) => {
    if (value === null || value === undefined) return '–'
    return format === 'money' ? moneyText(value, currency) : format === 'percent' ? `${value} %` : value
  }
  return (
    <SimpleTable
      wide
      label={t('payreports.values', { month })}
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
