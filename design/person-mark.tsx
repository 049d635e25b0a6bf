/** A person's picture; else initials on a quiet colour that stays the same for the same person. Decoration: the name stands beside it. */
import classes from './person-mark.module.css'

const TONES = 6

type PersonMarkProps = {
  readonly name: string
  readonly size?: number | undefined
  readonly picture?: string | undefined
}

export function PersonMark({ name, size = 24, picture }: PersonMarkProps) {
  if (picture) return <img className={classes.picture} src={picture} width={size} height={size} alt="" />
  return (
    <span
      className={classes.mark}
      data-tone={toneOf(name)}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  )
}

/** Two letters of a Latin name, the family name of a Chinese one. */
function initialsOf(name: string): string {
  const [first = ''] = [...name.trim()]
  if (first > '⺀') return first
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

function toneOf(name: string): number {
  let sum = 0
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973
  return sum % TONES
}
