/** How the company keeps leave: types with what the law demands of each, groups, rules, locked days, who decides. */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { TabsList } from '#design/tabs-list.tsx'
import { SettingsPage } from '#modules/company/web/public.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { kinds } from '#platform/approvals/contract.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { types } from '../../contract/types.ts'
import { earnings } from '../../model/earned/earning.ts'
import { useWords } from '../words.ts'
import { GroupsPart } from './groups/groups-part.tsx'
import { LocksPart } from './locks-part.tsx'
import { useRules } from './rules.ts'
import { TypesPart } from './types/types-part.tsx'
import { WeekPart } from './week-part.tsx'

const parts = ['types', 'groups', 'rules', 'locks', 'flow'] as const

export function LeaveSettingsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { show }: { readonly show?: string } = useSearch({ strict: false })
  const now = parts.find((part) => part === show) ?? 'types'
  const rules = useRules()
  return (
    <SettingsPage
      title={t('leave.settings')}
      groups={() => rules.map((group) => ({ ...group, search: { show: 'rules' } }))}
      shows={() => now === 'rules'}
      before={() => (
        <>
          <Tabs
            value={now}
            onChange={(part) =>
              void navigate({
                to: '.',
                search: { show: part === 'types' ? undefined : (part ?? undefined) },
                replace: true,
              })
            }
          >
            <TabsList>
              {parts.map((part) => (
                <Tabs.Tab key={part} value={part}>
                  {t(`leave.settings.${part}`)}
                </Tabs.Tab>
              ))}
            </TabsList>
            {parts.map((part) => (
              <Tabs.Panel key={part} value={part}>
                {null}
              </Tabs.Panel>
            ))}
          </Tabs>
          {now === 'types' && <TypesPart />}
          {now === 'groups' && <GroupsPart />}
          {now === 'locks' && <LocksPart />}
          {now === 'flow' && <FlowPart />}
        </>
      )}
      after={(settings) => now === 'rules' && <WeekPart key={settings.working_week?.join()} settings={settings} />}
    />
  )
}

function FlowPart() {
  const t = useWords()
  const leaveTypes = useCall(types, {}).data?.map(({ id, label }) => ({ value: id, label }))
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  const live = useCall(kinds, {}).data ?? []
  const conditions = { departments: units, length: t('leave.unit.day') }
  return (
    <>
      <KindChains
        kind="leave"
        title={t('leave.flow')}
        hint={t('leave.flowHint')}
        conditions={{ types: leaveTypes, ...conditions }}
      />
      {earnings
        .filter((earning) => live.some(({ kind }) => kind === earning))
        .map((earning) => (
          <KindChains
            key={earning}
            kind={earning}
            title={t(`leave.flow.${earning}`)}
            hint={t('leave.flowHint')}
            conditions={conditions}
          />
        ))}
    </>
  )
}
