/** Which partner looks after which company, from when. */
import { Textarea } from '@mantine/core'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { operatedCompanies } from '../../contract/companies.ts'
import { addAssignment, assignments, changeAssignment, removeAssignment, salesCompanies } from '../../contract/kept.ts'
import { useWords } from '../words.ts'
import { KeptScreen } from './kept-screen.tsx'

type Assignment = DataOf<typeof assignments>[number]
const refreshes = [assignments, salesCompanies]

export function AssignmentsScreen() {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(assignments, { query: {} })
  const remove = useAct(removeAssignment, { refreshes })
  const columns = useMemo((): readonly Column<Assignment>[] => {
    return [
      { id: 'company', header: t('operations.company'), always: true, text: ({ company_name }) => company_name },
      {
        id: 'partner',
        header: t('operations.partner'),
        width: 200,
        phone: true,
        text: (row) => row.sales_company_name,
      },
      {
        id: 'from',
        header: t('operations.from'),
        width: 120,
        phone: true,
        text: ({ starts_on }) => dayText(starts_on, language),
        sort: ({ starts_on }) => starts_on,
      },
      {
        id: 'to',
        header: t('operations.lastDay'),
        width: 120,
        goes: 1,
        text: ({ ends_on }) => dayText(ends_on, language),
        sort: ({ ends_on }) => ends_on ?? '9999',
      },
    ]
  }, [t, language])
  return (
    <KeptScreen
      id="sales-assignments"
      title={t('operations.assignments')}
      reading={reading}
      columns={columns}
      nameOf={(row) => `${row.company_name} · ${row.sales_company_name}`}
      facts={(row) => [
        [t('operations.company'), row.company_name],
        [t('operations.partner'), row.sales_company_name],
        [t('operations.from'), dayText(row.starts_on, language)],
        [t('operations.lastDay'), dayText(row.ends_on, language)],
        [t('operations.note'), row.note],
      ]}
      add={t('operations.assign')}
      none={t('operations.noAssignments')}
      noneHint={t('operations.noAssignmentsHint')}
      removeHint={t('operations.removeAssignmentHint')}
      remove={{
        isPending: remove.isPending,
        mutate: (id, after) => remove.mutate({ params: { id } }, { onSuccess: after }),
      }}
      dialog={(now, onClose) => <AssignmentDialog now={now} onClose={onClose} />}
    />
  )
}

function AssignmentDialog({ now, onClose }: { readonly now: Assignment | undefined; readonly onClose: () => void }) {
  const t = useWords()
  const companies = useCall(operatedCompanies, { query: {} }).data ?? []
  const partners = (useCall(salesCompanies, {}).data ?? []).filter(
    ({ id, is_active }) => is_active || id === now?.sales_company_id,
  )
  const record = useRecordForm({
    now,
    add: addAssignment,
    change: changeAssignment,
    values: {
      company_id: now?.company_id ?? '',
      sales_company_id: now?.sales_company_id ?? '',
      starts_on: now?.starts_on ?? '',
      ends_on: now?.ends_on ?? '',
      note: now?.note ?? '',
    },
    // The company stays: only a new one names it.
    body: ({ company_id, ends_on, ...values }) => ({
      ...values,
      ...(now ? ({} as { company_id: string }) : { company_id }),
      ends_on: ends_on || null,
    }),
    refreshes,
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('operations.editTitle', { name: now.company_name }) : t('operations.assign')}
    >
      <ChoiceField
        label={t('operations.company')}
        required
        searchable
        disabled={now !== undefined}
        data={companies.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('company_id')}
      />
      <ChoiceField
        label={t('operations.partner')}
        required
        searchable
        data={partners.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('sales_company_id')}
      />
      <DateField label={t('operations.from')} required {...form.getInputProps('starts_on')} />
      <DateField label={t('operations.lastDayOptional')} {...form.getInputProps('ends_on')} />
      <Textarea label={t('operations.note')} autosize minRows={2} {...form.getInputProps('note')} />
    </RecordDialog>
  )
}
