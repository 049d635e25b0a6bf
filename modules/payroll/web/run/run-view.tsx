/** The review of a month: where it stands, what it comes to, and the part that the address names. */
import { ActionIcon, Anchor, Button, Group, Tabs } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { later } from '#design/later.tsx'
import { Notice } from '#design/notice.tsx'
import { Page, PageSkeleton } from '#design/page.tsx'
import { Failed, RowsSkeleton } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { StepsBar } from '#design/steps-bar.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { addMonths, type YearMonth } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { RunWanted } from '../../model/run-query.ts'
import { EarlierNotice as EarlierPayNotice } from '../earlier/earlier-notice.tsx'
import { addressOf, useMonthName } from '../month.ts'
import { ReleaseNotice } from '../release/release-notice.tsx'
import { RetroNotice } from '../retro/retro-notice.tsx'
import { toneOfState } from '../states.ts'
import { useWords } from '../words.ts'
import { AccountsNotice } from './accounts-notice.tsx'
import { CannotNotice, LeftOutNotice } from './cannot-notice.tsx'
import { InsuredAmounts } from './insured-amounts.tsx'
import { PayslipList } from './payslip-list.tsx'
import { RunActions } from './run-actions.tsx'
import { RunFigures } from './run-figures.tsx'
import { RunMeta } from './run-meta.tsx'
import { RunNotices } from './run-notices.tsx'
import { type RunPart, views } from './run-parts.ts'
import { stepsOf } from './run-steps.ts'
import { AddRun, RunsBar } from './runs-bar.tsx'
import { type Run, useRun } from './use-run.ts'

const waiting = <RowsSkeleton />
const BroughtView = later(() => import('../brought/brought-view.tsx').then((m) => m.BroughtView), waiting)
const DepartmentsView = later(() => import('./departments-view.tsx').then((m) => m.DepartmentsView), waiting)
const FilesView = later(() => import('./files-view.tsx').then((m) => m.FilesView), waiting)
const ItemsView = later(() => import('../items/items-view.tsx').then((m) => m.ItemsView), waiting)
const SignOffView = later(() => import('./sign-off-view.tsx').then((m) => m.SignOffView), waiting)

/** Nothing can be done here: it is read only. */
function EarlierNotice() {
  const t = useWords()
  const now = (before: Record<string, string>) => ({ month: before.month, run: before.run })
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button size="compact-sm" component={Link} to="/app/payroll" search={now as never}>
          {t('payroll.toNow')}
        </Button>
      }
    >
      {t('payroll.earlierNotice')}
    </Notice>
  )
}

/** How the run stands now says nothing about what it was. */
function EarlierBadge({ run, version }: { readonly run: Run; readonly version: number }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const at = run.versions.find((one) => one.version === version)?.approved_at
  if (!at) return null
  return (
    <StatusBadge tone="info">
      {t('payroll.version.earlier', { version, at: momentText(at, language, zone) })}
    </StatusBadge>
  )
}

/** The months before and after, in the part that is open. */
function OtherMonths({ wanted }: { readonly wanted: RunWanted }) {
  const t = useWords()
  const name = useMonthName()
  const to = (month: YearMonth) => (before: Record<string, string>) => ({ month: addressOf(month), view: before.view })
  const [former, next] = [addMonths(wanted, -1), addMonths(wanted, 1)]
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        component={Link}
        to="/app/payroll"
        search={to(former) as never}
        aria-label={t('payroll.monthBefore', { month: name.full(former) })}
        title={t('payroll.monthBefore', { month: name.full(former) })}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        component={Link}
        to="/app/payroll"
        search={to(next) as never}
        aria-label={t('payroll.monthAfter', { month: name.full(next) })}
        title={t('payroll.monthAfter', { month: name.full(next) })}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  )
}

export function RunView({ wanted }: { readonly wanted: RunWanted }) {
  const t = useWords()
  const name = useMonthName()
  const navigate = useNavigate()
  const search: { readonly view?: string; readonly version?: string } = useSearch({ strict: false })
  const { reading, run, earlier } = useRun(wanted)
  const head = {
    title: run?.name ? `${name.full(wanted)} · ${run.name}` : name.full(wanted),
    crumb: (
      <Anchor component={Link} to="/app/payroll" c="inherit" underline="hover">
        {t('payroll.title')} / {wanted.year}
      </Anchor>
    ),
  }
  if (!run && !reading.isError) return <PageSkeleton />
  if (!run) {
    return (
      <Page {...head}>
        <Failed reading={reading} />
      </Page>
    )
  }
  const first: RunPart = run.status === 'none' ? 'items' : 'payslips'
  // What comes from elsewhere comes with the regular run, or with either half.
  const offered = views.filter((view) => view !== 'brought' || (run.type === 'regular' && !earlier))
  const part = offered.find((view) => view === search.view) ?? first
  const show = (view: RunPart) =>
    void navigate({
      to: '/app/payroll',
      search: (before: Record<string, string>) => ({
        month: before.month,
        run: before.run,
        version: before.version,
        view: view === first ? undefined : view,
      }),
    })
  return (
    <Page
      {...head}
      full
      badge={
        earlier ? (
          <EarlierBadge run={run} version={Number(search.version)} />
        ) : (
          <StatusBadge tone={toneOfState[run.status]}>{t(`payroll.state.${run.status}`)}</StatusBadge>
        )
      }
      meta={!earlier && (run.pay_day || run.calculated_at) ? <RunMeta run={run} /> : undefined}
      actions={
        !earlier && (
          <>
            <OtherMonths wanted={wanted} />
            <AddRun month={{ year: wanted.year, month: wanted.month }} />
            <RunActions run={run} wanted={wanted} />
          </>
        )
      }
    >
      {!earlier && <RunsBar wanted={wanted} />}
      {!earlier && <StepsBar steps={stepsOf(run, t, show)} label={t('payroll.steps')} />}
      <RunFigures run={run} wanted={wanted} />
      {earlier ? (
        <EarlierNotice />
      ) : (
        <>
          <AccountsNotice run={run} />
          <RunNotices run={run} wanted={wanted} />
          <ReleaseNotice run={run} wanted={wanted} />
          <EarlierPayNotice run={run} wanted={wanted} />
          <RetroNotice run={run} />
          <CannotNotice run={run} wanted={wanted} />
          <LeftOutNotice run={run} wanted={wanted} />
          <InsuredAmounts run={run} wanted={wanted} />
        </>
      )}
      <Tabs value={part} onChange={(view) => show(views.find((one) => one === view) ?? first)}>
        <TabsList>
          {offered.map((view) => (
            <Tabs.Tab key={view} value={view}>
              {t(`payroll.view.${view}`)}
            </Tabs.Tab>
          ))}
        </TabsList>
        {offered.map((view) => (
          <Tabs.Panel key={view} value={view}>
            {null}
          </Tabs.Panel>
        ))}
      </Tabs>
      {part === 'payslips' && <PayslipList key={addressOf(wanted)} run={run} wanted={wanted} earlier={earlier} />}
      {part === 'items' && <ItemsView run={run} wanted={wanted} />}
      {part === 'brought' && <BroughtView run={run} wanted={wanted} />}
      {part === 'departments' && <DepartmentsView run={run} />}
      {part === 'files' && <FilesView run={run} wanted={wanted} />}
      {part === 'signOff' && <SignOffView run={run} />}
    </Page>
  )
}
