import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useDesignWords } from '#design/words.ts'
import { useWords } from './words.ts'

type RowActionsProps = {
  readonly name: string
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly more?: readonly { readonly label: string; readonly run: () => void }[]
}

/** What can be done with one row; removing first shows what it touches. */
export function RowActions({ name, onEdit, onRemove, more = [] }: RowActionsProps) {
  const t = useWords()
  const d = useDesignWords()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the click from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span onClick={(event) => event.stopPropagation()}>
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label={`${d('design.more')}: ${name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onEdit}>{d('design.edit')}</Menu.Item>
          {more.map(({ label, run }) => (
            <Menu.Item key={label} onClick={run}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item onClick={onRemove}>{t('organisation.remove')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  )
}
