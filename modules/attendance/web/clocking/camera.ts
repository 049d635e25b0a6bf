/** The camera as a stream in a video, let go with the component. */
import { type RefObject, useEffect, useRef, useState } from 'react'

export type Camera = {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: 'starting' | 'on' | 'refused'
}

export function useCamera(facing: 'user' | 'environment', isOn = true): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<Camera['state']>('starting')
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | undefined
    let isOver = false
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: facing }, audio: false })
      if (isOver) return end(stream)
      const { current } = video
      if (!current) return
      current.srcObject = stream
      await current.play()
      setState('on')
    }
    begin().catch(() => !isOver && setState('refused'))
    return () => {
      isOver = true
      end(stream)
    }
  }, [facing, isOn])
  return { video, state }
}

const end = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** What the camera sees now. */
export function frameOf(video: HTMLVideoElement, widest: number): HTMLCanvasElement {
  const scale = Math.min(1, widest / Math.max(video.videoWidth, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas
}
