/**
 * The chart drawn: moved by dragging the ground, nearer and farther by the wheel, a person dragged onto another manager.
 * Only what lies within the window is in the page, so that thousands move as easily as ten.
 */
import { ActionIcon } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { type PointerEvent, useEffect, useMemo, useRef, useState, type WheelEvent } from 'react'
import { whyNot } from '../model/chart.ts'
import { BOX, type Box, drawingOf, within } from '../model/layout.ts'
import classes from './chart.module.css'
import { PersonBox } from './person-box.tsx'
import type { PersonChart, PersonNode } from './person-node.ts'
import { useWords } from './words.ts'

type DrawingProps = {
  readonly whole: PersonChart
  readonly folded: ReadonlySet<string>
  readonly found: ReadonlySet<string>
  readonly chosen: PersonNode | undefined
  readonly onFold: (id: string) => void
  readonly onChoose: (id: string) => void
  readonly onMove?: ((person: PersonNode, manager: PersonNode) => void) | undefined
}
type View = { readonly x: number; readonly y: number; readonly scale: number }
type Drag = {
  readonly node: PersonNode | undefined
  readonly fromX: number
  readonly fromY: number
  readonly view: View
  readonly x: number
  readonly y: number
}

const [NEAREST, FARTHEST] = [1.6, 0.04]
const STEP = 1.25
export const MARGIN = 40
/** Below it a name can no longer be made out. */
export const READABLE = 0.6
/** From here on letters are only grey. */
const FAR = 0.3
/** A hand trembles this much without dragging. */
const TREMBLE = 5

export function Drawing({ whole, folded, found, chosen, onFold, onChoose, onMove }: DrawingProps) {
  const t = useWords()
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const drawing = useMemo(() => drawingOf(whole.roots, folded), [whole, folded])
  const [view, setView] = useState<View>()
  const [drag, setDrag] = useState<Drag>()
  const seen = view ?? firstIn(drawing, width, height)
  const part = {
    left: -seen.x / seen.scale,
    top: -seen.y / seen.scale,
    right: (width - seen.x) / seen.scale,
    bottom: (height - seen.y) / seen.scale,
  }
  const { boxes, lines } = within(drawing, part)
  const dragging = drag?.node && moved(drag) ? drag : undefined
  const target = dragging ? boxAt(boxes, pointIn(seen, dragging.x, dragging.y))?.node : undefined
  const barred = dragging?.node && target && target !== dragging.node ? whyNot(dragging.node, target) : undefined

  const id = chosen?.person.id
  const centred = useRef<string>(undefined)
  useEffect(() => {
    if (id === undefined || centred.current === id || width === 0) return
    centred.current = id
    const box = drawing.boxes.find(({ node }) => node.person.id === id)
    if (!box) return
    setView((now) => {
      const scale = Math.max(now?.scale ?? 1, 0.7)
      return { scale, x: width / 2 - (box.x + BOX.width / 2) * scale, y: height / 2 - (box.y + BOX.height / 2) * scale }
    })
  }, [id, drawing, width, height])

  const zoom = (by: number, x = width / 2, y = height / 2) => {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, seen.scale * by))
    const ratio = scale / seen.scale
    setView({ scale, x: x - (x - seen.x) * ratio, y: y - (y - seen.y) * ratio })
  }
  const at = (event: PointerEvent | WheelEvent) => {
    const edge = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - edge.left, y: event.clientY - edge.top }
  }
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    const { x, y } = at(event)
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ node: boxAt(boxes, pointIn(seen, x, y))?.node, fromX: x, fromY: y, view: seen, x, y })
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!drag) return
    const now = { ...drag, ...at(event) }
    setDrag(now)
    const person = drag.node && onMove && event.pointerType === 'mouse'
    if (!person && moved(now)) {
      setView({ ...drag.view, x: drag.view.x + now.x - drag.fromX, y: drag.view.y + now.y - drag.fromY })
    }
  }
  const onPointerUp = () => {
    if (drag && !moved(drag) && drag.node) {
      const box = boxAt(boxes, pointIn(seen, drag.x, drag.y))
      if (box && onFolder(box, pointIn(seen, drag.x, drag.y))) onFold(box.node.person.id)
      else onChoose(drag.node.person.id)
    } else if (dragging?.node && target && target !== dragging.node && !barred) onMove?.(dragging.node, target)
    setDrag(undefined)
  }
  return (
    <div className={`card ${classes.ground}`} ref={ref}>
      <svg
        className={classes.drawing}
        data-dragging={drag ? true : undefined}
        role="img"
        aria-label={t('chart.drawingLabel', { count: whole.byId.size })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(undefined)}
        onWheel={(event) => zoom(event.deltaY < 0 ? STEP : 1 / STEP, at(event).x, at(event).y)}
      >
        <g transform={`translate(${seen.x} ${seen.y}) scale(${seen.scale})`}>
          {lines.map((line) => (
            <line key={`${line.x1} ${line.y1} ${line.x2} ${line.y2}`} {...line} className={classes.line} />
          ))}
          {boxes.map((box) => (
            <PersonBox
              key={box.node.person.id}
              box={box}
              plain={seen.scale < FAR}
              state={stateOf(box.node, {
                chosen,
                found,
                target,
                barred: barred !== undefined,
                dragged: dragging?.node,
              })}
            />
          ))}
        </g>
      </svg>
      {dragging?.node && (
        <div className={classes.ghost} style={{ left: dragging.x + 12, top: dragging.y + 12 }} role="status">
          <strong>{dragging.node.person.full_name}</strong>
          {target && target !== dragging.node && (
            <span>{barred ? t(`chart.barred.${barred}`) : t('chart.under', { name: target.person.full_name })}</span>
          )}
        </div>
      )}
      <div className={classes.zoom}>
        <ActionIcon onClick={() => zoom(STEP)} aria-label={t('chart.nearer')}>
          <IconPlus size={16} />
        </ActionIcon>
        <ActionIcon onClick={() => zoom(1 / STEP)} aria-label={t('chart.farther')}>
          <IconMinus size={16} />
        </ActionIcon>
        <ActionIcon onClick={() => setView(wholeIn(drawing, width, height))} aria-label={t('chart.fit')}>
          <IconFocusCentered size={16} />
        </ActionIcon>
      </div>
    </div>
  )
}

