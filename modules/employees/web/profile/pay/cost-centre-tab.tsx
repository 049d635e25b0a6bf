/** What the pay of one person is booked to, from which day on. */
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { costCentres } from '../../../contract/pay/cost-centres.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'
import { CostCentreForm } from './cost-centre-form.tsx'

export default function CostCentreTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const reading = useCall(costCentres, { params: { id: person.id } })
  return (
    <Loaded reading={reading} rows={4}>
      {(shares) => (
        <>
          <PartHead
            title={t('employees.tab.costCentre')}
            action={t('employees.costCentre.set')}
            onEdit={editing ? undefined : () => setEditing(true)}
            closed={person.may.edit ? undefined : t('employees.mayNotEdit')}
          />
          {editing && <CostCentreForm id={person.id} now={shares} onDone={() => setEditing(false)} />}
          <SimpleTable
            label={t('employees.tab.costCentre')}
            rows={shares}
            rowId={({ cost_centre, effective_from }) => `${effective_from}${cost_centre}`}
            empty={t('employees.costCentre.none')}
            columns={[
              { id: 'centre', header: t('employees.costCentre'), cell: (one) => one.cost_centre },
              { id: 'from', header: t('employees.from'), cell: (one) => dayText(one.effective_from, language) },
              { id: 'to', header: t('employees.until'), cell: (one) => dayText(one.effective_to, language) },
              { id: 'share', header: t('employees.share'), number: true, cell: (one) => `${one.percentage} %` },
            ]}
          />
        </>
      )}
    </Loaded>
  )
}
