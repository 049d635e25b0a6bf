/** Looks at whoever is before the camera: straight, then with the head turned; both are sent, side by side. */
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words.ts'
import { frameOf, useCamera } from '../camera.ts'
import classes from '../clocking.module.css'
import { jpegOf, sideBySide } from '../shrunk.ts'
import { attempted } from './attempts.ts'
import { faceFinder } from './face-models.ts'
import { type Step, type Turning, turned } from './turn.ts'

const LOOK_EVERY_MS = 120
const LOOKED_AT = 320
/** Of each of the two. */
const SENT = 600

type FaceCameraProps = { readonly onSeen: (photo: File) => void }

export function FaceCamera({ onSeen }: FaceCameraProps) {
  const t = useWords()
  const { video, state } = useCamera('user')
  const [step, setStep] = useState<Step | 'loading' | 'failed'>('loading')
  const seen = useRef(onSeen)
  seen.current = onSeen
  useEffect(() => {
    if (state !== 'on') return
    let isOver = false
    const look = async () => {
      const find = await attempted(faceFinder)
      let turning: Turning | undefined
      let straight: HTMLCanvasElement | undefined
      while (!isOver && video.current) {
        if (video.current.videoWidth > 0) {
          const whole = frameOf(video.current, SENT)
          const found = await find(frameOf(video.current, LOOKED_AT))
          const before = turning
          turning = turned(before, { at: performance.now(), ...found })
          if (turning.step === 'turn' && turning !== before) straight = whole
          if (isOver) return
          setStep(turning.step)
          if (turning.step === 'done' && straight) return seen.current(await jpegOf(sideBySide(straight, whole)))
        }
        await new Promise((next) => setTimeout(next, LOOK_EVERY_MS))
      }
    }
    look().catch(() => !isOver && setStep('failed'))
    return () => {
      isOver = true
    }
  }, [state, video])
  if (state === 'refused') return <p role="alert">{t('attendance.noCamera')}</p>
  if (step === 'failed') return <p role="alert">{t('attendance.face.failed')}</p>
  return (
    <>
      <video ref={video} className={classes.camera} playsInline muted aria-label={t('attendance.camera')} />
      <p role="status">{t(`attendance.face.${step}`)}</p>
    </>
  )
}
