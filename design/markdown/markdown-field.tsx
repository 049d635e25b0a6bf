/**
 * A text with marks in a form: written as its readers will see it, kept as Markdown. The editor is a chunk of its own,
 * fetched when the first such field is shown.
 */
import { Input, Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { Language } from '#platform/words/locales.ts'

const MarkdownEditor = lazy(() => import('./markdown-editor.tsx').then((part) => ({ default: part.MarkdownEditor })))

type MarkdownFieldProps = {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  readonly value: string
  readonly onText: (text: string) => void
  /** What it is written in, for spelling and for whoever has it read out. */
  readonly lang?: Language
}

export function MarkdownField({
  label,
  description,
  error,
  required = false,
  value,
  onText,
  lang,
}: MarkdownFieldProps) {
  const id = useId()
  const told = { ...(description ? { description: `${id}-hint` } : {}), ...(error ? { error: `${id}-error` } : {}) }
  return (
    <Input.Wrapper
      label={label}
      withAsterisk={required}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      descriptionProps={{ id: `${id}-hint` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <Suspense fallback={<Skeleton h={WAITING} />}>
        <MarkdownEditor
          name={label}
          labelledBy={id}
          describedBy={Object.values(told).join(' ')}
          invalid={Boolean(error)}
          value={value}
          onText={onText}
          {...(lang && { lang })}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
/** As high as the empty editor, so that nothing jumps. */
const WAITING = 162
