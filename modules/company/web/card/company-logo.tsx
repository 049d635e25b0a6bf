/** The company's logo; its first letter where it has none, and while it is on its way. */
import { usePicture } from '#platform/http/web/use-picture.ts'
import { ownLogo } from '../../contract/pictures.ts'
import classes from './card-face.module.css'

export function CompanyLogo({ name, url }: { readonly name: string; readonly url: string | null }) {
  const picture = usePicture(ownLogo, url, { query: { version: versionIn(url) } })
  // The company's name stands beside it.
  if (picture) return <img className={classes.picture} src={picture} alt="" />
  return (
    <span className={classes.letter} aria-hidden>
      {[...name][0]}
    </span>
  )
}

export const versionIn = (url: string | null): string | undefined => url?.split('version=')[1]
