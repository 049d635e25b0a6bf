/** Lines a round number of metres apart, a bar as long as one of them, and which way north is. */
import { metresText } from '#platform/words/web/words.ts'
import classes from './location-plan.module.css'
import { type Frame, metresPerPixel, niceLength } from './projection.ts'

export function PlanGrid({ frame }: { readonly frame: Frame }) {
  const length = niceLength(frame.metresWide / 5)
  const step = length / metresPerPixel(frame)
  const { width, height } = frame
  return (
    <g aria-hidden>
      {lines(width, step).map((x) => (
        <line key={`x${x}`} className={classes.grid} x1={x} x2={x} y1={0} y2={height} />
      ))}
      {lines(height, step).map((y) => (
        <line key={`y${y}`} className={classes.grid} x1={0} x2={width} y1={y} y2={y} />
      ))}
      <path className={classes.scale} d={`M14 ${height - 22}v8h${step}v-8`} />
      <text className={classes.small} x={14 + step / 2} y={height - 20} textAnchor="middle">
        {metresText(length)}
      </text>
      <path className={classes.north} d={`M${width - 22} 38v-22m-5 7l5-7 5 7`} />
      <text className={classes.small} x={width - 22} y={50} textAnchor="middle">
        N
      </text>
    </g>
  )
}

/** From the middle outwards, so that one goes through it. */
function lines(length: number, step: number): number[] {
  const first = (length / 2) % step
  return Array.from({ length: Math.max(0, Math.floor((length - first) / step) + 1) }, (_, at) => first + at * step)
}
