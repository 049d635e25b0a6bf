/**
 * What a field says where it holds its form back: beside it, in the reader's language, until it is right. The browser's
 * own bubble speaks the browser's language, covers the next field and is gone after a few seconds.
 */
import { Input } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDesignWords } from '../words.ts'
import classes from './field-error.module.css'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** For every field of the kit, by the theme. */
export const withFieldError = (field: ReactNode) => <FieldError>{field}</FieldError>

function FieldError({ children }: { readonly children: ReactNode }) {
  const t = useDesignWords()
  const id = useId()
  const [said, setSaid] = useState<string>()
  const field = useRef<Field | null>(null)
  const look = () => said !== undefined && field.current?.validity.valid && setSaid(undefined)
  // Also where it is filled in by something else than typing.
  useEffect(() => void look())
  useEffect(() => {
    const held = field.current
    if (said === undefined || !held) return
    const described = held.getAttribute('aria-describedby')
    held.setAttribute('aria-invalid', 'true')
    held.setAttribute('aria-describedby', [described, id].filter(Boolean).join(' '))
    return () => {
      held.removeAttribute('aria-invalid')
      if (described === null) held.removeAttribute('aria-describedby')
      else held.setAttribute('aria-describedby', described)
    }
  }, [said, id])
  const complain = (event: FormEvent<HTMLDivElement>) => {
    const target = event.target as Field
    event.preventDefault()
    field.current = target
    // What a field of the kit finds itself it says itself.
    if (!target.validity.customError) setSaid(reasonOf(t, target))
    if (target.form?.querySelector(':invalid:not(fieldset)') === target) target.focus()
  }
  return (
    <div
      className={classes.field}
      data-refused={said !== undefined || undefined}
      onInvalidCapture={complain}
      onInput={look}
    >
      {children}
      {said !== undefined && (
        <Input.Error id={id} mt={5}>
          {said}
        </Input.Error>
      )}
    </div>
  )
}

function reasonOf(t: ReturnType<typeof useDesignWords>, field: Field): string {
  const { validity, type } = field
  const limit = (name: string) => ({ limit: field.getAttribute(name) ?? '' })
  const isDay = type === 'date'
  if (validity.valueMissing) return t('design.field.missing')
  if (validity.badInput && isDay) return t('design.field.day')
  if (validity.typeMismatch) return t(type === 'email' ? 'design.field.email' : 'design.field.address')
  if (validity.rangeUnderflow) return t(isDay ? 'design.field.notBefore' : 'design.field.atLeast', limit('min'))
  if (validity.rangeOverflow) return t(isDay ? 'design.field.notAfter' : 'design.field.atMost', limit('max'))
  return t('design.field.wrong')
}
