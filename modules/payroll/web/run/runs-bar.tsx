/** The runs of the month beside each other, where there are several: which one is looked at, how far each is. */
import { ActionIcon, Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { later } from '#design/later.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { removeRun, runs } from '../../contract/runs.ts'
import { paramsOf, type RunWanted } from '../../model/run-query.ts'
import { addressOf } from '../month.ts'
import { stateOf, toneOfState } from '../states.ts'
import { useWords } from '../words.ts'

const AddRunDialog = later(() => import('./add-run-dialog.tsx').then((m) => m.AddRunDialog))

export function RunsBar({ wanted }: { readonly wanted: RunWanted }) {
  const t = useWords()
  const month = { year: wanted.year, month: wanted.month }
  const list = useCall(runs, { params: paramsOf(month) })
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const remove = useAct(removeRun, {
    refreshes: [runs],
    after: () => {
      setRemoving(false)
      void navigate({ to: '/app/payroll', search: search(1) as never })
    },
  })
  const all = list.data ?? []
  const shown = wanted.run ?? 1
  const current = all.find(({ run }) => run === shown)
  const search = (run: number) => ({ month: addressOf(month), ...(run > 1 && { run: String(run) }) })
  if (all.length < 2) return null
  return (
    <Group gap="xs" component="nav" aria-label={t('payroll.runs')} mb="sm">
      {all.map((one) => (
        <Button
          key={one.run}
          component={Link}
          to="/app/payroll"
          search={search(one.run) as never}
          size="compact-md"
          variant={one.run === shown ? 'light' : 'subtle'}
          aria-current={one.run === shown ? 'page' : undefined}
          rightSection={
            <StatusBadge tone={toneOfState[stateOf(one.status)]}>
              {t(`payroll.state.${stateOf(one.status)}`)}
            </StatusBadge>
          }
        >
          {one.name ?? t('payroll.runType.regular')}
        </Button>
      ))}
      {current && current.type !== 'regular' && current.type !== 'final' && current.status === 'none' && (
        <Button size="compact-md" variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('payroll.removeRun')}
        </Button>
      )}
      {isRemoving && current && (
        <ConfirmDialog
          title={t('payroll.removeRunTitle', { name: current.name ?? '' })}
          action={t('payroll.removeRun')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { ...paramsOf(month), run: current.run } })}
          onClose={() => setRemoving(false)}
        >
          {t('payroll.removeRunHint', { count: current.people })}
        </ConfirmDialog>
      )}
    </Group>
  )
}

/** Beside what else can be done with the month; on a phone without its word. */
export function AddRun({ month }: { readonly month: YearMonth }) {
  const t = useWords()
  const [isAdding, setAdding] = useState(false)
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const add = { variant: 'default', onClick: () => setAdding(true) } as const
  return (
    <>
      {isPhone ? (
        <ActionIcon {...add} size={34} aria-label={t('payroll.addRun')}>
          <IconPlus size={17} />
        </ActionIcon>
      ) : (
        <Button {...add} leftSection={<IconPlus size={14} />}>
          {t('payroll.addRun')}
        </Button>
      )}
      {isAdding && <AddRunDialog month={month} onClose={() => setAdding(false)} />}
    </>
  )
}
