/** Bills and kinds of account, company by company: who is on trial, who pays, who owes. */
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMemo } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { amountOf } from '#kernel/money.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { dayText, moneyText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { accounts, billing, changeAccountType } from '../contract/invoices.ts'
import { accountStandings, accountTypes } from '../contract/types.ts'
import type { Account } from './company-field.tsx'
import { AccountBadge, type AccountKind, BillStatus, named } from './shown.tsx'
import { type Say, useWords } from './words.ts'

export function AccountsScreen() {
  const t = useWords()
  const address = useListAddress()
  const search = useSettledSearch(address)
  const standing = accountStandings.find((one) => one === address.tab)
  const { reading, rows, total } = useReadOn([accounts.id, 'pages', standing, search], (page, signal) =>
    callWhole(accounts, { query: { ...page, standing, search }, signal }),
  )
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Page full title={t('billing.title')} crumb={t('billing.operations')}>
      <DataList
        id="billing-accounts"
        label={t('billing.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        tabs={[
          { id: 'all', label: t('billing.all'), count: null, matches: () => true },
          {
            id: 'overdue',
            label: t('billing.status.overdue'),
            count: null,
            matches: ({ overdue }) => overdue !== '0.00',
          },
          ...accountTypes.map((type) => ({
            id: type,
            label: t(`billing.account.${type}`),
            count: null,
            matches: ({ account_type }: Account) => account_type === type,
          })),
        ]}
        empty={<Empty title={t('billing.noCompanies')} hint={t('billing.noCompaniesHint')} />}
        peek={(row, close) => <AccountPanel key={`${row.id} ${row.account_type}`} row={row} onClose={close} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Page>
  )
}

const columnsOf = (t: Say): readonly Column<Account>[] => [
  { id: 'name', header: t('billing.company'), always: true, text: ({ name }) => name },
  {
    id: 'type',
    header: t('billing.accountType'),
    width: 130,
    phone: true,
    text: ({ account_type }) => t(`billing.account.${account_type}`),
    cell: ({ account_type }) => <AccountBadge type={account_type} />,
  },
  { id: 'plan', header: t('billing.plan'), width: 150, goes: 2, text: ({ plan_name }) => plan_name ?? '' },
  {
    id: 'heads',
    header: t('billing.heads'),
    width: 120,
    number: true,
    goes: 3,
    text: (row) => t('billing.of', { heads: wholeText(row.headcount), limit: wholeText(row.headcount_limit) }),
    sort: ({ headcount }) => headcount,
    searched: false,
  },
  {
    id: 'open',
    header: t('billing.open'),
    width: 150,
    number: true,
    phone: true,
    text: ({ open, currency_code }) => (open === '0.00' ? '' : named(open, currency_code)),
    sort: ({ open }) => amountOf(open),
    searched: false,
  },
  {
    id: 'overdue',
    header: t('billing.status.overdue'),
    width: 150,
    number: true,
    goes: 1,
    text: ({ overdue, currency_code }) => (overdue === '0.00' ? '' : named(overdue, currency_code)),
    sort: ({ overdue }) => amountOf(overdue),
    searched: false,
  },
]

function AccountPanel({ row, onClose }: { readonly row: Account; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const bills = useCall(billing, { params: { x: row.id }, query: {} })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.name}</h2>
          <AccountBadge type={row.account_type} />
        </>
      }
    >
      <Stack gap="lg">
        <Facts
          facts={[
            [t('billing.plan'), row.plan_name],
            [
              t('billing.heads'),
              t('billing.of', { heads: wholeText(row.headcount), limit: wholeText(row.headcount_limit) }),
            ],
            [t('billing.open'), named(row.open, row.currency_code)],
            [t('billing.status.overdue'), named(row.overdue, row.currency_code)],
          ]}
        />
        <AccountForm row={row} />
        <SimpleTable
          label={t('billing.bills')}
          reading={bills}
          rows={bills.data ?? []}
          rowId={({ id }) => id}
          empty={t('billing.noBills')}
          columns={[
            { id: 'no', header: t('billing.number'), cell: ({ invoice_no }) => invoice_no },
            { id: 'due', header: t('billing.due'), cell: ({ due_date }) => dayText(due_date, language) },
            {
              id: 'amount',
              header: row.currency_code,
              number: true,
              cell: ({ amount }) => moneyText(amount, row.currency_code),
            },
            { id: 'status', header: t('billing.state'), cell: ({ status }) => <BillStatus status={status} /> },
          ]}
        />
      </Stack>
    </Panel>
  )
}

/** What each kind does is said beside it, before it is kept. */
function AccountForm({ row }: { readonly row: Account }) {
  const t = useWords()
  const change = useAct(changeAccountType, { refreshes: [accounts, billing] })
  const form = useForm({
    initialValues: { account_type: row.account_type as string, trial_ends_on: row.trial_ends_on ?? '', reason: '' },
  })
  const type = form.values.account_type as AccountKind
  const send = form.onSubmit(({ trial_ends_on, reason }) =>
    change.mutate(
      {
        params: { id: row.id },
        body: { account_type: type, trial_ends_on: trial_ends_on || null, ...(reason && { reason }) },
      },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    ),
  )
  return (
    <Form onSubmit={send}>
      <Stack gap="sm">
        <ChoiceField
          label={t('billing.accountType')}
          description={t(`billing.accountHint.${type}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          data={accountTypes.map((value) => ({ value, label: t(`billing.account.${value}`) }))}
          {...form.getInputProps('account_type')}
        />
        {type === 'trial' && <DateField label={t('billing.trialEnds')} {...form.getInputProps('trial_ends_on')} />}
        <TextInput label={t('billing.why')} maxLength={255} {...form.getInputProps('reason')} />
        <Group justify="flex-end">
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
            {t('billing.changeAccount')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
