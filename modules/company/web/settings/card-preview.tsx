/** A card as the company's settings make it, with the reader's own name on it. */
import { useMe } from '#platform/identity/web/me.ts'
import type { CardColour } from '../../model/card-colours.ts'
import classes from './card-preview.module.css'

type CardPreviewProps = {
  readonly company: string
  readonly colour: CardColour
  readonly text: string
  readonly logo: boolean
}

export function CardPreview({ company, colour, text, logo }: CardPreviewProps) {
  const me = useMe()
  return (
    <div className={classes.card} data-colour={colour}>
      <div className={classes.head}>
        {logo && (
          <span className={classes.logo} aria-hidden>
            {[...company][0]}
          </span>
        )}
        <span>{text || company}</span>
      </div>
      <div>
        <div className={classes.name}>{me.preferred_name || me.full_name}</div>
        <div>{me.email}</div>
      </div>
    </div>
  )
}
