/** The story board as HR looks after it: what was reported, what is hidden and why, what stands. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Page, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { deletePost, feed, hidePost, keptPosts } from '../contract/story-board.ts'
import { states } from '../model/state.ts'
import { Pictures } from './pictures.tsx'
import classes from './story-board.module.css'
import { useWords } from './words.ts'
import { WritePost } from './write-post.tsx'

type Kept = DataOf<typeof keptPosts>[number]
const NONE: readonly Kept[] = []
const tones = { visible: 'good', hidden: 'warn', deleted: 'plain' } as const
const isReported = ({ reports, state }: Kept): boolean => reports.length > 0 && state !== 'deleted'

export function KeptScreen() {
  const t = useWords()
  const columns = useColumns()
  const [writing, setWriting] = useState(false)
  const list = useCall(keptPosts, { query: {} })
  const write = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setWriting(true)}>
      {t('storyBoard.write')}
    </Button>
  )
  return (
    <Page full title={t('storyBoard.title')} crumb={t('storyBoard.crumb')} actions={write}>
      <DataList
        id="story-board"
        label={t('storyBoard.title')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ author }) => t('storyBoard.postOf', { name: author })}
        columns={columns}
        tabs={[
          { id: 'all', label: t('storyBoard.all'), matches: () => true },
          { id: 'reported', label: t('storyBoard.reportedTab'), matches: isReported },
          ...states.map((id) => ({
            id,
            label: t(`storyBoard.state.${id}`),
            matches: ({ state }: Kept) => state === id,
          })),
        ]}
        empty={
          <Empty title={t('storyBoard.none')} hint={t('storyBoard.noneHint')}>
            {write}
          </Empty>
        }
        peek={(row, close) => <KeptPanel key={row.id} post={row} onClose={close} />}
      />
      {writing && <WritePost onClose={() => setWriting(false)} />}
    </Page>
  )
}

function useColumns(): readonly Column<Kept>[] {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return useMemo(
    () => [
      {
        ...{ id: 'author', header: t('storyBoard.author'), always: true, phone: true, least: 140 },
        text: (row) => row.author,
      },
      { ...{ id: 'text', header: t('storyBoard.text'), least: 200, goes: 3 }, text: (row) => row.text },
      {
        ...{ id: 'at', header: t('storyBoard.at'), width: 170, goes: 1 },
        text: (row) => momentText(row.created_at, language, zone),
        sort: (row) => row.created_at,
      },
      {
        ...{ id: 'likes', header: t('storyBoard.likes'), width: 90, number: true, goes: 4 },
        text: (row) => String(row.likes),
        sort: (row) => row.likes,
      },
      {
        ...{ id: 'dislikes', header: t('storyBoard.dislikes'), width: 100, number: true, goes: 5 },
        text: (row) => String(row.dislikes),
        sort: (row) => row.dislikes,
      },
      {
        ...{ id: 'reports', header: t('storyBoard.reports'), width: 100, number: true, goes: 2 },
        text: (row) => String(row.reports.length),
        sort: (row) => row.reports.length,
      },
      {
        ...{ id: 'state', header: t('storyBoard.state'), width: 120, phone: true },
        text: (row) => t(`storyBoard.state.${row.state}`),
        cell: (row) => <StatusBadge tone={tones[row.state]}>{t(`storyBoard.state.${row.state}`)}</StatusBadge>,
      },
    ],
    [t, language, zone],
  )
}

function KeptPanel({ post, onClose }: { readonly post: Kept; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [asking, setAsking] = useState<'hide' | 'delete'>()
  const close = () => setAsking(undefined)
  const doing = { refreshes: [keptPosts, feed], after: close }
  const hide = useAct(hidePost, doing)
  const remove = useAct(deletePost, doing)
  const params = { id: post.id }
  const show = () => hide.mutate({ params, body: { hidden: false } })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{post.author}</h2>
          <StatusBadge tone={tones[post.state]}>{t(`storyBoard.state.${post.state}`)}</StatusBadge>
        </>
      }
      foot={
        post.state !== 'deleted' && (
          <Group gap="xs">
            {post.state === 'visible' && (
              <Button variant="default" onClick={() => setAsking('hide')}>
                {t('storyBoard.hide')}
              </Button>
            )}
            {(post.state === 'hidden' || post.reports.length > 0) && (
              <Button variant="default" loading={hide.isPending} onClick={show}>
                {t(post.state === 'hidden' ? 'storyBoard.show' : 'storyBoard.keep')}
              </Button>
            )}
            {post.own && (
              <Button variant="default" onClick={() => setAsking('delete')}>
                {t('storyBoard.delete')}
              </Button>
            )}
          </Group>
        )
      }
    >
      <div className={classes.read}>
        {post.text && <p className={classes.text}>{post.text}</p>}
        <Pictures author={post.author} all={post.pictures} />
      </div>
      <Facts
        facts={[
          [t('storyBoard.at'), momentText(post.created_at, language, zone)],
          [t('storyBoard.likes'), post.likes],
          [t('storyBoard.dislikes'), post.dislikes],
          ...(post.hidden_reason ? [[t('storyBoard.hiddenReason'), post.hidden_reason] as [string, string]] : []),
        ]}
      />
      {post.reports.length > 0 && (
        <Section title={t('storyBoard.reports')}>
          {post.reports.map(({ reason, at }) => (
            <p key={`${at} ${reason}`} className={classes.text}>
              {reason} <small className="muted">{momentText(at, language, zone)}</small>
            </p>
          ))}
        </Section>
      )}
      {asking === 'hide' && (
        <ReasonDialog
          title={t('storyBoard.hideTitle', { name: post.author })}
          reason={t('storyBoard.reason')}
          action={t('storyBoard.hide')}
          working={hide.isPending}
          onConfirm={(reason) => hide.mutate({ params, body: { hidden: true, reason } })}
          onClose={close}
        >
          {t('storyBoard.hideHint')}
        </ReasonDialog>
      )}
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
    </Panel>
  )
}
