/** Loans of the company to its people, and orders upon their pay. */
import { Button } from '@mantine/core'
import { IconDownload, IconPlus, IconTableImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { amountOf } from '#kernel/money.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { SheetDialog } from '#platform/sheets/web/sheet-dialog.tsx'
import { moneyText } from '#platform/words/format.ts'
import { monthNameOf } from '#platform/words/web/month-name.tsx'
import { useBrackets, useLanguage, wordOr } from '#platform/words/web/words.ts'
import { exportLoans, importLoans, loans, undoLoans } from '../contract/loans.ts'
import { loanKinds, loanStatuses } from '../model/loan.ts'
import { LoanDialog, type LoanShown } from './loan-dialog.tsx'
import { LoanBadge, LoanPanel } from './loan-panel.tsx'
import { useWords } from './words.ts'

const NONE: readonly LoanShown[] = []
type Open = { readonly row: LoanShown | undefined } | 'import' | File

export function LoansScreen() {
  const t = useWords()
  const columns = useColumns()
  const [open, setOpen] = useState<Open>()
  const list = useCall(loans, {})
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('loans.add')}
    </Button>
  )
  const sheet = () => download(exportLoans, {})
  const actions = (
    <>
      <Button variant="default" leftSection={<IconTableImport size={16} />} onClick={() => setOpen('import')}>
        {t('loans.import')}
      </Button>
      <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void sheet()}>
        {t('loans.export')}
      </Button>
      {add}
    </>
  )
  return (
    <Page full title={t('loans.title')} crumb={t('loans.crumb')} actions={actions}>
      <DataList
        id="loans"
        label={t('loans.title')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name, full_name }) => `${name} · ${full_name}`}
        columns={columns}
        onPaste={(text) => setOpen(pastedRows(text) ?? 'import')}
        tabs={[
          { id: 'all', label: t('loans.all'), matches: () => true },
          ...loanStatuses.map((id) => ({
            id,
            label: t(`loans.status.${id}`),
            matches: ({ status }: LoanShown) => status === id,
          })),
        ]}
        filters={[
          {
            id: 'kind',
            label: t('loans.kind'),
            options: loanKinds.map((kind) => ({ value: kind, label: t(`loans.kind.${kind}`) })),
            matches: ({ kind }, value) => kind === value,
          },
        ]}
        empty={
          <Empty title={t('loans.none')} hint={t('loans.noneHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <LoanPanel key={row.id} loan={row} onEdit={() => setOpen({ row })} onClose={close} />}
      />
      {(open === 'import' || open instanceof File) && (
        <SheetDialog
          title={t('loans.importTitle')}
          onTake={sheet}
          upload={importLoans}
          undo={undoLoans}
          refreshes={[loans]}
          wordOf={(name) => t(`loans.field.${name}` as 'loans.field.name')}
          choiceWord={(field, value) => wordOr(`loans.${field === 'paid_to' ? 'paidTo' : field}.${value}`, value)}
          pasted={open instanceof File ? open : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open && typeof open === 'object' && 'row' in open && (
        <LoanDialog now={open.row} onClose={() => setOpen(undefined)} />
      )}
    </Page>
  )
}

function useColumns(): readonly Column<LoanShown>[] {
  const t = useWords()
  const beside = useBrackets()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  return useMemo(() => {
    const money = (amount: string | null) => (amount === null ? '' : moneyText(amount, currency))
    const cents = (amount: string | null) => (amount === null ? -1 : Number(amountOf(amount)))
    return [
      { id: 'person', header: t('loans.person'), always: true, phone: true, least: 180, text: (row) => row.full_name },
      { id: 'staff', header: t('loans.staffId'), width: 110, goes: 4, text: (row) => row.staff_id },
      { id: 'name', header: t('loans.name'), phone: true, least: 160, text: (row) => row.name },
      { id: 'kind', header: t('loans.kind'), width: 150, goes: 3, text: (row) => t(`loans.kind.${row.kind}`) },
      {
        id: 'instalment',
        header: beside(t('loans.instalment'), currency),
        width: 150,
        number: true,
        text: (row) => money(row.instalment),
        sort: (row) => cents(row.instalment),
      },
      {
        id: 'principal',
        header: beside(t('loans.principal'), currency),
        width: 160,
        number: true,
        goes: 2,
        text: (row) => money(row.principal),
        sort: (row) => cents(row.principal),
      },
      {
        id: 'balance',
        header: beside(t('loans.balance'), currency),
        width: 140,
        number: true,
        text: (row) => money(row.balance),
        sort: (row) => cents(row.balance),
      },
      {
        id: 'from',
        header: t('loans.from'),
        width: 140,
        goes: 1,
        text: (row) => monthNameOf(row.from, language),
        sort: (row) => row.from,
      },
      {
        id: 'status',
        header: t('loans.status'),
        width: 120,
        phone: true,
        text: (row) => t(`loans.status.${row.status}`),
        cell: (row) => <LoanBadge status={row.status} />,
      },
    ]
  }, [t, beside, currency, language])
}
