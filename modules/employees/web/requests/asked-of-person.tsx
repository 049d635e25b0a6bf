/** On the part of a profile that it is about: what the person asked for and waits. */

import { mayEnter } from '#access/enter.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { changesAsked } from '../../contract/requests/requests.ts'
import { AskedCard } from './asked-card.tsx'
import { DecideBar } from './decide-bar.tsx'

type AskedOfPersonProps = { readonly id: string; readonly part: 'profile' | 'family' }

export function AskedOfPerson({ id, part }: AskedOfPersonProps) {
  const enabled = mayEnter(useSession(), 'employee.file')
  const reading = useCall(changesAsked, { query: { employee_id: id } }, { enabled })
  return (reading.data ?? [])
    .filter((asked) => asked.part === part && asked.employee_id === id)
    .map((asked) => (
      <AskedCard key={asked.id} asked={asked}>
        <DecideBar id={asked.id} type={part} closed={asked.closed} />
      </AskedCard>
    ))
}
