/** A paired device: the code to scan on one side, one's own code and the camera on the other. */
import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { isProblem } from '#platform/http/web/send.ts'
import { useWords } from '../words.ts'
import classes from './kiosk.module.css'
import { type Shown, sendWaiting, shownNow } from './kiosk-device.ts'
import { NotSent } from './not-sent.tsx'
import { QrPicture } from './qr-picture.tsx'
import { StaffCode } from './staff-code.tsx'

const AGAIN_MS = 5_000

type DoorProps = { readonly token: string; readonly onGone: () => void; readonly onPaired: () => void }

export function Door({ token, onGone, onPaired }: DoorProps) {
  const t = useWords()
  const { shown, isOnline, isGone, sent } = useShown(token)
  if (isGone) {
    return (
      <main className={classes.door}>
        <h1>{t('attendance.kioskGone')}</h1>
        <Button size="lg" onClick={onGone}>
          {t('attendance.pairAgain')}
        </Button>
      </main>
    )
  }
  const ways = shown?.ways ?? ['staff_code']
  return (
    <main className={classes.door}>
      <header className={classes.head}>
        <div>
          <h1>{shown?.company ?? t('attendance.kioskTitle')}</h1>
          <p className="muted">{[shown?.name, shown?.place].filter(Boolean).join(' · ')}</p>
        </div>
        <WallClock zone={shown?.timezone_key} />
      </header>
      {!isOnline && (
        <p role="status" className={classes.offline}>
          {t('attendance.kioskOffline')}
        </p>
      )}
      <div className={classes.ways}>
        {ways.includes('qr') && (
          <section className={`card ${classes.way}`} aria-label={t('attendance.way.qr')}>
            <h2>{t('attendance.way.qr')}</h2>
            {isOnline && shown?.qr ? <QrPicture text={shown.qr} /> : <p className="muted">{t('attendance.noQr')}</p>}
          </section>
        )}
        {ways.includes('staff_code') && <StaffCode token={token} zone={shown?.timezone_key} />}
      </div>
      <NotSent changed={sent} zone={shown?.timezone_key} onPaired={onPaired} />
    </main>
  )
}

/** Asked for anew as each code ends; what waits goes with every answer. */
function useShown(token: string) {
  const [shown, setShown] = useState<Shown>()
  const [isOnline, setOnline] = useState(true)
  const [isGone, setGone] = useState(false)
  const [sent, setSent] = useState(0)
  const look = useCallback(async (): Promise<number> => {
    try {
      const now = await shownNow(token)
      setShown(now)
      setOnline(true)
      await sendWaiting(token)
      setSent((count) => count + 1)
      return Math.max(1_000, Date.parse(now.expires_at) - Date.parse(now.server_time))
    } catch (reason) {
      if (isProblem(reason) && reason.status === 401) setGone(true)
      setOnline(false)
      return AGAIN_MS
    }
  }, [token])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let [isOver, isLooking] = [false, false]
    const next = async () => {
      clearTimeout(timer)
      if (isLooking) return
      isLooking = true
      const wait = await look()
      isLooking = false
      if (!isOver) timer = setTimeout(() => void next(), wait)
    }
    // What waits goes as soon as there is a connection again, not only with the next code.
    const again = () => void next()
    window.addEventListener('online', again)
    again()
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [look])
  return { shown, isOnline, isGone, sent }
}

function WallClock({ zone }: { readonly zone: string | undefined }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time className={classes.clock} dateTime={now.toISOString()}>
      {new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now)}
    </time>
  )
}
