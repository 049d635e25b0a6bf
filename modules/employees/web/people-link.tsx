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

/** Who came, went or lacks something is looked for among all; otherwise those employed are meant. */
const usualTab = ({ joined, left, lacks }: PeopleFilter) => (joined || left || lacks ? 'all' : 'active')

export const PeopleLink = ({ of, tab = usualTab(of), children }: PeopleLinkProps) => (
  <Anchor component={Link} to={`/app/employee?${new URLSearchParams(peopleSearch(of, tab))}`}>
    {children}
  </Anchor>
)
