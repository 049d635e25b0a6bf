/** Parts of the salary in the company's other currencies: what holds, what it comes to, and since when. */
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { subSalaries } from '../../../contract/pay/sub-salary.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'
import { SubSalaryForm } from './sub-salary-form.tsx'

export function SubSalaryPart({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: currency } = useMe()
  const [editing, setEditing] = useState(false)
  const reading = useCall(subSalaries, { params: { id: person.id }, query: { all: '1' } })
  return (
    <Loaded reading={reading} rows={2}>
      {(parts) => (
        <>
          <PartHead
            title={t('employees.subSalary')}
            action={t('employees.subSalary.set')}
            onEdit={editing ? undefined : () => setEditing(true)}
            closed={person.may.edit ? undefined : t('employees.mayNotEdit')}
          />
          <p className="muted">{t('employees.subSalary.hint')}</p>
          {editing && <SubSalaryForm person={person} all={parts} onDone={() => setEditing(false)} />}
          <SimpleTable
            label={t('employees.subSalary')}
            rows={parts}
            rowId={({ currency_code, effective_from }) => `${currency_code}${effective_from}`}
            empty={t('employees.subSalary.none')}
            columns={[
              { id: 'currency', header: t('employees.subSalary.currency'), cell: (one) => one.currency_code },
              {
                id: 'amount',
                header: t('employees.subSalary.amount'),
                number: true,
                cell: (one) => moneyText(one.amount, one.currency_code),
              },
              { id: 'from', header: t('employees.from'), cell: (one) => dayText(one.effective_from, language) },
              { id: 'to', header: t('employees.until'), cell: (one) => dayText(one.effective_to, language) },
              {
                id: 'equivalent',
                header: t('employees.subSalary.equivalent', { currency: currency ?? '' }),
                number: true,
                cell: (one) => (one.equivalent === null ? '–' : moneyText(one.equivalent, currency ?? '')),
              },
            ]}
          />
        </>
      )}
    </Loaded>
  )
}