type Around = {
  readonly chosen: PersonNode | undefined
  readonly found: ReadonlySet<string>
  readonly target: PersonNode | undefined
  readonly barred: boolean
  readonly dragged: PersonNode | undefined
}

function stateOf(node: PersonNode, { chosen, found, target, barred, dragged }: Around): string | undefined {
  if (node === dragged) return 'dragged'
  if (dragged && node === target) return barred ? 'barred' : 'target'
  if (node.person.id === chosen?.person.id) return 'chosen'
  return found.has(node.person.id) ? 'found' : undefined
}

const moved = ({ fromX, fromY, x, y }: Drag): boolean => Math.hypot(x - fromX, y - fromY) > TREMBLE
const pointIn = ({ x, y, scale }: View, atX: number, atY: number) => ({ x: (atX - x) / scale, y: (atY - y) / scale })

const boxAt = (boxes: readonly Box<PersonNode>[], { x, y }: { x: number; y: number }): Box<PersonNode> | undefined =>
  boxes.find((box) => x >= box.x && x <= box.x + BOX.width && y >= box.y && y <= box.y + BOX.height + FOLDER)

/** The mark below a box by which it is folded. */
const FOLDER = 11
const onFolder = (box: Box<PersonNode>, { x, y }: { x: number; y: number }): boolean =>
  box.node.children.length > 0 && y > box.y + BOX.height - FOLDER && Math.abs(x - box.x - BOX.width / 2) < 22

/** The whole width of the chart; where that would be too small to make anybody out, its top. */
function firstIn(
  drawing: { width: number; height: number; boxes: readonly Box[] },
  roomX: number,
  roomY: number,
): View {
  const whole = wholeIn({ width: drawing.width, height: 0 }, roomX, roomY)
  const [top] = drawing.boxes
  if (whole.scale >= READABLE || !top) return whole
  return { scale: READABLE, x: roomX / 2 - (top.x + BOX.width / 2) * READABLE, y: MARGIN }
}

function wholeIn({ width, height }: { width: number; height: number }, roomX: number, roomY: number): View {
  if (roomX === 0) return { x: 0, y: 0, scale: 1 }
  const scale = Math.min(1, Math.max(FARTHEST, Math.min((roomX - 2 * MARGIN) / width, (roomY - 2 * MARGIN) / height)))
  return { scale, x: (roomX - width * scale) / 2, y: MARGIN }
}
