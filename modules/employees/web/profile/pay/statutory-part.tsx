/** The country's own facts, in the order and kinds the server names; the screen knows no country. */
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { pay } from '../../contract/pay.ts'
import { fieldWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { PartHead } from './part-head.tsx'
import { StatutoryForm } from './statutory-form.tsx'

export type PayData = DataOf<typeof pay>
export type Field = PayData['fields'][number]

export function StatutoryPart({ id, mayEdit }: { readonly id: string; readonly mayEdit: boolean }) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const [editing, setEditing] = useState(false)
  const reading = useCall(pay, { params: { id } })
  const shown = (field: Field, value: string | boolean | number | null | undefined): string => {
    if (value === null || value === undefined || value === '') return ''
    if (field.kind === 'flag') return t(value === true || value === 'yes' ? 'employees.yes' : 'employees.no')
    if (field.kind === 'money') return moneyText(String(value), currency)
    if (field.kind === 'date') return dayText(String(value), language)
    return String(value)
  }
  return (
    <Loaded reading={reading} rows={6}>
      {(found) =>
        editing ? (
          <StatutoryForm id={id} now={found} onDone={() => setEditing(false)} />
        ) : (
          <>
            <PartHead
              title={t('employees.statutory')}
              onEdit={() => setEditing(true)}
              closed={mayEdit ? undefined : t('employees.mayNotEdit')}
            />
            <Facts
              facts={found.fields.map((field) => [fieldWord(field.name), shown(field, found.statutory[field.name])])}
            />
          </>
        )
      }
    </Loaded>
  )
}
