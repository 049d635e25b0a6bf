/** Its publications: when and by whom, and what changed against the one before, line by line. */
import { Stack } from '@mantine/core'
import { Empty, Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { versions } from '../../contract/articles.ts'
import { lineChanges } from '../../model/changes.ts'
import classes from '../documentation.module.css'
import { useWords } from '../words.ts'
import { type Article, titleIn } from './article.ts'

type Version = DataOf<typeof versions>[number]

export function VersionsDialog({ of, onClose }: { readonly of: Article; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const reading = useCall(versions, { params: { id: of.id } })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={t('documentation.versionsTitle', { title: titleIn(language, of) })}
    >
      <Loaded reading={reading} rows={5}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('documentation.noVersions')} />
          ) : (
            <Stack gap="md">
              {all.map((one, at) => (
                <details key={one.number} className={classes.guide} open={at === 0}>
                  <summary>
                    {t('documentation.versionOf', {
                      ...{ number: one.number, at: momentText(one.published_at, language, zone), by: one.published_by },
                    })}
                  </summary>
                  {one.note && <p className="muted">{one.note}</p>}
                  <Changes now={one} before={all[at + 1]} />
                </details>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  )
}

/** The first of them is all new, and shown as it is. */
function Changes({ now, before }: { readonly now: Version; readonly before: Version | undefined }) {
  const said = (one: Version) =>
    [one.title, one.content, one.title_zh, one.content_zh].filter((text) => text !== null).join('\n')
  const lines = lineChanges(said(before ?? now), said(now))
  return (
    <div className={classes.changes}>
      {lines.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are the same text more than once, and never move
        if (kind === 'new') return <ins key={at}>+ {text}</ins>
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        if (kind === 'gone') return <del key={at}>− {text}</del>
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <span key={at}>{text || '\u00a0'}</span>
      })}
    </div>
  )
}
