/** One photo of a face with how it stands; the picture comes only to who may see it. */
import type { ReactNode } from 'react'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { usePicture } from '#platform/http/web/use-picture.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { type facePhotos, facePicture, type ownFacePicture } from '../../../contract/requests/face.ts'
import { choiceWord } from '../../labels.ts'
import classes from '../../requests/requests.module.css'
import { useWords } from '../../words.ts'

type Photo = DataOf<typeof facePhotos>[number]

type FaceCardProps = {
  readonly photo: Photo
  readonly who?: ReactNode
  /** Where the picture is had from: for oneself by one's own call. */
  readonly from?: typeof facePicture | typeof ownFacePicture
  readonly children?: ReactNode
}

export function FaceCard({ photo, who, from = facePicture, children }: FaceCardProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const input = { params: { id: photo.id } }
  const picture = usePicture(from, photo.has_picture ? photo.id : null, input)
  const tone = photo.status === 'approved' ? 'good' : photo.status === 'pending' ? 'warn' : 'bad'
  return (
    <article className={classes.asked} aria-label={t('employees.tab.face')}>
      <header>
        <div>
          {who}
          <h3>{t('employees.tab.face')}</h3>
          <p className="muted">
            {[photo.sent_by, momentText(photo.sent_at, language, zone), photo.reason].filter(Boolean).join(' · ')}
          </p>
        </div>
        <StatusBadge tone={tone}>{choiceWord('face.status', photo.status)}</StatusBadge>
      </header>
      {photo.has_picture && (photo.face === 'none' || photo.face === 'waiting') && (
        <p className={photo.face === 'none' ? undefined : 'muted'}>{t(`employees.face.seen.${photo.face}`)}</p>
      )}
      {picture && (
        <img className={classes.photo} src={picture} alt={t('employees.face.of', { name: photo.full_name })} />
      )}
      {children}
    </article>
  )
}
