/** Every month there is a run for, and the one to run next. */

import { Button, Group } from '@mantine/core'
import { IconCalendarPlus, IconRepeat } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { MonthField } from '#design/fields/month-field.tsx'
import { later } from '#design/later.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { parseAmount } from '#kernel/money.ts'
import type { YearMonth } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { moneyText, sumText, wholeText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { months } from '../contract/run.ts'
import { addressOf, parseMonth, useMonthName } from './month.ts'
import { stateOf, toneOfState } from './states.ts'
import { useWords } from './words.ts'

const RecurringDialog = later(() => import('./items/recurring-dialog.tsx').then((m) => m.RecurringDialog))

type Row = DataOf<typeof months>['months'][number]
const NONE: readonly Row[] = []
const AMOUNT = 150

export function MonthsView() {
  const t = useWords()
  const beside = useBrackets()
  const name = useMonthName()
  const navigate = useNavigate()
  const currency = useMe().currency_code ?? ''
  const { open }: { readonly open?: string } = useSearch({ strict: false })
  const [asking, setAsking] = useState<'month' | 'recurring'>()
  const reading = useCall(months, {})
  const next = reading.data?.next
  const nobody = reading.data?.has_people === false
  const go = (month: YearMonth) => void navigate({ to: '/app/payroll', search: { month: addressOf(month) } })
  const openNext = (month: YearMonth) => (
    <Button onClick={() => go(month)}>{t('payroll.openMonth', { month: name.full(month) })}</Button>
  )
  const columns = useMemo<readonly Column<Row>[]>(() => {
    const amount = (id: string, header: string, of: (row: Row) => string): Column<Row> => ({
      id,
      header: beside(header, currency),
      width: AMOUNT,
      number: true,
      text: (row) => moneyText(of(row), currency),
      sort: (row) => parseAmount(of(row)) ?? 0n,
      total: (shown) => sumText(shown.map(of), currency),
    })
    return [
      {
        id: 'month',
        header: t('payroll.month'),
        width: 140,
        always: true,
        total: t('payroll.total'),
        text: name.full,
        sort: addressOf,
        cell: (row) => <span className="strong">{name.full(row)}</span>,
      },
      {
        id: 'status',
        header: t('payroll.status'),
        width: 120,
        phone: true,
        text: (row) => t(`payroll.state.${stateOf(row.status)}`),
        cell: (row) => (
          <StatusBadge tone={toneOfState[stateOf(row.status)]}>{t(`payroll.state.${stateOf(row.status)}`)}</StatusBadge>
        ),
      },
      {
        id: 'people',
        header: t('payroll.people'),
        width: 104,
        number: true,
        text: (row) => wholeText(row.people),
        sort: (row) => row.people,
      },
      amount('gross', t('payroll.gross'), (row) => row.gross_pay),
      amount('net', t('payroll.net'), (row) => row.net_pay),
      amount('cost', t('payroll.cost'), (row) => row.employer_cost),
      {
        id: 'released',
        header: t('payroll.released'),
        width: 88,
        number: true,
        text: (row) => wholeText(row.released),
        sort: (row) => row.released,
      },
      {
        id: 'bank',
        header: t('payroll.bankFile'),
        width: 96,
        text: (row) => (row.bank_file_taken ? t('payroll.taken') : ''),
      },
    ]
  }, [t, beside, name.full, currency])
  return (
    <Page
      full
      title={t('payroll.title')}
      actions={
        <>
          <Button variant="default" leftSection={<IconRepeat size={16} />} onClick={() => setAsking('recurring')}>
            {t('payroll.recurring')}
          </Button>
          <Button variant="default" leftSection={<IconCalendarPlus size={16} />} onClick={() => setAsking('month')}>
            {t('payroll.otherMonth')}
          </Button>
          {next && !nobody && openNext(next)}
        </>
      }
    >
      <DataList
        id="payroll-months"
        label={t('payroll.title')}
        reading={reading}
        rows={reading.data?.months ?? NONE}
        rowId={addressOf}
        rowName={name.full}
        columns={columns}
        onOpen={go}
        empty={
          nobody ? (
            <NobodyYet />
          ) : (
            <Empty title={t('payroll.noMonths')} hint={next && t('payroll.noMonthsHint', { month: name.full(next) })}>
              {next && openNext(next)}
            </Empty>
          )
        }
      />
      {asking === 'month' && <MonthDialog start={next} onClose={() => setAsking(undefined)} onChoose={go} />}
      {(asking === 'recurring' || open === 'recurring') && <RecurringDialog onClose={() => setAsking(undefined)} />}
    </Page>
  )
}

/** A month is worked out of people, so these come first. */
function NobodyYet() {
  const t = useWords()
  const session = useSession()
  return (
    <Empty title={t('payroll.noPeople')} hint={t('payroll.noPeopleHint')}>
      {mayEnter(session, 'employee') && (
        <Button component={Link} to="/app/employee">
          {t('payroll.addPeople')}
        </Button>
      )}
    </Empty>
  )
}

type MonthDialogProps = {
  readonly start: YearMonth | undefined
  readonly onClose: () => void
  readonly onChoose: (month: YearMonth) => void
}

function MonthDialog({ start, onClose, onChoose }: MonthDialogProps) {
  const t = useWords()
  const [text, setText] = useState(start ? addressOf(start) : '')
  const month = parseMonth(text)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (month) onChoose(month)
  }
  return (
    <Dialog opened onClose={onClose} title={t('payroll.chooseMonth')}>
      <form onSubmit={send}>
        <MonthField
          label={t('payroll.month')}
          placeholder="2026-11"
          value={text}
          onChange={(month) => setText(month)}
          required
          data-autofocus
          data-at-once
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" disabled={!month}>
            {t('payroll.open')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
