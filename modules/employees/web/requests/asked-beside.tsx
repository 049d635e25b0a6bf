/** In the inbox: what a person asks to have changed, before and after, or the photo itself, for who may see it. */
import { mayEnter } from '#access/enter.ts'
import { Notice } from '#design/notice.tsx'
import { Loaded } from '#design/states.tsx'
import type { RequestDetail } from '#platform/approvals/web/kind-parts.ts'
import { Problem } from '#platform/http/web/problem.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { facePhotos } from '../../contract/requests/face.ts'
import { changeToDecide } from '../../contract/requests/requests.ts'
import { FaceCard } from '../profile/face/face-card.tsx'
import { useWords } from '../words.ts'
import { AskedCard } from './asked-card.tsx'

type Of = { readonly request: Pick<RequestDetail, 'id' | 'employee_id'> }

export function ChangeBeside({ request }: Of) {
  const reading = useCall(changeToDecide, { params: { id: request.id } })
  const fresh = reading.data?.id === request.id ? reading.data : undefined
  if (reading.error instanceof Problem && reading.error.status === 403) return <ForKeepers />
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={4}>
      {(asked) => <AskedCard asked={asked} />}
    </Loaded>
  )
}

export function FaceBeside({ request }: Of) {
  const enabled = mayEnter(useSession(), 'employee.face')
  const reading = useCall(facePhotos, { query: { employee_id: request.employee_id ?? undefined } }, { enabled })
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
