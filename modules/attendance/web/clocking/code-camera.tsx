/** Looks through the camera for a code until it finds one. */
import { useEffect, useRef } from 'react'
import { useWords } from '../words.ts'
import { frameOf, useCamera } from './camera.ts'
import classes from './clocking.module.css'

const LOOK_EVERY_MS = 200
const WIDEST = 640

export function CodeCamera({ onFound }: { readonly onFound: (text: string) => void }) {
  const t = useWords()
  const { video, state } = useCamera('environment')
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    if (state !== 'on') return
    let isOver = false
    const look = async () => {
      const { default: decode } = await import('jsqr')
      while (!isOver) {
        const text = video.current && read(decode, video.current)
        if (text) return found.current(text)
        await new Promise((next) => setTimeout(next, LOOK_EVERY_MS))
      }
    }
    void look()
    return () => {
      isOver = true
    }
  }, [state, video])
  if (state === 'refused') return <p role="alert">{t('attendance.noCamera')}</p>
  return <video ref={video} className={classes.camera} playsInline muted aria-label={t('attendance.camera')} />
}

type Decode = typeof import('jsqr')['default']

function read(decode: Decode, video: HTMLVideoElement): string | undefined {
  if (video.videoWidth === 0) return undefined
  const canvas = frameOf(video, WIDEST)
  const seen = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  return seen && decode(seen.data, seen.width, seen.height)?.data
}
