/** The photo by which the clock knows this person: the one in use, one that waits, and a new one given by HR. */

import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { DropZone } from '#design/drop-zone.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { facePhotos, giveFace, removeFace } from '../../../contract/requests/face.ts'
import { DecideBar } from '../../requests/decide-bar.tsx'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'
import { FaceCard } from './face-card.tsx'
import { PICTURES } from './pictures.ts'

export default function FaceTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const reading = useCall(facePhotos, { query: { employee_id: person.id } })
  const [giving, setGiving] = useState(false)
  const [leaving, setLeaving] = useState<string>()
  const remove = useAct(removeFace, { refreshes: [facePhotos], after: () => setLeaving(undefined) })
  return (
    <>
      <PartHead
        title={t('employees.tab.face')}
        action={t('employees.face.give')}
        onEdit={giving ? undefined : () => setGiving(true)}
        closed={person.may.edit ? undefined : t('employees.mayNotEdit')}
      />
      {giving && <GiveForm id={person.id} onDone={() => setGiving(false)} />}
      <Loaded reading={reading} rows={3}>
        {(photos) => (
          <>
            {photos.length === 0 && !giving && (
              <Empty title={t('employees.face.none')} hint={t('employees.face.noneHint')} />
            )}
            {photos.map((photo) => (
              <FaceCard key={photo.id} photo={photo}>
                {photo.status === 'pending' && <DecideBar id={photo.id} type="face" closed={photo.closed} />}
                {photo.status === 'approved' && (
                  <div>
                    <Button size="compact-sm" variant="default" onClick={() => setLeaving(photo.id)}>
                      {t('employees.face.remove')}
                    </Button>
                  </div>
                )}
              </FaceCard>
            ))}
          </>
        )}
      </Loaded>
      {leaving && (
        <ConfirmDialog
          title={t('employees.face.remove')}
          action={t('employees.face.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: leaving } })}
          onClose={() => setLeaving(undefined)}
        >
          {t('employees.face.removeHint')}
        </ConfirmDialog>
      )}
    </>
  )
}

function GiveForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const give = useAct(giveFace, { refreshes: [facePhotos], after: onDone })
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (file) give.mutate({ params: { id }, file })
      }}
    >
      <p className="muted">{t('employees.face.giveHint')}</p>
      <DropZone kinds={PICTURES} file={file} onFile={setFile} icon={IconPhoto} />
      <FormFoot working={give.isPending} onCancel={onDone} closed={file ? undefined : t('employees.face.choose')} />
    </Form>
  )
}
