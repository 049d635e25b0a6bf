/** The pictures of a post, as whoever may see it is given them. */
import { Skeleton } from '@mantine/core'
import { usePicture } from '#platform/http/web/use-picture.ts'
import { picture } from '../contract/story-board.ts'
import classes from './story-board.module.css'
import { useWords } from './words.ts'

type Shown = { readonly id: string; readonly name: string }
type PicturesProps = { readonly author: string; readonly all: readonly Shown[] }

export function Pictures({ author, all }: PicturesProps) {
  if (all.length === 0) return null
  return (
    <div className={classes.pictures}>
      {all.map((one) => (
        <Picture key={one.id} id={one.id} author={author} />
      ))}
    </div>
  )
}

function Picture({ id, author }: { readonly id: string; readonly author: string }) {
  const t = useWords()
  const url = usePicture(picture, id, { params: { id } })
  return url ? <img src={url} alt={t('storyBoard.pictureOf', { name: author })} /> : <Skeleton h={140} />
}
