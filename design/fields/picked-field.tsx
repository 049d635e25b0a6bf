/**
 * What days and months share: text that is read as it is typed, and a calendar behind a button that is loaded late. On a
 * phone as well: its own field writes days as the device does, not as the language of the page.
 */

import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { LatePopover } from '../lazy-menu.tsx'
import { useDesignWords } from '../words.ts'
import type { Span } from './span.ts'

const Calendar = lazy(() => import('./calendar.tsx').then((m) => ({ default: m.Calendar })))

/** What a field of days or of months takes from its screen. */
export type PickedProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> &
  Span & { readonly value?: string; readonly onChange?: (value: string) => void }

type PickedFieldProps = PickedProps & {
  readonly of: 'day' | 'month'
  readonly value: string
  /** The value as the language writes it. */
  readonly shown: string
  /** What was typed, as a value; undefined where it is none. */
  readonly read: (text: string) => string | undefined
}

export function PickedField({
  of,
  value,
  onChange,
  earliest,
  latest,
  shown,
  read,
  onBlur,
  error,
  ...rest
}: PickedFieldProps) {
  const t = useDesignWords()
  const [opened, setOpened] = useState(false)
  // While it is being typed it stays as it is, and afterwards too where it could not be read.
  const [typed, setTyped] = useState<string>()
  const isUnread = typed !== undefined && typed.trim() !== '' && read(typed) === undefined
  const [isLeft, setIsLeft] = useState(true)
  const said = t(of === 'day' ? 'design.noDay' : 'design.noMonth')
  const input = useRef<HTMLInputElement>(null)
  // A form is not sent with it: what cannot be read would go out as nothing, and empty what is stored.
  useEffect(() => input.current?.setCustomValidity(isUnread ? said : ''), [isUnread, said])
  const pick = (picked: string) => {
    setTyped(undefined)
    setOpened(false)
    onChange?.(picked)
  }
  const calendar = (
    <LatePopover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          disabled={Boolean(rest.disabled) || Boolean(rest.readOnly)}
          aria-label={t(of === 'day' ? 'design.pickDay' : 'design.pickMonth')}
        >
          <IconCalendar size={16} />
        </ActionIcon>
      }
    >
      {() => (
        <Suspense fallback={null}>
          <Calendar of={of} value={value} span={{ earliest, latest }} onPick={pick} />
        </Suspense>
      )}
    </LatePopover>
  )
  return (
    <TextInput
      autoComplete="off"
      // Above a list there is no room for a label: the empty field says itself what it is.
      placeholder={rest.label ? undefined : rest['aria-label']}
      {...rest}
      ref={input}
      error={isLeft && isUnread ? said : error}
      value={typed ?? shown}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        setIsLeft(false)
        const now = read(text) ?? ''
        if (now !== value) onChange?.(now)
      }}
      onBlur={(event) => {
        setIsLeft(true)
        if (!isUnread) setTyped(undefined)
        onBlur?.(event)
      }}
      onInvalid={() => setIsLeft(true)}
      rightSection={calendar}
    />
  )
}
