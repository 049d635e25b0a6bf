/** What one was told, newest first: a notice leads to where it belongs and is read by that. */
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Empty, Failed, RowsSkeleton } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { keyOf, useAct } from '#platform/http/web/use-call.ts'
import { agoText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { notices, readNotice, readNotices } from '../contract.ts'
import classes from './notices.module.css'
import { useWords } from './words.ts'

type Notice = DataOf<typeof notices>['notices'][number]

export function NoticeList({ onGo }: { readonly onGo: () => void }) {
  const t = useWords()
  const [unread, setUnread] = useState(false)
  const reading = useNotices(unread)
  const readAll = useAct(readNotices, { refreshes: [notices], silentWhenDone: true })
  const all = reading.data?.pages.flatMap((page) => page.notices) ?? []
  const newest = all[0]
  return (
    <div className={classes.notices}>
      <div className={classes.head}>
        <SegmentedControl
          size="xs"
          value={unread ? 'unread' : 'all'}
          onChange={(chosen) => setUnread(chosen === 'unread')}
          aria-label={t('notices.title')}
          data={[
            { value: 'all', label: t('notices.all') },
            { value: 'unread', label: t('notices.unread') },
          ]}
        />
        {newest && all.some(({ read }) => !read) && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={readAll.isPending}
            onClick={() => readAll.mutate({ body: { newest: newest.id } })}
          >
            {t('notices.readAll')}
          </Button>
        )}
      </div>
      {reading.isPending && <RowsSkeleton rows={4} />}
      {reading.isError && all.length === 0 && <Failed reading={reading} />}
      {reading.isSuccess && all.length === 0 && (
        <Empty
          title={t(unread ? 'notices.noneUnread' : 'notices.none')}
          hint={unread ? undefined : t('notices.noneHint')}
        />
      )}
      {all.length > 0 && (
        <ul className={classes.list}>
          {all.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} onGo={onGo} />
          ))}
        </ul>
      )}
      {reading.hasNextPage && (
        <Button
          variant="subtle"
          fullWidth
          loading={reading.isFetchingNextPage}
          onClick={() => void reading.fetchNextPage()}
        >
          {t('notices.older')}
        </Button>
      )}
    </div>
  )
}

function useNotices(unread: boolean) {
  return useInfiniteQuery({
    queryKey: [...keyOf(notices), 'pieces', unread],
    queryFn: ({ pageParam, signal }) =>
      call(notices, { query: { unread, ...(pageParam === '' ? {} : { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ notices: piece, more }) => (more ? piece.at(-1)?.id : undefined),
    staleTime: 0,
  })
}

function NoticeLine({ notice, onGo }: { readonly notice: Notice; readonly onGo: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const mark = useAct(readNotice, { refreshes: [notices], silentWhenDone: true })
  const { id, text, link, at, read } = notice
  const Mark = read ? IconMail : IconMailOpened
  const go = () => {
    if (!read) mark.mutate({ params: { id }, body: { read: true } })
    onGo()
  }
  return (
    <li className={classes.line} data-unread={!read || undefined}>
      <Link to={link} className={classes.text} onClick={go}>
        <span>
          {text}
          {!read && <span className={classes.hidden}> ({t('notices.isUnread')})</span>}
        </span>
        <small>{agoText(at, Date.now(), language)}</small>
      </Link>
      <ActionIcon
        size="sm"
        aria-label={t(read ? 'notices.markUnread' : 'notices.markRead', { text })}
        onClick={() => mark.mutate({ params: { id }, body: { read: !read } })}
      >
        <Mark size={15} />
      </ActionIcon>
    </li>
  )
}
