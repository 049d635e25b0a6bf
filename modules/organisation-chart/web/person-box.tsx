/** One person in the drawing; from far away a plain box, because nobody reads letters of three pixels. */

import { PersonPhoto } from '#modules/employees/web/public.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { BOX, type Box } from '../model/layout.ts'
import classes from './chart.module.css'
import type { PersonNode } from './person-node.ts'
import { useWords } from './words.ts'

type PersonBoxProps = {
  readonly box: Box<PersonNode>
  readonly plain: boolean
  readonly state: string | undefined
}

const PADDING = 10
const FOLD = { width: 34, height: 18 } as const

export function PersonBox({ box: { node, x, y, folded }, plain, state }: PersonBoxProps) {
  const { person, children, below } = node
  const t = useWords()
  const language = useLanguage()
  const startsOn = person.starts_on && t('chart.startsOn', { day: dayText(person.starts_on, language) })
  return (
    <g transform={`translate(${x} ${y})`} className={classes.box} data-state={state}>
      <rect width={BOX.width} height={BOX.height} rx={9} />
      {!plain && (
        <foreignObject width={BOX.width} height={BOX.height} className={classes.text}>
          <div className={classes.words} style={{ padding: `9px ${PADDING}px` }}>
            <PersonPhoto person={person} size={34} />
            <div>
              <b>{person.full_name}</b>
              <span>{startsOn ?? person.position ?? person.department ?? person.staff_id}</span>
            </div>
          </div>
        </foreignObject>
      )}
      {!plain && children.length > 0 && (
        <g
          transform={`translate(${(BOX.width - FOLD.width) / 2} ${BOX.height - FOLD.height / 2})`}
          className={classes.fold}
        >
          <rect width={FOLD.width} height={FOLD.height} rx={FOLD.height / 2} />
          <text x={FOLD.width / 2} y={13} textAnchor="middle">
            {folded ? `+${below}` : '−'}
          </text>
        </g>
      )}
    </g>
  )
}
