/** The run that is to be opened again first, where one stands in the way. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressOf, useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import type { Run } from './use-run.ts'

type First = NonNullable<NonNullable<Run['may'][string]>['first']>

/** What leads there, as props of whatever is pressed. */
export function useFirstLink(first: First | undefined) {
  const t = useWords()
  const name = useMonthName()
  if (!first) return undefined
  const search = { month: addressOf(first), ...(first.run > 1 && { run: String(first.run) }) }
  const label: ReactNode = t('payroll.toFirst', { name: first.name ?? name.full(first) })
  return { label, link: { component: Link, to: '/app/payroll', search: search as never } as const }
}
