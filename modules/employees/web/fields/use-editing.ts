/**
 * A form of a record that others may change meanwhile. It keeps the record as it was when the form was opened, however
 * often what lies behind is read anew; what somebody else saved since is told by the server, and then one takes it over
 * or keeps what one has written.
 */
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { fieldErrors, Problem } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import type { FieldValues } from './any-field.tsx'

type Revised = { readonly revision: number }
type Changed = { readonly field: string; readonly by: string; readonly at: string }
type Found<Row> = { readonly now: Row; readonly changed: readonly Changed[] }

export type Difference<Row> = {
  readonly name: string
  readonly was: Row
  readonly now: Row
  /** Written here as well: only one of the two can stay. */
  readonly mine: boolean
  /** Who set it last; unknown where it came along with something else. */
  readonly last: Changed | undefined
}

export type Meanwhile<Row> = {
  readonly differences: readonly Difference<Row>[]
  /** Goes on with the newest record; what was written on both sides is mine, or theirs. */
  readonly join: (whose: 'mine' | 'theirs') => void
}

type Send<Row> = (values: FieldValues, from: Row, refused: (reason: unknown) => void) => void
type Naming = (errors: Readonly<Record<string, string>>) => Readonly<Record<string, string>>

export function useEditing<Row extends Revised>(
  now: Row,
  valuesOf: (row: Row) => FieldValues,
  ownNames: Naming = (errors) => errors,
) {
  const [opened, setOpened] = useState(now)
  const [found, setFound] = useState<Found<Row>>()
  const initial = valuesOf(opened)
  const form = useForm<FieldValues>({ initialValues: initial })

  const submit = (send: Send<Row>) =>
    form.onSubmit((values) => {
      const attempt = (from: Row): void =>
        send(values, from, (reason) => {
          const met = foundIn<Row>(reason)
          if (!met) {
            form.setErrors(ownNames(fieldErrors(reason)))
            showProblem(reason)
          } else if (namesOf(valuesOf(from), valuesOf(met.now)).length === 0 && met.now.revision !== from.revision) {
            // Something else of the record changed, nothing that is asked here.
            setOpened(met.now)
            attempt(met.now)
          } else setFound(met)
        })
      attempt(opened)
    })

  const meanwhile: Meanwhile<Row> | undefined = found && {
    differences: namesOf(initial, valuesOf(found.now)).map((name) => ({
      name,
      was: opened,
      now: found.now,
      mine: form.values[name] !== initial[name],
      last: found.changed.find(({ field }) => isAbout(field, name)),
    })),
    join: (whose) => {
      const theirs = valuesOf(found.now)
      const taken = namesOf(initial, theirs).filter((name) => whose === 'theirs' || form.values[name] === initial[name])
      form.setValues(Object.fromEntries(taken.map((name) => [name, theirs[name] ?? ''])))
      setOpened(found.now)
      setFound(undefined)
    },
  }
  return { form, opened, initial, submit, meanwhile }
}

function foundIn<Row>(reason: unknown): Found<Row> | undefined {
  if (!(reason instanceof Problem) || reason.status !== 409) return undefined
  const data = reason.data as Found<Row> | null | undefined
  return data?.now ? data : undefined
}

const namesOf = (before: FieldValues, after: FieldValues): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name])

/** The server names a place `department`, the form its id; and an address as a whole. */
const isAbout = (field: string, name: string): boolean =>
  field === name || `${field}_id` === name || (field.endsWith('address') && name.startsWith(`${field}_`))
