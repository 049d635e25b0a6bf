/** The country's own facts of one tab, in the order and kinds the server names; the screen knows no country. */

import { type ReactNode, useState } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useAskedField } from '../../fields/asked-field.ts'
import { fieldWord, valueWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { Field, PayData } from './field.ts'
import { type PaidPerson, usePayCalls } from './pay-calls.ts'
import { StatutoryForm } from './statutory-form.tsx'

type StatutoryPartProps = {
  readonly person: PaidPerson
  readonly tab: Field['tab']
  /** What the record suggests, above the facts. */
  readonly above?: (found: PayData) => ReactNode
  readonly choices?: (field: Field) => readonly { readonly value: string; readonly label: string }[] | undefined
}

export function StatutoryPart({ person, tab, above, choices }: StatutoryPartProps) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const asked = useAskedField()
  const [isClosed, setClosed] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const reading = useCall(usePayCalls().pay, { params: { id: person.id } })
  const shown = (field: Field, value: string | boolean | number | null | undefined): string => {
    if (value === null || value === undefined || value === '') return ''
    if (field.kind === 'flag') return t(value === true || value === 'yes' ? 'employees.yes' : 'employees.no')
    if (field.kind === 'money') return moneyText(String(value), currency)
    if (field.kind === 'date') return dayText(String(value), language)
    return field.kind === 'choice' ? valueWord(field.name, String(value)) : String(value)
  }
  return (
    <Loaded reading={reading} rows={6}>
      {(found) => {
        const fields = found.fields.filter((field) => field.tab === tab)
        const isAsked = person.may.edit && fields.some(({ name }) => name === asked)
        const editing = isOpened || (isAsked && !isClosed)
        const edit = (now: boolean) => {
          setOpened(now)
          setClosed(!now)
        }
        return (
          <>
            <PartHead
              title={t(`employees.tab.${tab}`)}
              onEdit={editing ? undefined : () => edit(true)}
              closed={person.may.edit ? undefined : t('employees.mayNotEdit')}
            />
            {above?.(found)}
            {editing ? (
              <StatutoryForm id={person.id} now={found} fields={fields} choices={choices} onDone={() => edit(false)} />
            ) : (
              <Facts
                facts={fields.map((field) => [fieldWord(field.name), shown(field, found.statutory[field.name])])}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
