/** Pressing the button: when it was pressed counts, then where that was, then it is sent or kept. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownToday } from '#modules/attendance/contract/clocking/own.ts'
import type { ClockingType } from '#modules/attendance/model/public.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { sendOrKeep } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'
import { whereNow } from './where.ts'

export type Pressed = {
  readonly type: ClockingType
  readonly method: 'gps' | 'qr' | 'face' | 'web'
  readonly qr?: string
  readonly photo?: File
  /** It shows the face twice, straight and with the head turned. */
  readonly turned?: boolean
}

export function useClock() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const kept = useQueryClient()
  const [doing, setDoing] = useState<'place' | 'sending'>()
  const press = async ({ type, method, qr, photo, turned }: Pressed) => {
    const occurred_at = new Date().toISOString()
    try {
      setDoing('place')
      // The code at the door proves the place by itself.
      const at = method === 'qr' ? undefined : await whereNow()
      setDoing('sending')
      const title = `${t(`me.clock.${type}`)}${pause()}${momentText(occurred_at, language, zone)}`
      const place = at && {
        latitude: at.latitude,
        longitude: at.longitude,
        ...(at.accuracy === null ? {} : { accuracy: at.accuracy }),
      }
      const body = { type, method, occurred_at, ...place, ...(qr ? { qr } : {}), ...(turned ? { turned: 1 } : {}) }
      const { sent } = await sendOrKeep({ what: 'clock', title, body, files: photo ? [photo] : [] })
      showDone(sent === 'later' ? t('me.keptForLater') : sent)
      return true
    } catch (reason) {
      showProblem(reason)
      return false
    } finally {
      setDoing(undefined)
      await kept.invalidateQueries({ queryKey: [ownToday.id] })
    }
  }
  return { press, doing }
}
