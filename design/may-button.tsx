/** A button that, where it may not be used, says why: reachable by keyboard, with the reason as its description. */
import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type MayButtonProps = ButtonProps & {
  /** The reason it is closed; undefined where it may be used. */
  readonly closed: string | null | undefined
  /** Of a form's own button, what sends the form. */
  readonly type?: 'button' | 'submit'
  readonly onClick?: () => void
  readonly children: ReactNode
}

export function MayButton({ closed, onClick, children, ...rest }: MayButtonProps) {
  const id = useId()
  if (!closed) {
    return (
      <Button {...rest} onClick={onClick}>
        {children}
      </Button>
    )
  }
  return (
    <Tooltip label={closed} openDelay={0} multiline maw={320}>
      <Button {...rest} data-disabled aria-disabled aria-describedby={id} onClick={(event) => event.preventDefault()}>
        {children}
        <span id={id} hidden>
          {closed}
        </span>
      </Button>
    </Tooltip>
  )
}
