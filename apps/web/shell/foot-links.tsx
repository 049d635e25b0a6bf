/** Always in sight: settings and help. */
import { Tooltip } from '@mantine/core'
import { IconHelp, IconSettings } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { later } from '#design/later.tsx'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { say } from '#platform/words/web/words.ts'
import { SETTINGS, settingsFor, wordOf } from '../navigation.ts'
import { useWords } from '../words.ts'
import classes from './shell.module.css'

const HelpDialog = later(() => import('./help-dialog.tsx').then((m) => m.HelpDialog))
const SETTINGS_HOME = '/app/settings'

type FootProps = { readonly session: SignedIn; readonly folded: boolean; readonly onGo?: () => void }

export function FootLinks({ session, folded, onGo }: FootProps) {
  const t = useWords()
  const { pathname } = useLocation()
  const [helping, setHelping] = useState(false)
  const settings = say(wordOf(SETTINGS_HOME))
  const named = (name: string, target: ReactElement) =>
    folded ? (
      <Tooltip label={name} position="right">
        {target}
      </Tooltip>
    ) : (
      target
    )
  return (
    <div className={classes.footLinks}>
      {settingsFor(session).length > 0 &&
        named(
          settings,
          <Link
            to={SETTINGS_HOME}
            activeOptions={{ exact: true }}
            className={classes.entry}
            aria-current={`${pathname}/`.startsWith(SETTINGS) ? 'page' : undefined}
            aria-label={folded ? settings : undefined}
            onClick={onGo}
          >
            <IconSettings size={17} stroke={1.7} aria-hidden />
            {!folded && <span>{settings}</span>}
          </Link>,
        )}
      {named(
        t('shell.help'),
        <button
          type="button"
          className={`${classes.entry} ${classes.asLink}`}
          aria-label={folded ? t('shell.help') : undefined}
          onClick={() => setHelping(true)}
        >
          <IconHelp size={17} stroke={1.7} aria-hidden />
          {!folded && <span>{t('shell.help')}</span>}
        </button>,
      )}
      {helping && <HelpDialog session={session} onClose={() => setHelping(false)} />}
    </div>
  )
}
