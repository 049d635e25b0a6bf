/** One article beside the list: what it says now, for whom, who has confirmed it, and what can be done with it. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { namesNobody, TextWithFiles, useAudience } from '#modules/announcements/web/public.tsx'
import { call } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  archiveArticle,
  articles,
  attachment,
  orderArticles,
  readers,
  remind,
  removeArticle,
  restoreArticle,
  versions,
} from '../../contract/articles.ts'
import { categories } from '../../contract/categories.ts'
import type { ArticleState } from '../../model/article.ts'
import { useWords } from '../words.ts'
import { type Article, titleIn } from './article.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { ReadersDialog } from './readers-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

const tones: Readonly<Record<ArticleState, Tone>> = {
  draft: 'plain',
  published: 'good',
  changed: 'info',
  archived: 'warn',
}

export function StateBadge({ state }: { readonly state: ArticleState }) {
  const t = useWords()
  return <StatusBadge tone={tones[state]}>{t(`documentation.state.${state}`)}</StatusBadge>
}

type PanelProps = {
  readonly of: Article
  /** Of the same category, in its order. */
  readonly beside: readonly Article[]
  readonly category: string
  readonly onEdit: () => void
  readonly onClose: () => void
}
type Asked = 'publish' | 'versions' | 'readers' | 'remove'

export function ArticlePanel({ of, beside, category, onEdit, onClose }: PanelProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const { named } = useAudience(of)
  const [asking, setAsking] = useState<Asked>()
  const done = () => setAsking(undefined)
  const refreshes = [articles, categories, readers, versions]
  const params = { id: of.id }
  const archive = useAct(archiveArticle, { refreshes, undoBy: () => () => call(restoreArticle, { params }) })
  const restore = useAct(restoreArticle, { refreshes })
  const remove = useAct(removeArticle, { refreshes, after: onClose })
  const reminding = useAct(remind, { refreshes })
  const isOut = of.state === 'published' || of.state === 'changed'
  const title = titleIn(language, of)
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{title}</h2>
          <StateBadge state={of.state} />
        </>
      }
      foot={
        <Group gap="xs">
          {of.may_write && (of.state === 'draft' || of.state === 'changed') && (
            <Button onClick={() => setAsking('publish')}>{t('documentation.publish')}</Button>
          )}
          {of.may_write && of.state !== 'archived' && (
            <Button variant="default" onClick={onEdit}>
              {t('documentation.edit')}
            </Button>
          )}
          {of.version !== null && (
            <Button variant="default" onClick={() => setAsking('versions')}>
              {t('documentation.versions')}
            </Button>
          )}
          {isOut && of.must_confirm && (
            <Button variant="default" onClick={() => setAsking('readers')}>
              {t('documentation.readers')}
            </Button>
          )}
          {of.may_write && isOut && of.must_confirm && (
            <Button variant="default" loading={reminding.isPending} onClick={() => reminding.mutate({ params })}>
              {t('documentation.remind')}
            </Button>
          )}
          {of.may_write && of.state !== 'archived' && <Moves of={of} beside={beside} />}
          {of.may_write && isOut && (
            <Button variant="default" loading={archive.isPending} onClick={() => archive.mutate({ params })}>
              {t('documentation.archive')}
            </Button>
          )}
          {of.may_write && of.state === 'archived' && (
            <Button loading={restore.isPending} onClick={() => restore.mutate({ params })}>
              {t('documentation.restore')}
            </Button>
          )}
          {of.may_write && of.state === 'draft' && (
            <Button variant="default" onClick={() => setAsking('remove')}>
              {t('documentation.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <TextWithFiles
        of={of}
        files={t('documentation.attachments')}
        onFile={(id) => void download(attachment, { params: { id } })}
      />
      <Facts
        facts={[
          [t('documentation.category'), category],
          [
            t('documentation.for'),
            namesNobody(of) ? t('documentation.everybody') : named.join(t('documentation.comma')),
          ],
          [t('documentation.reach'), t('documentation.people', { count: of.readers })],
          [
            t('documentation.confirmed'),
            of.must_confirm ? `${of.confirmed} / ${of.readers}` : t('documentation.notAsked'),
          ],
          [t('documentation.publishedAt'), momentText(of.published_at, language, zone)],
          [t('documentation.version'), of.version === null ? '' : String(of.version)],
        ]}
      />
      {asking === 'publish' && <PublishDialog of={of} onClose={done} />}
      {asking === 'versions' && <VersionsDialog of={of} onClose={done} />}
      {asking === 'readers' && <ReadersDialog of={of} onClose={done} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('documentation.removeTitle', { title })}
          action={t('documentation.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={done}
        >
          {t('documentation.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** One place up or down within its category. */
function Moves({ of, beside }: { readonly of: Article; readonly beside: readonly Article[] }) {
  const t = useWords()
  const act = useAct(orderArticles, { refreshes: [articles], silentWhenDone: true })
  const ids = beside.map(({ id }) => id)
  const at = ids.indexOf(of.id)
  const move = (by: -1 | 1) => {
    const order = ids.filter((id) => id !== of.id)
    order.splice(at + by, 0, of.id)
    act.mutate({ body: { category_id: of.category_id, ids: order } })
  }
  return (
    <>
      {at > 0 && (
        <Button variant="default" loading={act.isPending} onClick={() => move(-1)}>
          {t('documentation.moveUp')}
        </Button>
      )}
      {at >= 0 && at < ids.length - 1 && (
        <Button variant="default" loading={act.isPending} onClick={() => move(1)}>
          {t('documentation.moveDown')}
        </Button>
      )}
    </>
  )
}
