/**
 * Menus and popovers that are no more than their button until it is first used: a screen shows a dozen of them, and
 * what places, watches and closes each of them held up the first rows.
 */
import {
  Menu,
  type MenuDropdownProps,
  type MenuProps,
  Popover,
  type PopoverDropdownProps,
  type PopoverProps,
} from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react'

type Button = ReactElement<{
  readonly onClick?: () => void
  readonly ref?: Ref<HTMLButtonElement>
  readonly 'aria-haspopup'?: 'menu' | 'dialog'
  readonly 'aria-expanded'?: boolean
}>
type Late<Around, Dropdown> = Omit<Around, 'children' | 'opened' | 'onChange'> & {
  readonly target: Button
  readonly dropdown?: Omit<Dropdown, 'children'>
  readonly children: () => ReactNode
}

type LateMenuProps = Late<MenuProps, MenuDropdownProps>

export function LazyMenu(props: LateMenuProps) {
  const [wanted, setWanted] = useState(false)
  return wanted ? <OpeningMenu {...props} /> : untouched(props.target, 'menu', () => setWanted(true))
}

function OpeningMenu({ target, dropdown, children, ...menu }: LateMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useOpening(setOpened)
  return (
    <Menu {...menu} opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown {...dropdown}>{children()}</Menu.Dropdown>
    </Menu>
  )
}

type LatePopoverProps = Late<PopoverProps, PopoverDropdownProps> & {
  readonly opened: boolean
  readonly onChange: (opened: boolean) => void
}

export function LatePopover(props: LatePopoverProps) {
  const [wanted, setWanted] = useState(false)
  return wanted ? <OpeningPopover {...props} /> : untouched(props.target, 'dialog', () => setWanted(true))
}

function OpeningPopover({ target, dropdown, children, opened, onChange, ...popover }: LatePopoverProps) {
  const button = useOpening(onChange)
  return (
    <Popover {...popover} opened={opened} onChange={onChange}>
      <Popover.Target>{cloneElement(target, { ref: button, onClick: () => onChange(!opened) })}</Popover.Target>
      <Popover.Dropdown {...dropdown}>{children()}</Popover.Dropdown>
    </Popover>
  )
}

const untouched = (target: Button, opens: 'menu' | 'dialog', onClick: () => void) =>
  cloneElement(target, { 'aria-haspopup': opens, 'aria-expanded': false, onClick })

/** The button is another one now: it gets the focus that its forerunner had, which goes back to it in the end. */
function useOpening(onChange: (opened: boolean) => void) {
  const button = useRef<HTMLButtonElement>(null)
  const open = useRef(onChange)
  useLayoutEffect(() => {
    button.current?.focus()
    open.current(true)
  }, [])
  return button
}
