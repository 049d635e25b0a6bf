import type { ReactNode } from 'react'
import type { RefusedAnswer } from '#statutory/core/country-law.ts'
import type { Fields } from '#statutory/core/given.ts'
import type { Draft, Place } from '../../model/draft.ts'
import type { SpokenBook } from '../books/books.ts'

/** What every field of a case's form needs to know of the case. */
export type FormAbout = {
  readonly book: SpokenBook
  readonly scheme: string
  readonly refused: (RefusedAnswer & { readonly place: Place }) | undefined
  /** How fields within a field are shown: the form nests, and its files do not go round. */
  readonly Group: (props: GroupProps) => ReactNode
}

export type GroupProps = {
  readonly about: FormAbout
  readonly fields: Fields
  readonly draft: Draft
  /** Where the group stands in the draft; empty at its root. */
  readonly place: Place
  /** Keys that are shown at once beside those that are required. */
  readonly usual?: readonly string[]
  readonly onChange: (changed: Draft) => void
}
