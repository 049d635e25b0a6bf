/** The photo by which the clock knows me: what it is used for, the one in use, a new one. */

import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { DropZone } from '#design/drop-zone.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  faceConsent,
  ownFace,
  ownFacePicture,
  removeOwnFace,
  sendFace,
  setFaceConsent,
} from '../../contract/requests/face.ts'
import { FaceCard } from '../profile/face/face-card.tsx'
import { PICTURES } from '../profile/face/pictures.ts'
import { useWords } from '../words.ts'
import { OwnCard } from './own-card.tsx'

export function OwnFace() {
  const t = useWords()
  const consent = useCall(faceConsent, {})
  const agree = useAct(setFaceConsent, { refreshes: [faceConsent, ownFace] })
  return (
    <Loaded reading={consent} rows={2}>
      {({ agreed, agreed_at }) =>
        agreed ? (
          <AgreedFace since={agreed_at} />
        ) : (
          <OwnCard title={t('employees.tab.face')}>
            <p className="muted">{t('employees.face.agreeHint')}</p>
            <div>
              <Button loading={agree.isPending} onClick={() => agree.mutate({ body: { agree: true } })}>
                {t('employees.face.agree')}
              </Button>
            </div>
          </OwnCard>
        )
      }
    </Loaded>
  )
}

function AgreedFace({ since }: { readonly since: string | null }) {
  const t = useWords()
  const language = useLanguage()
  const [withdrawing, setWithdrawing] = useState(false)
  const withdraw = useAct(setFaceConsent, { refreshes: [faceConsent, ownFace], after: () => setWithdrawing(false) })
  const reading = useCall(ownFace, {})
  const [sending, setSending] = useState(false)
  const [leaving, setLeaving] = useState<string>()
  const remove = useAct(removeOwnFace, { refreshes: [ownFace], after: () => setLeaving(undefined) })
  return (
    <OwnCard
      title={t('employees.tab.face')}
      action={
        !sending && (
          <Button size="compact-sm" variant="default" onClick={() => setSending(true)}>
            {t('employees.face.send')}
          </Button>
        )
      }
    >
      <p className="muted">
        {t('employees.face.use')}{' '}
        {since && t('employees.face.agreedOn', { day: dayText(since.slice(0, 10), language) })}
      </p>
      {sending && <SendForm onDone={() => setSending(false)} />}
      <Loaded reading={reading} rows={2}>
        {(photos) =>
          photos.map((photo) => (
            <FaceCard key={photo.id} photo={photo} from={ownFacePicture}>
              {photo.has_picture && (
                <div>
                  <Button size="compact-sm" variant="default" onClick={() => setLeaving(photo.id)}>
                    {t('employees.face.remove')}
                  </Button>
                </div>
              )}
            </FaceCard>
          ))
        }
      </Loaded>
      <div>
        <Button size="compact-sm" variant="default" color="red" onClick={() => setWithdrawing(true)}>
          {t('employees.face.withdraw')}
        </Button>
      </div>
      {withdrawing && (
        <ConfirmDialog
          title={t('employees.face.withdraw')}
          action={t('employees.face.withdraw')}
          danger
          working={withdraw.isPending}
          onConfirm={() => withdraw.mutate({ body: { agree: false } })}
          onClose={() => setWithdrawing(false)}
        >
          {t('employees.face.withdrawHint')}
        </ConfirmDialog>
      )}
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
    </OwnCard>
  )
}

function SendForm({ onDone }: { readonly onDone: () => void }) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const send = useAct(sendFace, { refreshes: [ownFace], after: onDone })
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (file) send.mutate({ file })
      }}
    >
      <DropZone kinds={PICTURES} file={file} onFile={setFile} icon={IconCamera} />
      <FormFoot
        working={send.isPending}
        onCancel={onDone}
        action={t('employees.own.send')}
        closed={file ? undefined : t('employees.face.choose')}
      />
    </Form>
  )
}
