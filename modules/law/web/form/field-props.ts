import type { ReactNode } from 'react'
import type { Kind } from '#statutory/core/given.ts'
import type { Draft, DraftValue, Place } from '../../model/draft.ts'
import type { FormAbout } from './form-about.ts'

export type FieldProps = {
  readonly about: FormAbout
  readonly name: string
  readonly kind: Kind<unknown>
  readonly place: Place
  readonly value: DraftValue | undefined
  /** The values given beside this one. */
  readonly beside: Draft
  readonly onChange: (value: DraftValue) => void
}

/** What a frame around further fields is given. */
export type FrameProps = {
  readonly about: FormAbout
  readonly label: string
  readonly error: ReactNode
  readonly place: Place
  readonly onChange: (value: DraftValue) => void
}
