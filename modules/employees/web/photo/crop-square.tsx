/** The square that will be seen: dragged or moved by arrow keys, enlarged by the slider. */
import { Button, Group, Stack } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useWords } from '../words.ts'
import { type Cut, draw, filling } from './cropped.ts'
import classes from './photo.module.css'

const SIDE = 240
const STEP = 0.02
const CLOSEST = 5

type CropSquareProps = { readonly picture: ImageBitmap; readonly cut: Cut; readonly onCut: (cut: Cut) => void }

export function CropSquare({ picture, cut, onCut }: CropSquareProps) {
  const t = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, cut)
  }, [picture, cut])
  const move = (x: number, y: number) => onCut({ ...cut, x: within(cut.x + x), y: within(cut.y + y) })
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) move(event.movementX / SIDE, event.movementY / SIDE)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(step[0] * STEP, step[1] * STEP)
  }
  return (
    <Stack gap="xs">
      <canvas
        ref={canvas}
        className={classes.square}
        width={SIDE}
        height={SIDE}
        tabIndex={0}
        role="img"
        aria-label={t('employees.portrait.square')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
      <label>
        {t('employees.portrait.size')}
        <input
          type="range"
          className={classes.slider}
          min={1}
          max={CLOSEST}
          step={0.05}
          value={cut.zoom}
          onChange={(event) => onCut({ ...cut, zoom: Number(event.currentTarget.value) })}
        />
      </label>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => onCut({ zoom: 1, x: 0, y: 0 })}>
          {t('employees.portrait.whole')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onCut(filling(picture))}>
          {t('employees.portrait.fill')}
        </Button>
      </Group>
    </Stack>
  )
}

const within = (share: number): number => Math.min(2, Math.max(-2, share))
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
