import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { cardOf } from '../../../contract/card.ts'
import { BusinessCardView } from '../../card/business-card.tsx'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'

export default function CardTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const reading = useCall(cardOf, { params: { id: person.id } })
  return (
    <>
      <PartHead title={t('employees.tab.businessCard')} />
      <Loaded reading={reading} rows={6}>
        {(card) => <BusinessCardView card={card} />}
      </Loaded>
    </>
  )
}
