/** Everything people asked for and that waits: changes of their data and family, and photos of their faces. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Empty, Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { facePhotos } from '../../contract/requests/face.ts'
import { changesAsked } from '../../contract/requests/requests.ts'
import { FaceCard } from '../profile/face/face-card.tsx'
import { useWords } from '../words.ts'
import { AskedCard } from './asked-card.tsx'
import { DecideBar } from './decide-bar.tsx'

export function WaitingDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const faces = useCall(facePhotos, { query: {} }, { enabled: mayEnter(useSession(), 'employee.face') })
  const reading = useCall(changesAsked, { query: {} })
  const who = ({ employee_id: id, full_name: name, staff_id: number }: Person) => (
    <Anchor component={Link} to={`/app/employee/profile/${id}`} size="sm">
      {name} · {number}
    </Anchor>
  )
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('employees.asked.waiting')}>
      <Loaded reading={reading} rows={4}>
        {(asked) => (
          <>
            {asked.length === 0 && (faces.data ?? []).length === 0 && (
              <Empty title={t('employees.asked.none')} hint={t('employees.asked.noneHint')} />
            )}
            {asked.map((one) => (
              <AskedCard key={one.id} asked={one} who={who(one)}>
                <DecideBar id={one.id} type={one.part} closed={one.closed} />
              </AskedCard>
            ))}
            {(faces.data ?? []).map((photo) => (
              <FaceCard key={photo.id} photo={photo} who={who(photo)}>
                <DecideBar id={photo.id} type="face" closed={photo.closed} />
              </FaceCard>
            ))}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

type Person = { readonly employee_id: string; readonly full_name: string; readonly staff_id: string }
