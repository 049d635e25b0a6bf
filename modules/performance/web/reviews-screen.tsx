/** The reviews of a period: where each stands, what it comes to, and what HR does with many at once. */
import { Button, Group } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { cycles } from '../contract/cycles.ts'
import { reviews } from '../contract/reviews.ts'
import { formStatuses } from '../model/stages.ts'
import { BulkActions } from './bulk-actions.tsx'
import { CycleDialog } from './cycle-dialog.tsx'
import { Distribution } from './distribution.tsx'
import { LaunchAll } from './launch-all.tsx'
import { LaunchDialog } from './launch-dialog.tsx'
import { type Row, useColumns } from './review-columns.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useWords } from './words.ts'

const NONE: readonly Row[] = []
/** So many periods are offered where no review is there yet. */
const LATEST = 3
type Asking = 'new' | 'edit' | 'launch'

export function ReviewsScreen() {
  const t = useWords()
  const columns = useColumns()
  const writes = mayEnter(useSession(), 'performance.write')
  const [asking, setAsking] = useState<Asking>()
  const { cycle: chosen }: { readonly cycle?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const choose = (cycle: string) =>
    void navigate({ to: '/app/performanceReview', search: (cycle ? { cycle } : {}) as never })
  const all = useCall(cycles, {})
  const list = useCall(reviews, {})
  const cycle = all.data?.find(({ id }) => id === chosen)
  const rows = (list.data ?? NONE).filter(({ cycle_id }) => !cycle || cycle_id === cycle.id)
  const toLaunch = cycle && rows.some(({ status }) => status === null)
  // The button in colour is what comes next: launching what is prepared, else a new period.
  const add = (
    <Button
      {...(toLaunch && { variant: 'default' })}
      leftSection={<IconPlus size={16} />}
      onClick={() => setAsking('new')}
    >
      {t('performance.cycle.add')}
    </Button>
  )
  const latest = cycle ? [] : (all.data ?? []).slice(0, LATEST)
  return (
    <Page
      full
      title={t('performance.title')}
      actions={
        <>
          <ChoiceField
            aria-label={t('performance.period')}
            placeholder={t('performance.allPeriods')}
            data={(all.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={cycle?.id ?? ''}
            clearable
            onChange={choose}
          />
          {writes && cycle && (
            <>
              <Button variant="default" onClick={() => setAsking('edit')}>
                {t('performance.cycle.edit')}
              </Button>
              <Button variant="default" leftSection={<IconUsers size={16} />} onClick={() => setAsking('launch')}>
                {t('performance.prepare')}
              </Button>
            </>
          )}
          {writes && add}
          {writes && cycle && <LaunchAll cycle={cycle} rows={rows} />}
        </>
      }
    >
      {cycle && <Distribution cycle={cycle} rows={rows} />}
      <DataList
        id="performance"
        label={t('performance.title')}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, cycle: name }) => `${full_name} · ${name}`}
        columns={columns}
        tabs={[
          { id: 'open', label: t('performance.tab.open'), matches: ({ status }) => status !== 4 },
          { id: 'launch', label: t('performance.tab.launch'), matches: ({ status }) => status === null },
          { id: 'hr', label: t('performance.tab.hr'), matches: ({ status }) => status === 3 },
          { id: 'completed', label: t('performance.tab.completed'), matches: ({ status }) => status === 4 },
        ]}
        filters={[
          {
            id: 'stage',
            label: t('performance.stage'),
            options: formStatuses.map((stage) => ({ value: stage, label: t(`performance.stage.${stage}`) })),
            matches: ({ form_status }, value) => form_status === value,
          },
          {
            id: 'expectation',
            label: t('performance.expectation'),
            options: (['below', 'meet', 'above'] as const).map((one) => ({
              value: one,
              label: t(`performance.expectation.${one}`),
            })),
            matches: ({ expectation }, value) => expectation === value,
          },
        ]}
        empty={
          <Empty
            title={t('performance.none')}
            hint={t(
              writes
                ? cycle
                  ? 'performance.noneOfPeriodHint'
                  : latest.length > 0
                    ? 'performance.nonePreparedHint'
                    : 'performance.noneHint'
                : 'performance.noneRead',
            )}
          >
            {writes && (
              <Group>
                {cycle && <Button onClick={() => setAsking('launch')}>{t('performance.prepare')}</Button>}
                {latest.map(({ id, name }) => (
                  <Button key={id} variant="default" onClick={() => choose(id)}>
                    {name}
                  </Button>
                ))}
                {!cycle && latest.length === 0 && add}
              </Group>
            )}
          </Empty>
        }
        {...(writes && {
          bulk: (some: readonly Row[], clear: () => void) => <BulkActions cycle={cycle} chosen={some} onDone={clear} />,
        })}
        peekWidth="wide"
        peek={({ id }, close) => <ReviewPanel key={id} id={id} onClose={close} />}
      />
      {(asking === 'new' || (asking === 'edit' && cycle)) && (
        <CycleDialog
          now={asking === 'edit' ? cycle : undefined}
          onChosen={choose}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'launch' && cycle && <LaunchDialog cycle={cycle} onClose={() => setAsking(undefined)} />}
    </Page>
  )
}
