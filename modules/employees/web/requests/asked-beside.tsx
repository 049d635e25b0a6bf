/** In the inbox: what a person asks to have changed, before and after, or the photo itself, for who keeps the files. */
import { mayEnter } from '#access/enter.ts'
import { Notice } from '#design/notice.tsx'
import { Loaded } from '#design/states.tsx'
import type { RequestDetail } from '#platform/approvals/web/kind-parts.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { facePhotos } from '../../contract/requests/face.ts'
import { changesAsked } from '../../contract/requests/requests.ts'
import { FaceCard } from '../profile/face/face-card.tsx'
import { useWords } from '../words.ts'
import { AskedCard } from './asked-card.tsx'

type Of = { readonly request: Pick<RequestDetail, 'id' | 'employee_id'> }

export function ChangeBeside({ request }: Of) {
  const enabled = mayEnter(useSession(), 'employee.file')
  const query = { employee_id: request.employee_id, status: 'all' } as const
  const reading = useCall(changesAsked, { query }, { enabled })
  if (!enabled) return <ForKeepers />
  return (
    <Loaded reading={reading} rows={4}>
      {(all) => all.filter(({ id }) => id === request.id).map((asked) => <AskedCard key={asked.id} asked={asked} />)}
    </Loaded>
  )
}

export function FaceBeside({ request }: Of) {
  const enabled = mayEnter(useSession(), 'employee.face')
  const reading = useCall(facePhotos, { query: { employee_id: request.employee_id } }, { enabled })
  if (!enabled) return <ForKeepers />
  return (
    <Loaded reading={reading} rows={4}>
      {(all) => all.filter(({ id }) => id === request.id).map((photo) => <FaceCard key={photo.id} photo={photo} />)}
    </Loaded>
  )
}

function ForKeepers() {
  const t = useWords()
  return <Notice tone="info">{t('employees.asked.forKeepers')}</Notice>
}
