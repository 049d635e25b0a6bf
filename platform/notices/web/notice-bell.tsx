/** The bell of the shell: how much is unread, and the list of what one was told, loaded when it is first opened. */
import { ActionIcon, Drawer, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { LatePopover } from '#design/lazy-menu.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useIdle } from '#platform/http/web/use-idle.ts'
import { useIsLive } from '#platform/realtime/web/events.ts'
import { notices } from '../contract.ts'
import { useWords } from './words.ts'

const ASK_EVERY_MS = 60_000
const MANY = 99

const NoticeList = lazy(() => import('./notice-list.tsx').then((m) => ({ default: m.NoticeList })))

/** Beside the list of places: the notices open next to it. */
export function NoticeBell() {
  const t = useWords()
  const bell = useBell()
  return (
    <Unread count={bell.unread}>
      <LatePopover
        opened={bell.opened}
        onChange={bell.open}
        position="right-start"
        width={400}
        shadow="lg"
        trapFocus
        dropdown={{ p: 0, 'aria-label': t('notices.title') }}
        target={
          <ActionIcon size="lg" aria-label={bell.name} title={bell.name}>
            <IconBell size={18} stroke={1.7} />
          </ActionIcon>
        }
      >
        {() => bell.opened && <Notices onGo={() => bell.open(false)} />}
      </LatePopover>
    </Unread>
  )
}

/** On a phone, one of the places at the bottom: the notices fill the screen. */
export function NoticeTab({ className }: { readonly className: string | undefined }) {
  const t = useWords()
  const bell = useBell()
  return (
    <>
      <button type="button" className={className} onClick={() => bell.open(true)} aria-label={bell.name}>
        <Unread count={bell.unread}>
          <IconBell size={20} stroke={1.7} aria-hidden />
        </Unread>
        {t('notices.title')}
      </button>
      <WholeScreen bell={bell} />
    </>
  )
}

/** On a phone, at the head of one's own home. */
export function NoticeButton({ className }: { readonly className: string | undefined }) {
  const bell = useBell()
  return (
    <>
      <span className={className}>
        <Unread count={bell.unread}>
          <ActionIcon size="xl" aria-label={bell.name} title={bell.name} onClick={() => bell.open(true)}>
            <IconBell size={22} stroke={1.7} />
          </ActionIcon>
        </Unread>
      </span>
      <WholeScreen bell={bell} />
    </>
  )
}

function WholeScreen({ bell: { opened, open } }: { readonly bell: ReturnType<typeof useBell> }) {
  const t = useWords()
  const close = () => open(false)
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="bottom"
      size="100%"
      title={t('notices.title')}
      styles={{ body: { padding: 0 } }}
    >
      <Notices onGo={close} />
    </Drawer>
  )
}

function useBell() {
  const t = useWords()
  const [opened, open] = useState(false)
  const live = useIsLive()
  const enabled = useIdle()
  const reading = { enabled, refetchInterval: live ? (false as const) : ASK_EVERY_MS, staleTime: ASK_EVERY_MS }
  const unread = useCall(notices, { query: { per_page: 1 } }, reading).data?.unread ?? 0
  const name = unread > 0 ? t('notices.bellUnread', { count: unread }) : t('notices.bell')
  return { opened, open, unread, name }
}

function Unread({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const t = useWords()
  const label = count > MANY ? t('notices.many') : count
  return (
    <Indicator disabled={count === 0} label={label} size={15} offset={5} color="red" inline>
      {children}
    </Indicator>
  )
}

function Notices({ onGo }: { readonly onGo: () => void }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={4} />}>
      <NoticeList onGo={onGo} />
    </Suspense>
  )
}
