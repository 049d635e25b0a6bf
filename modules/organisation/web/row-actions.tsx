import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useDesignWords } from '#design/words.ts'
import { useWords } from './words.ts'

type RowActionsProps = {
  readonly name: string
  readonly people: number
  readonly onRename: () => void
  readonly onRemove: () => void
}

/** What can be done with one row; removing says why it cannot be while people hold it. */
export function RowActions({ name, people, onRename, onRemove }: RowActionsProps) {
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
          <Menu.Item onClick={onRename}>{t('organisation.rename')}</Menu.Item>
          <Menu.Item
            onClick={onRemove}
            disabled={people > 0}
            title={people > 0 ? t('organisation.hasPeople') : undefined}
          >
            {t('organisation.remove')}
            {people > 0 && <div className="muted">{t('organisation.hasPeople')}</div>}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  )
}
