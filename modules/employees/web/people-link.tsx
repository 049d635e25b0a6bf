/** A figure of people leads to the list of exactly those. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** By the names of the list's own filters. */
export type PeopleFilter = Readonly<
  Partial<Record<'department' | 'position' | 'type' | 'joined' | 'left' | 'lacks', string>>
>
type PeopleLinkProps = {
  readonly of: PeopleFilter
  readonly tab?: 'active' | 'left' | 'all'
  readonly children: ReactNode
}

export const peopleSearch = (of: PeopleFilter, tab?: string): Readonly<Record<string, string>> => ({
  ...(tab && { tab }),
  ...Object.fromEntries(Object.entries(of).map(([name, value]) => [`f.${name}`, value])),
})

/** Who came, went or lacks something is looked for among all; otherwise those employed are meant. */
const usualTab = ({ joined, left, lacks }: PeopleFilter) => (joined || left || lacks ? 'all' : 'active')

export const PeopleLink = ({ of, tab = usualTab(of), children }: PeopleLinkProps) => (
  <Anchor component={Link} to={`/app/employee?${new URLSearchParams(peopleSearch(of, tab))}`}>
    {children}
  </Anchor>
)
