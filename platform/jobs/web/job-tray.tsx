/** Long work in a tray: how far it is, cancel, how it ended. Survives leaving the page, since the server keeps it. */
import { ActionIcon, Anchor, Indicator, Progress, Stack, Text } from '@mantine/core'
import { IconProgress, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LatePopover } from '#design/lazy-menu.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useIdle } from '#platform/http/web/use-idle.ts'
import { useIsLive } from '#platform/realtime/web/events.ts'
import { cancelJob, jobs } from '../contract.ts'
import { useWords } from './words.ts'

/** Where no news come; with them, only for the case that one was lost. */
const WATCH_MS = 1_500
const IDLE_MS = 60_000
const LIVE_WATCH_MS = 10_000

type Job = DataOf<typeof jobs>[number]
function intervalOf(running: boolean, opened: boolean, live: boolean): number | false {
  if (live) return running ? LIVE_WATCH_MS : false
  return running || opened ? WATCH_MS : IDLE_MS
}

const isOpen = ({ state }: Job): boolean => state === 'waiting' || state === 'running'

export function JobTray() {
  const t = useWords()
  const [opened, setOpened] = useState(false)
  const live = useIsLive()
  const enabled = useIdle()
  const list = useCall(
    jobs,
    {},
    { enabled, refetchInterval: (now) => intervalOf(now?.some(isOpen) ?? false, opened, live) },
  )
  const open = (list.data ?? []).filter(isOpen).length
  const name = open > 0 ? t('jobs.running', { count: open }) : t('jobs.title')
  return (
    <Indicator disabled={open === 0} processing size={8} offset={4}>
      <LatePopover
        opened={opened}
        onChange={setOpened}
        position="top-start"
        width={320}
        shadow="md"
        target={
          <ActionIcon aria-label={name}>
            <IconProgress size={17} />
          </ActionIcon>
        }
      >
        {() => (
          <Stack gap="sm">
            <Text fw={600}>{t('jobs.title')}</Text>
            {(list.data ?? []).length === 0 && <Text c="dimmed">{t('jobs.none')}</Text>}
            {(list.data ?? []).slice(0, 6).map((job) => (
              <JobLine key={job.id} job={job} onGo={() => setOpened(false)} />
            ))}
          </Stack>
        )}
      </LatePopover>
    </Indicator>
  )
}

function JobLine({ job, onGo }: { readonly job: Job; readonly onGo: () => void }) {
  const t = useWords()
  const cancel = useAct(cancelJob, { refreshes: [jobs] })
  const share = job.total ? Math.floor((job.done * 100) / job.total) : 0
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        {job.link && !isOpen(job) ? (
          <Anchor component={Link} to={job.link} fw={550} onClick={onGo}>
            {job.name}
          </Anchor>
        ) : (
          <Text fw={550}>{job.name}</Text>
        )}
        {isOpen(job) ? (
          <ActionIcon
            size="sm"
            aria-label={t('jobs.cancel', { name: job.name })}
            onClick={() => cancel.mutate({ params: { id: job.id } })}
          >
            <IconX size={14} />
          </ActionIcon>
        ) : (
          <Text c="dimmed">{t(`jobs.state.${job.state}`)}</Text>
        )}
      </div>
      {isOpen(job) && (
        <>
          <Progress value={share} aria-label={job.name} mt={4} />
          <Text c="dimmed" size="xs">
            {job.total ? t('jobs.progress', { done: job.done, total: job.total }) : t(`jobs.state.${job.state}`)}
          </Text>
        </>
      )}
      {job.problem && <Text c="red">{job.problem.message}</Text>}
    </div>
  )
}
