/** All parts of a profile at a glance, as links that open where one wants them. */
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ProfileTab, tabsFor } from '../../model/profile-tabs.ts'
import { choiceWord } from '../labels.ts'
import { useWords } from '../words.ts'
import classes from './profile.module.css'

type TabListProps = { readonly open: ReturnType<typeof tabsFor>; readonly now: ProfileTab }

export function TabList({ open, now }: TabListProps) {
  const t = useWords()
  const id = useId()
  const groups = [...new Set(open.map(({ group }) => group))]
  return (
    <nav className={classes.tabs} aria-label={t('employees.parts')}>
      {groups.map((group) => (
        <div key={group}>
          <p id={`${id}-${group}`}>{choiceWord('group', group)}</p>
          <ul aria-labelledby={`${id}-${group}`}>
            {open
              .filter((one) => one.group === group)
              .map(({ tab }) => (
                <li key={tab}>
                  <Link
                    to="."
                    search={(before: Record<string, string>) => ({
                      ...before,
                      tab: tab === 'overview' ? undefined : tab,
                    })}
                    replace
                    resetScroll={false}
                    // Without it the first tab counts as open whatever tab the address names.
                    activeOptions={{ explicitUndefined: true }}
                    aria-current={tab === now ? 'page' : undefined}
                  >
                    {choiceWord('tab', tab)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
