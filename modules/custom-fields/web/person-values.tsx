/** On a profile: what the person has in the company's own fields. Nothing where the company has none. */
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Facts } from '#design/page.tsx'
import { PartHead } from '#modules/employees/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { personValues } from '../contract/values.ts'
import { useShown } from './shown.ts'
import { ValuesForm } from './values-form.tsx'
import { useWords } from './words.ts'

export function PersonValues({ employeeId }: { readonly employeeId: string }) {
  const t = useWords()
  const { nameOf, textOf } = useShown()
  const mayWrite = mayEnter(useSession(), 'employee.write')
  const [editing, setEditing] = useState(false)
  const { data: values = [] } = useCall(personValues, { params: { id: employeeId } })
  if (values.length === 0) return null
  return (
    <section>
      <PartHead title={t('customFields.part')} onEdit={mayWrite && !editing ? () => setEditing(true) : undefined} />
      {editing ? (
        <ValuesForm employeeId={employeeId} now={values} onDone={() => setEditing(false)} />
      ) : (
        <Facts facts={values.map((one) => [nameOf(one), textOf(one)])} />
      )}
    </section>
  )
}
