/** One post of the feed: liked or disliked, reported to HR, or deleted by whoever wrote it. */
import { Button, Group } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Notice } from '#design/notice.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { deleteOwn, dislikePost, feed, keptPosts, likePost, reportPost } from '../contract/story-board.ts'
import { Pictures } from './pictures.tsx'
import classes from './story-board.module.css'
import { useWords } from './words.ts'

type Post = DataOf<typeof feed>[number]

export function FeedPost({ post }: { readonly post: Post }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [asking, setAsking] = useState<'delete' | 'report'>()
  const close = () => setAsking(undefined)
  const doing = { refreshes: [feed, keptPosts], after: close }
  const remove = useAct(deleteOwn, doing)
  const report = useAct(reportPost, doing)
  const params = { id: post.id }
  return (
    <article className={`card ${classes.post}`} aria-label={t('storyBoard.postOf', { name: post.author })}>
      <div className={classes.head}>
        <PersonMark name={post.author} size={36} />
        <span>
          <b>{post.author}</b>
          <small>{momentText(post.created_at, language, zone)}</small>
        </span>
      </div>
      {post.state === 'hidden' && (
        <Notice tone="warn">{t('storyBoard.hiddenBecause', { reason: post.hidden_reason ?? '' })}</Notice>
      )}
      {post.text && <p className={classes.text}>{post.text}</p>}
      <Pictures author={post.author} all={post.pictures} />
      <Group gap="xs">
        <React post={post} kind="like" />
        <React post={post} kind="dislike" />
        {post.own ? (
          <Button variant="subtle" size="compact-md" onClick={() => setAsking('delete')}>
            {t('storyBoard.delete')}
          </Button>
        ) : post.reported ? (
          <span className="muted">{t('storyBoard.youReported')}</span>
        ) : (
          <Button variant="subtle" size="compact-md" onClick={() => setAsking('report')}>
            {t('storyBoard.report')}
          </Button>
        )}
      </Group>
      {asking === 'delete' && (
        <ConfirmDialog
          title={t('storyBoard.deleteTitle')}
          action={t('storyBoard.delete')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={close}
        >
          {t('storyBoard.deleteHint')}
        </ConfirmDialog>
      )}
      {asking === 'report' && (
        <ReasonDialog
          title={t('storyBoard.reportTitle')}
          reason={t('storyBoard.reason')}
          action={t('storyBoard.report')}
          working={report.isPending}
          onConfirm={(reason) => report.mutate({ params, body: { reason } })}
          onClose={close}
        >
          {t('storyBoard.reportHint')}
        </ReasonDialog>
      )}
    </article>
  )
}

function React({ post, kind }: { readonly post: Post; readonly kind: 'like' | 'dislike' }) {
  const t = useWords()
  const isLike = kind === 'like'
  const act = useAct(isLike ? likePost : dislikePost, { refreshes: [feed, keptPosts], silentWhenDone: true })
  const on = post.mine === kind
  const Icon = isLike ? IconThumbUp : IconThumbDown
  const count = isLike ? post.likes : post.dislikes
  return (
    <Button
      variant={on ? 'light' : 'default'}
      size="compact-md"
      aria-pressed={on}
      aria-label={t(`storyBoard.${kind}`, { count })}
      leftSection={<Icon size={16} aria-hidden />}
      loading={act.isPending}
      onClick={() => act.mutate({ params: { id: post.id }, body: { on: !on } })}
    >
      {count}
    </Button>
  )
}
