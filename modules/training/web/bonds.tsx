/** What people would owe of their training bonds, were they to leave on a day. */

import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Empty } from '#design/states.tsx'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { bonds } from '../contract/records.ts'
import { BondPanel } from './bond-panel.tsx'
import type { BondShown } from './bond-shown.ts'
import classes from './training.module.css'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

type Shown = BondShown
const NONE: readonly Shown[] = []

export function Bonds() {
  const t = useWords()
  const { today } = useMe()
  const [day, setDay] = useState<string>(today)
  const columns = useColumns()
  const list = useCall(bonds, { query: day ? { as_of: day } : {} })
  return (
    <>
      <div className={classes.actions}>
        <DateField label={t('training.asOf')} value={day} onChange={setDay} />
      </div>
      <p className="muted" style={{ margin: 0 }}>
        {t('training.bondsHint')}
      </p>
      <DataList
        id="training-bonds"
        label={t('training.tab.bonds')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ employee_id, session_id }) => `${employee_id} ${session_id}`}
        rowName={({ full_name, course }) => `${full_name} · ${course}`}
        columns={columns}
        empty={<Empty title={t('training.noBonds')} hint={t('training.noBondsHint')} />}
        peek={(row, close) => <BondPanel key={`${row.employee_id} ${row.session_id}`} bond={row} onClose={close} />}
      />
    </>
  )
}

function useColumns(): readonly Column<Shown>[] {
  const t = useWords()
  const language = useLanguage()
  const beside = useBrackets()
  const text = useTrainingText()
  const currency = useMe().currency_code ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and text change with language and currency alone
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('training.person'),
        always: true,
        phone: true,
        least: 170,
        text: (row) => row.full_name,
      },
      { id: 'staff', header: t('training.staffId'), width: 110, goes: 4, text: (row) => row.staff_id },
      { id: 'course', header: t('training.course'), least: 150, text: (row) => row.course },
      {
        id: 'amount',
        header: beside(t('training.bondAmount'), currency),
        width: 150,
        number: true,
        goes: 2,
        text: (row) => moneyText(row.amount, currency),
        sort: (row) => amountOf(row.amount),
      },
      {
        id: 'served',
        header: t('training.served'),
        width: 130,
        goes: 1,
        text: (row) => t('training.servedOf', { served: row.served, months: row.months }),
        sort: (row) => row.served,
      },
      {
        id: 'until',
        header: t('training.boundUntil'),
        width: 140,
        goes: 3,
        text: (row) => text.day(row.until),
        sort: (row) => row.until,
      },
      {
        id: 'accepted',
        header: t('training.bondAcceptedOn'),
        width: 150,
        text: (row) => (row.accepted_on === null ? t('training.bondNotAccepted') : text.day(row.accepted_on)),
        sort: (row) => row.accepted_on ?? '',
      },
      {
        id: 'owed',
        header: beside(t('training.owed'), currency),
        width: 140,
        number: true,
        phone: true,
        text: (row) => moneyText(row.owed, currency),
        sort: (row) => amountOf(row.owed),
        total: (rows) => moneyText(amountText(sumOf(rows.map(({ owed }) => amountOf(owed)))), currency),
      },
    ],
    [language, currency],
  )
}
