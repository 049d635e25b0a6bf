/** The face of an e-business card: the one place that draws it, for the settings and for people's own cards. */
import type { CardColour } from '../../model/card-colours.ts'
import classes from './card-face.module.css'
import { CompanyLogo } from './company-logo.tsx'

type CardFaceProps = {
  readonly company: string
  readonly colour: CardColour
  /** Stands at the head in place of the company's name. */
  readonly text: string
  readonly useLogo: boolean
  readonly logoUrl: string | null
  /** The portrait of whose card it is, as an address the page can show. */
  readonly photo?: string | null
  readonly name: string
  /** What stands below the name; empty ones are left out. */
  readonly lines: readonly (string | null)[]
}

export function CardFace({ company, colour, text, useLogo, logoUrl, photo, name, lines }: CardFaceProps) {
  return (
    <div className={classes.card} data-colour={colour}>
      <div className={classes.head}>
        {useLogo && <CompanyLogo name={company} url={logoUrl} />}
        <span>{text || company}</span>
      </div>
      <div>
        {photo && <img className={classes.photo} src={photo} alt="" />}
        <div className={classes.name}>{name}</div>
        {lines
          .filter((line) => line)
          .map((line) => (
            <div key={line}>{line}</div>
          ))}
      </div>
    </div>
  )
}
