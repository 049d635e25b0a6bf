/** A form in the page. Inside of a dialog the dialog looks after what was typed. */
import { type ComponentProps, useContext } from 'react'
import { LookedAfter } from './dialog.tsx'
import { useTyped } from './typed.ts'
import { useLeaving } from './use-leaving.tsx'

type FormProps = ComponentProps<'form'> & {
  /** On its way, where it is not sent by `useAct`: what follows from it asks nothing. */
  readonly sending?: boolean
}

export function Form({ sending = false, ...form }: FormProps) {
  return useContext(LookedAfter) ? <form {...form} /> : <GuardedForm {...form} sending={sending} />
}

function GuardedForm({ sending, ...form }: FormProps) {
  const { typed, watching } = useTyped()
  const { question } = useLeaving(() => !sending && typed())
  return (
    <>
      <form {...form} {...watching} />
      {question}
    </>
  )
}
