/**
 * The parts of a person, beside the list and on the person's own page: which there are follows from the role, which one
 * is open stands in the address.
 */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { type ProfileTab, tabsFor } from '../../model/profile-tabs.ts'
import { choiceWord } from '../labels.ts'
import { useWords } from '../words.ts'
import type { Person } from './person-head.tsx'
import classes from './profile.module.css'
import { TabList } from './tab-list.tsx'
import { tabs } from './tabs.ts'

type PersonPartsProps = {
  readonly person: Person
  /** On the person's own page the tab is called `tab`; beside a list that word is the list's own. */
  readonly param: 'tab' | 'part'
}

export function PersonParts({ person, param }: PersonPartsProps) {
  const t = useWords()
  const session = useSession()
  const navigate = useNavigate()
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const open = tabsFor(session)
  const now: ProfileTab = open.find(({ tab }) => tab === search[param])?.tab ?? 'overview'
  const Tab = tabs[now]
  const go = (tab: string) =>
    void navigate({
      to: '.',
      search: (before: Record<string, string>) => ({ ...before, [param]: tab === 'overview' ? undefined : tab }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={classes.parts} data-wide={param === 'tab' || undefined}>
      {param === 'tab' && <TabList open={open} now={now} />}
      {param === 'tab' ? (
        <ChoiceField
          className={classes.choose}
          label={t('employees.part')}
          allowDeselect={false}
          value={now}
          onChange={go}
          data={groupsOf(open)}
        />
      ) : (
        <Tabs value={now} onChange={(tab) => tab && go(tab)} aria-label={t('employees.parts')}>
          <TabsList>
            {open.map(({ tab }) => (
              <Tabs.Tab key={tab} value={tab}>
                {choiceWord('tab', tab)}
              </Tabs.Tab>
            ))}
          </TabsList>
          {open.map(({ tab }) => (
            <Tabs.Panel key={tab} value={tab}>
              {null}
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
      <div className={classes.body}>
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <Tab key={now} person={person} />
        </Suspense>
      </div>
    </div>
  )
}

function groupsOf(open: ReturnType<typeof tabsFor>) {
  return [...new Set(open.map(({ group }) => group))].map((group) => ({
    group: choiceWord('group', group),
    items: open.filter((one) => one.group === group).map(({ tab }) => ({ value: tab, label: choiceWord('tab', tab) })),
  }))
}
