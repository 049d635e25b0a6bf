/** A figure of people leads to the list of exactly those. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type PeopleFilter, peopleSearch } from '../model/people-address.ts'

type PeopleLinkProps = {
  readonly of: PeopleFilter
  readonly tab?: 'active' | 'left' | 'all'
  readonly children: ReactNode
}

export const PeopleLink = ({ of, tab = 'all', children }: PeopleLinkProps) => (
  <Anchor component={Link} to={`/app/employee?${new URLSearchParams(peopleSearch(meant(of, tab), tab))}`}>
    {children}
  </Anchor>
)

/** Who came, went or lacks something is looked for among all; otherwise those employed today are meant. */
const meant = (of: PeopleFilter, tab: string): PeopleFilter =>
  tab !== 'all' || of.joined || of.left || of.lacks ? of : { standing: 'employed', ...of }
