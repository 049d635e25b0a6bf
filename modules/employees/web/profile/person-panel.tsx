/** One person beside the list; the same parts as on the person's own page. */
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { personal } from '../../contract/profile.ts'
import { PersonHead } from './person-head.tsx'
import { PersonParts } from './person-parts.tsx'

type PersonPanelProps = { readonly id: string; readonly onClose: () => void }

export function PersonPanel({ id, onClose }: PersonPanelProps) {
  const reading = useCall(personal, { params: { id } })
  const person = reading.data?.id === id ? reading.data : undefined
  return (
    <Panel head={person && <PersonHead person={person} />} onClose={onClose} page={`/app/employee/profile/${id}`}>
      <Loaded reading={{ ...reading, data: person, isPending: !person }}>
        {(found) => <PersonParts key={found.id} person={found} param="part" />}
      </Loaded>
    </Panel>
  )
}
