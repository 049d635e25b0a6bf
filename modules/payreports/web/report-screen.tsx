/** One report of pay: months and grouping stand in the address, the table has its totals, and it leaves as a file. */
import { Alert, Button, Group, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ListAddress, useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { isCountry } from '#kernel/countries.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { monthText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { report } from '../contract/reports.ts'
import { type ReportName, reportsOf } from '../model/reports.ts'
import { type Grouping, groupings } from '../model/table.ts'
import { type MonthChoice, pathOf, useMonthChoices } from './months.ts'
import { ReportChart } from './report-chart.tsx'
import { reportColumns } from './report-columns.ts'
import { addressOf } from './reports-screen.tsx'
import { useWords } from './words.ts'

type Props = { readonly name: ReportName }

export function ReportScreen({ name }: Props) {
  const t = useWords()
  const country = useMe().country ?? ''
  const { reading, choices } = useMonthChoices()
  const isHere = isCountry(country) && reportsOf(country).includes(name)
  return (
    <Page
      full
      title={t(`payreports.name.${name}`)}
      crumb={t('payreports.title')}
      actions={isHere && <Other name={name} />}
    >
      {!isHere ? (
        <Empty title={t('payreports.notHere')} />
      ) : (
        <Loaded reading={reading} rows={8}>
          {() =>
            choices[0] ? (
              <Table name={name} choices={choices} newest={choices[0].value} />
            ) : (
              <Empty title={t('payreports.noMonths')} hint={t('payreports.noMonthsHint')} />
            )
          }
        </Loaded>
      )}
    </Page>
  )
}

/** Another report, with the same months. */
function Other({ name }: Props) {
  const t = useWords()
  const country = useMe().country ?? ''
  const navigate = useNavigate()
  return (
    <ChoiceField
      aria-label={t('payreports.report')}
      allowDeselect={false}
      value={name}
      onChange={(next) => {
        const other = isCountry(country) ? reportsOf(country).find((one) => one === next) : undefined
        if (other) void navigate({ to: addressOf(other), search: (before: object) => before })
      }}
      data={(isCountry(country) ? reportsOf(country) : []).map((value) => ({
        value,
        label: t(`payreports.name.${value}`),
      }))}
    />
  )
}

function Table({
  name,
  choices,
  newest,
}: Props & { readonly choices: readonly MonthChoice[]; readonly newest: string }) {
  const t = useWords()
  const address = useListAddress()
  const from = address.filter('from') ?? (name === 'history' ? `${newest.slice(0, 4)}-01` : newest)
  const to = address.filter('to') ?? (address.filter('from') === undefined ? newest : from > newest ? from : newest)
  const group = isGrouped(name) ? groupOf(address.filter('by')) : undefined
  const wanted = { from, to, ...(group && { group_by: group }) }
  const reading = useCall(report, { params: { name, ...pathOf(from) }, query: wanted })
  const { data } = reading
  const currency = useMe().currency_code ?? ''
  const columns = useMemo(() => reportColumns(t, data, group, currency), [t, data, group, currency])
  const open = (data?.months ?? []).filter(({ status }) => status !== 'approved').map(({ month }) => month)
  return (
    <>
      <Choices address={address} choices={choices} wanted={wanted} name={name} />
      {open.length > 0 && (
        <Alert color="yellow" variant="light">
          {t('payreports.notApproved', { months: open.map((month) => labelOf(choices, month)).join(comma()) })}
        </Alert>
      )}
      {data && <ReportChart name={name} data={data} grouped={group !== undefined} />}
      <DataList
        id={`pay-report-${name}`}
        label={t(`payreports.name.${name}`)}
        reading={reading}
        rows={data?.rows ?? NONE}
        rowId={(row) => row.employee_id ?? `group ${groupName(row) ?? row.full_name}`}
        rowName={(row) => row.full_name || (groupName(row) ?? t('payreports.none'))}
        columns={columns}
        empty={<Empty title={t('payreports.empty')} hint={t('payreports.emptyHint')} />}
      />
    </>
  )
}

/** The bank’s list is of accounts. */
const isGrouped = (name: ReportName): boolean => name !== 'bank'
const NONE: readonly never[] = []
const groupName = (row: Partial<Record<Grouping, string | null>>): string | null =>
  row.department ?? row.position ?? row.location ?? row.cost_centre ?? null
const labelOf = (choices: readonly MonthChoice[], month: string) =>
  choices.find(({ value }) => value === month)?.label ?? month
const groupOf = (by: string | undefined): Grouping | undefined => groupings.find((one) => one === by)

type ChoicesProps = Props & {
  readonly address: ListAddress
  readonly choices: readonly MonthChoice[]
  readonly wanted: { readonly from: string; readonly to: string; readonly group_by?: Grouping }
}

function Choices({ name, address, choices, wanted }: ChoicesProps) {
  const t = useWords()
  const language = useLanguage()
  const take = (format: 'csv' | 'xlsx' | 'pdf') =>
    void download(report, { params: { name, ...pathOf(wanted.from) }, query: { ...wanted, format } })
  const month = (field: 'from' | 'to') => (
    <ChoiceField
      aria-label={t(`payreports.${field}`)}
      allowDeselect={false}
      value={wanted[field]}
      onChange={(value) => address.change({ [`f.${field}`]: value ?? undefined })}
      data={withChosen(choices, wanted[field], language)}
    />
  )
  return (
    <Group gap="sm">
      {month('from')}
      {month('to')}
      {isGrouped(name) && (
        <ChoiceField
          aria-label={t('payreports.groupBy')}
          allowDeselect={false}
          value={wanted.group_by ?? 'person'}
          onChange={(by) => address.change({ 'f.by': by === 'person' ? undefined : (by ?? undefined) })}
          data={[
            { value: 'person', label: t('payreports.everybody') },
            ...groupings.map((value) => ({ value, label: t(`payreports.${value}`) })),
          ]}
        />
      )}
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} />}>
            {t('payreports.download')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => take('xlsx')}>Excel</Menu.Item>
          <Menu.Item onClick={() => take('csv')}>CSV</Menu.Item>
          <Menu.Item onClick={() => take('pdf')}>PDF</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

/** A month that is asked for by the address stays chosen, though nothing was worked out in it. */
const withChosen = (choices: readonly MonthChoice[], month: string, language: Language): MonthChoice[] => {
  if (choices.some(({ value }) => value === month)) return [...choices]
  const { year, month: ofYear } = pathOf(month)
  return [...choices, { value: month, label: monthText(Number(year), Number(ofYear), language) }]
}
