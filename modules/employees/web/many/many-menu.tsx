/** What can be done with many people at once, beside the list: by sheets, and looking back at what was done. */
import { Button, Menu } from '@mantine/core'
import { IconCash, IconChevronDown, IconHistory, IconTableImport, IconUsersGroup } from '@tabler/icons-react'
import { mayEnter } from '#access/enter.ts'
import { LazyMenu } from '#design/lazy-menu.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useWords } from '../words.ts'

export type ManyPart = 'add' | 'update' | 'salaries' | 'history'

export function ManyMenu({ onOpen }: { readonly onOpen: (part: ManyPart) => void }) {
  const t = useWords()
  const session = useSession()
  const [batch, salaries] = [mayEnter(session, 'employee.batch'), mayEnter(session, 'employee.salaryBatch')]
  if (!batch && !salaries) return null
  const entry = (part: ManyPart, Icon: typeof IconCash) => (
    <Menu.Item leftSection={<Icon size={16} />} onClick={() => onOpen(part)}>
      {t(`employees.many.${part}`)}
    </Menu.Item>
  )
  return (
    <LazyMenu
      position="bottom-end"
      width={280}
      target={
        <Button variant="default" rightSection={<IconChevronDown size={15} />}>
          {t('employees.many.title')}
        </Button>
      }
    >
      {() => (
        <>
          {batch && entry('add', IconTableImport)}
          {batch && entry('update', IconUsersGroup)}
          {salaries && entry('salaries', IconCash)}
          <Menu.Divider />
          {entry('history', IconHistory)}
        </>
      )}
    </LazyMenu>
  )
}
