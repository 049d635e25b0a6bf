/** What one has to know to decide: when and what it costs, the seats, the bond, the budget, and who else goes. */
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { one } from '../../contract/requests.ts'
import { useTrainingText } from '../training-text.ts'
import { useWords } from '../words.ts'

export const TrainingBeside = ({ request }: { readonly request: { readonly id: string } }) => (
  <TrainingFacts id={request.id} />
)

export function TrainingFacts({ id }: { readonly id: string }) {
  const reading = useCall(one, { params: { id } })
  const fresh = reading.data?.id === id ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={5}>
      {(request) => <Parts request={request} />}
    </Loaded>
  )
}

function Parts({ request }: { readonly request: DataOf<typeof one> }) {
  const t = useWords()
  const text = useTrainingText()
  const { seats, bond, budget, others, bond_accepted_on: accepted } = request
  const facts: [string, string | null][] = [
    [t('training.course'), request.title],
    [t('training.when'), text.span(request)],
    [t('training.provider'), request.provider],
    [t('training.cost'), text.money(request.cost)],
    ...(seats ? [[t('training.seats'), text.seats(seats)] as [string, string]] : []),
    ...(request.place ? [[t('training.placeOf'), text.place(request)] as [string, string]] : []),
    ...(bond
      ? ([
          [t('training.bond'), text.bond(bond)],
          [t('training.bondAcceptedOn'), accepted ? text.day(accepted) : t('training.bondNotAccepted')],
        ] as [string, string][])
      : []),
    ...(budget
      ? [
          [
            t('training.budget'),
            t('training.spentOf', { spent: text.money(budget.spent), amount: text.money(budget.amount) }),
          ] as [string, string],
        ]
      : []),
    [t('training.others'), others.length === 0 ? t('training.nobody') : others.join(t('training.comma'))],
    [t('training.reason'), request.reason],
  ]
  return <Facts facts={facts} />
}
