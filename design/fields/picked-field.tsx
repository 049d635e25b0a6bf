/** What days and months share: text that is read as it is typed, and a calendar behind a button that is loaded late. */
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { LatePopover } from '../late-menu.tsx'
import { useDesignWords } from '../words.ts'

const Calendar = lazy(() => import('./calendar.tsx').then((m) => ({ default: m.Calendar })))

export type Span = { readonly earliest: string | undefined; readonly latest: string | undefined }

type PickedFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  readonly of: 'day' | 'month'
  readonly value: string
  readonly onChange: ((value: string) => void) | undefined
  readonly span: Span
  /** The value as the language writes it. */
  readonly shown: string
  /** What was typed, as a value; undefined where it is none. */
  readonly read: (text: string) => string | undefined
}

export function PickedField({ of, value, onChange, span, shown, read, onBlur, error, ...rest }: PickedFieldProps) {
  const t = useDesignWords()
  const [opened, setOpened] = useState(false)
  // While it is being typed it stays as it is, and afterwards too where it could not be read.
  const [typed, setTyped] = useState<string>()
  const isUnread = typed !== undefined && typed.trim() !== '' && read(typed) === undefined
  const [isLeft, setIsLeft] = useState(true)
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
          <Calendar of={of} value={value} span={span} onPick={pick} />
        </Suspense>
      )}
    </LatePopover>
  )
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      error={isLeft && isUnread ? t(of === 'day' ? 'design.noDay' : 'design.noMonth') : error}
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
      rightSection={calendar}
    />
  )
}
