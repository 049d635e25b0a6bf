/** One's own views of a list and those shared with the company. */
import { Menu } from '@mantine/core'
import { IconBookmark, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { later } from '../later.tsx'
import { LazyMenu } from '../lazy-menu.tsx'
import { useDesignWords } from '../words.ts'
import type { ListAddress } from './address.ts'
import classes from './data-list.module.css'
import { type SavedView, ViewsContext, type ViewsStore } from './views-store.ts'

const ViewDialog = later(() => import('./view-dialog.tsx').then((part) => part.ViewDialog))

type SavedViewsProps = { readonly list: string; readonly address: ListAddress }

export function SavedViews(props: SavedViewsProps) {
  const store = useContext(ViewsContext)
  return store && <ViewsMenu store={store} {...props} />
}

function ViewsMenu({ store, list, address }: SavedViewsProps & { readonly store: ViewsStore }) {
  const t = useDesignWords()
  const views = store.useViews(list)
  const [naming, setNaming] = useState<'new' | SavedView>()
  const seen = views.filter(({ query }) => query === address.kept && query !== '')
  const now = seen.find(({ mine }) => mine) ?? seen[0]
  const closing = (named: Promise<string | undefined>) =>
    named.then(
      (refused) => {
        if (!refused) setNaming(undefined)
        return refused
      },
      () => undefined,
    )
  return (
    <>
      <LazyMenu
        target={
          <button type="button" className={classes.chip} data-set={now ? true : undefined}>
            <IconBookmark size={13} aria-hidden />
            {now?.name ?? t('design.views')}
          </button>
        }
      >
        {() => (
          <>
            {views.length === 0 && <Menu.Label>{t('design.noViews')}</Menu.Label>}
            <ViewGroup
              label={t('design.myViews')}
              views={views.filter(({ mine }) => mine)}
              now={now}
              address={address}
            />
            <ViewGroup
              label={t('design.sharedViews')}
              views={views.filter(({ mine }) => !mine)}
              now={now}
              address={address}
            />
            <Menu.Divider />
            <Menu.Item disabled={address.kept === '' || now !== undefined} onClick={() => setNaming('new')}>
              {t('design.saveView')}
              {address.kept === '' && <div className="muted">{t('design.nothingToSave')}</div>}
            </Menu.Item>
            {now?.mine && (
              <>
                <Menu.Item leftSection={<IconPencil size={14} />} onClick={() => setNaming(now)}>
                  {t('design.renameView', { name: now.name })}
                </Menu.Item>
                <Menu.Item leftSection={<IconTrash size={14} />} onClick={() => store.remove(now.id)}>
                  {t('design.removeView', { name: now.name })}
                </Menu.Item>
              </>
            )}
          </>
        )}
      </LazyMenu>
      {naming && (
        <ViewDialog
          former={naming === 'new' ? undefined : naming.name}
          onClose={() => setNaming(undefined)}
          onSave={(name, shared) =>
            closing(naming === 'new' ? store.save(list, name, address.kept, shared) : store.rename(naming.id, name))
          }
        />
      )}
    </>
  )
}

type ViewGroupProps = {
  readonly label: string
  readonly views: readonly SavedView[]
  readonly now: SavedView | undefined
  readonly address: ListAddress
}

function ViewGroup({ label, views, now, address }: ViewGroupProps) {
  const t = useDesignWords()
  if (views.length === 0) return null
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {views.map((view) => (
        <Menu.Item
          key={view.id}
          leftSection={<IconBookmark size={14} />}
          rightSection={
            view.mine && view.shared ? <IconUsers size={14} aria-label={t('design.isShared')} /> : undefined
          }
          fw={view === now ? 650 : undefined}
          onClick={() => address.replaceAll(view.query)}
        >
          {view.name}
        </Menu.Item>
      ))}
    </>
  )
}
