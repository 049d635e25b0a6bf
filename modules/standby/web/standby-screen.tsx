/** Who is on call when, what kinds of standby there are, and how they are reckoned. */
import { Button, Menu, SegmentedControl } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Page } from '#design/page.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { KindDialog } from './kind-dialog.tsx'
import { Kinds, type Standby } from './kinds.tsx'
import { Plan } from './plan.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { usePlace } from './use-place.ts'
import { useWords } from './words.ts'

type Open = { readonly kind: Standby | undefined } | 'settings'

export function StandbyScreen() {
  const t = useWords()
  const session = useSession()
  const { view, look } = usePlace()
  const [open, setOpen] = useState<Open>()
  const add = mayEnter(session, 'standby.write') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ kind: undefined })}>
      {t('standby.add')}
    </Button>
  )
  return (
    <Page
      full
      title={t('standby.title')}
      crumb={t('standby.crumb')}
      actions={
        <>
          <SegmentedControl
            aria-label={t('standby.view')}
            value={view}
            onChange={look}
            data={[
              { value: 'plan', label: t('standby.plan') },
              { value: 'kinds', label: t('standby.kinds') },
            ]}
          />
          {mayEnter(session, 'standby.settings') && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" rightSection={<IconChevronDown size={16} />}>
                  {t('standby.more')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setOpen('settings')}>{t('standby.settings')}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
          {view === 'kinds' && add}
        </>
      }
    >
      {view === 'plan' ? (
        <Plan onAddKind={add ? () => setOpen({ kind: undefined }) : undefined} />
      ) : (
        <Kinds add={add} onEdit={(kind) => setOpen({ kind })} />
      )}
      {open === 'settings' && <SettingsDialog onClose={() => setOpen(undefined)} />}
      {open && open !== 'settings' && <KindDialog now={open.kind} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
