/** One's own code, typed in; the camera takes the photo as it is sent. */
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { frameOf, useCamera } from '../clocking/camera.ts'
import { jpegOf } from '../clocking/shrunk.ts'
import { useWords } from '../words.ts'
import classes from './kiosk.module.css'
import { clockAt } from './kiosk-device.ts'

const WIDEST = 640
/** As long as somebody needs to read it; the next one shall not take it for theirs. */
const SAID_MS = 12_000

type StaffCodeProps = { readonly token: string; readonly zone: string | undefined }
type Said = { readonly text: string; readonly isWrong: boolean }

export function StaffCode({ token, zone }: StaffCodeProps) {
  const t = useWords()
  const { video, state } = useCamera('user')
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<Said>()
  const [working, setWorking] = useState(false)
  useEffect(() => {
    const timer = said && setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const time = (at: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(at))
  const clock = async () => {
    const { current } = video
    if (!current || state !== 'on') return
    setWorking(true)
    try {
      const done = await clockAt(token, code.trim(), await jpegOf(frameOf(current, WIDEST)))
      const text =
        done === 'later' || done === 'busy'
          ? t(`attendance.kioskKept.${done}`)
          : t(`attendance.kioskDone.${done.type}`, { name: done.name, time: time(done.occurred_at) })
      setSaid({ text, isWrong: false })
    } catch (reason) {
      const text = fieldErrors(reason).staff_code ?? (reason instanceof Error ? reason.message : '')
      setSaid({ text, isWrong: true })
    }
    setCode('')
    setWorking(false)
    field.current?.focus()
  }
  return (
    <section className={`card ${classes.way}`} aria-label={t('attendance.way.staff_code')}>
      <h2>{t('attendance.way.staff_code')}</h2>
      {state === 'refused' && <p role="alert">{t('attendance.noCamera')}</p>}
      <video ref={video} className={classes.face} playsInline muted aria-label={t('attendance.camera')} />
      <form
        className={classes.code}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '') void clock()
        }}
      >
        <TextInput
          ref={field}
          size="xl"
          label={t('attendance.staffCode')}
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" size="xl" loading={working} disabled={state !== 'on'}>
          {t('attendance.clock')}
        </Button>
      </form>
      <p role="status" className={classes.said} data-wrong={said?.isWrong || undefined}>
        {said?.text ?? ''}
      </p>
    </section>
  )
}
