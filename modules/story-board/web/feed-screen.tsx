/** What people tell each other, the newest first. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Failed, RowsSkeleton } from '#design/states.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { feed } from '../contract/story-board.ts'
import { FeedPost } from './feed-post.tsx'
import classes from './story-board.module.css'
import { useWords } from './words.ts'
import { WritePost } from './write-post.tsx'

const AT_ONCE = 20

export function FeedScreen() {
  const t = useWords()
  const [writing, setWriting] = useState(false)
  const { reading, rows, total } = useReadOn(
    [feed.id],
    (page, signal) => callWhole(feed, { query: page, signal }),
    AT_ONCE,
  )
  const write = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setWriting(true)}>
      {t('storyBoard.write')}
    </Button>
  )
  return (
    <Page back="/me" title={t('storyBoard.title')} actions={rows.length > 0 && write}>
      {reading.isPending && <RowsSkeleton rows={5} />}
      {reading.isError && rows.length === 0 && <Failed reading={reading} />}
      {reading.isSuccess && rows.length === 0 && (
        <Empty title={t('storyBoard.none')} hint={t('storyBoard.noneHint')}>
          {write}
        </Empty>
      )}
      <div className={classes.feed}>
        {rows.map((post) => (
          <FeedPost key={post.id} post={post} />
        ))}
      </div>
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {writing && <WritePost onClose={() => setWriting(false)} />}
    </Page>
  )
}
