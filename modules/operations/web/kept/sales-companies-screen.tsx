/** Partners that sell, with how many companies each looks after. */
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { wholeText } from '#platform/words/format.ts'
import { addSalesCompany, changeSalesCompany, removeSalesCompany, salesCompanies } from '../../contract/kept.ts'
import { useWords } from '../words.ts'
import { CountryChoice, countryOf } from './country-choice.tsx'
import { KeptScreen } from './kept-screen.tsx'

type Partner = DataOf<typeof salesCompanies>[number]

export function SalesCompaniesScreen() {
  const t = useWords()
  const reading = useCall(salesCompanies, {})
  const remove = useAct(removeSalesCompany, { refreshes: [salesCompanies] })
  const columns = useMemo((): readonly Column<Partner>[] => {
    return [
      { id: 'name', header: t('operations.partner'), always: true, phone: true, text: ({ name }) => name },
      {
        id: 'country',
        header: t('operations.country'),
        width: 120,
        goes: 3,
        text: ({ country }) => (country ? t(`operations.${country}`) : ''),
      },
      { id: 'contact', header: t('operations.contact'), width: 170, goes: 2, text: (row) => row.contact_name },
      { id: 'email', header: t('operations.email'), width: 220, goes: 1, text: ({ email }) => email },
      {
        id: 'clients',
        header: t('operations.companiesTitle'),
        width: 110,
        number: true,
        phone: true,
        text: ({ clients }) => wholeText(clients),
        sort: ({ clients }) => clients,
        searched: false,
      },
    ]
  }, [t])
  return (
    <KeptScreen
      id="sales-companies"
      title={t('operations.partners')}
      reading={reading}
      columns={columns}
      tabs={[
        { id: 'active', label: t('operations.active'), matches: ({ is_active }) => is_active },
        { id: 'closed', label: t('operations.closedPartners'), matches: ({ is_active }) => !is_active },
      ]}
      nameOf={({ name }) => name}
      badge={({ is_active }) => (
        <StatusBadge tone={is_active ? 'good' : 'plain'}>
          {t(is_active ? 'operations.active' : 'operations.closedPartners')}
        </StatusBadge>
      )}
      facts={(row) => [
        [t('operations.country'), row.country && t(`operations.${row.country}`)],
        [t('operations.contact'), row.contact_name],
        [t('operations.email'), row.email],
        [t('operations.phone'), row.phone],
        [t('operations.companiesTitle'), wholeText(row.clients)],
        [t('operations.note'), row.note],
      ]}
      add={t('operations.addPartner')}
      none={t('operations.noPartners')}
      noneHint={t('operations.noPartnersHint')}
      removeHint={t('operations.removePartnerHint')}
      remove={{
        isPending: remove.isPending,
        mutate: (id, after) => remove.mutate({ params: { id } }, { onSuccess: after }),
      }}
      dialog={(now, onClose) => <PartnerDialog now={now} onClose={onClose} />}
    />
  )
}

function PartnerDialog({ now, onClose }: { readonly now: Partner | undefined; readonly onClose: () => void }) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: addSalesCompany,
    change: changeSalesCompany,
    values: {
      name: now?.name ?? '',
      country: (now?.country ?? '') as string,
      contact_name: now?.contact_name ?? '',
      email: now?.email ?? '',
      phone: now?.phone ?? '',
      note: now?.note ?? '',
      is_active: now?.is_active ?? true,
    },
    body: ({ country, ...values }) => ({ ...values, country: countryOf(country) ?? null }),
    refreshes: [salesCompanies],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('operations.editTitle', { name: now.name }) : t('operations.addPartner')}
    >
      <TextInput label={t('operations.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
      <CountryChoice {...form.getInputProps('country')} />
      <TextInput label={t('operations.contact')} maxLength={255} {...form.getInputProps('contact_name')} />
      <TextInput label={t('operations.email')} type="email" maxLength={254} {...form.getInputProps('email')} />
      <TextInput label={t('operations.phone')} maxLength={255} {...form.getInputProps('phone')} />
      <Textarea label={t('operations.note')} autosize minRows={2} {...form.getInputProps('note')} />
      <Checkbox label={t('operations.active')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
    </RecordDialog>
  )
}
