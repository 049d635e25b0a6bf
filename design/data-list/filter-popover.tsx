/** A chip in the head of a list, and the fields behind it. */
import { Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { LatePopover } from '../lazy-menu.tsx'
import classes from './data-list.module.css'

type FilterPopoverProps = { readonly label: string; readonly isSet?: boolean; readonly fields: () => ReactNode }

export function FilterPopover({ label, isSet = false, fields }: FilterPopoverProps) {
  const [opened, setOpened] = useState(false)
  return (
    <LatePopover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      target={
        <button type="button" className={classes.chip} data-set={isSet || undefined}>
          <IconFilter size={12} aria-hidden />
          {label}
        </button>
      }
    >
      {() => (
        <Stack gap="xs" w={240}>
          {fields()}
        </Stack>
      )}
    </LatePopover>
  )
}
