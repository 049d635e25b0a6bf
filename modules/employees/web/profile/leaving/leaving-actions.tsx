/** What can be done to somebody's employment from the head of the profile: leaving, and coming back. */
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import { LeavingDialog } from './leaving-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'

export function LeavingActions({ person }: { readonly person: Person }) {
  const t = useWords()
  const session = useSession()
  const [open, setOpen] = useState<'resigned' | 'terminated' | 'return'>()
  if (!mayEnter(session, 'employee.file')) return null
  const leaving = person.left_on !== null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} />}>
            {t('employees.actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {leaving ? (
            <Menu.Item onClick={() => setOpen('return')}>{t('employees.reassign')}</Menu.Item>
          ) : (
            <>
              {mayEnter(session, 'exit.write') && (
                <Menu.Item component={Link} to="/app/exit" search={{ enter: person.id } as never}>
                  {t('employees.recordExit')}
                </Menu.Item>
              )}
              <Menu.Item onClick={() => setOpen('resigned')}>{t('employees.resign')}</Menu.Item>
              <Menu.Item color="red" onClick={() => setOpen('terminated')}>
                {t('employees.terminate')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'return' && <ReturnDialog person={person} onClose={() => setOpen(undefined)} />}
      {(open === 'resigned' || open === 'terminated') && (
        <LeavingDialog person={person} kind={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
