/** The areas of settings beside the one that is open. Whatever screen stands below /app/settings/ is an area of it. */
import { Select } from '@mantine/core'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useSession } from '#platform/identity/web/session-store.ts'
import { say } from '#platform/words/web/words.ts'
import { settingsFor } from '../navigation.ts'
import { useWords } from '../words.ts'
import classes from './settings-frame.module.css'

export function SettingsFrame() {
  const t = useWords()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const areas = session ? settingsFor(session) : []
  const here = areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <div className={classes.frame}>
      <nav className={classes.areas} aria-label={t('shell.settingsAreas')}>
        <ul>
          {areas.map(({ path, word }) => (
            <li key={path}>
              <Link to={path} className={classes.area} aria-current={path === here?.path ? 'page' : undefined}>
                {say(word)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Select
        className={classes.choice}
        aria-label={t('shell.settingsAreas')}
        data={areas.map(({ path, word }) => ({ value: path, label: say(word) }))}
        value={here?.path ?? null}
        allowDeselect={false}
        onChange={(path) => path && void navigate({ to: path })}
      />
      <div className={classes.content}>
        <Outlet />
      </div>
    </div>
  )
}
