/** The left navigation: company, search, groups, and at its foot the tray, the language and the person. */
import { ActionIcon, Tooltip } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMessageCircle,
  IconSearch,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { useMaybeMe } from '#platform/identity/web/me.ts'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { JobTray } from '#platform/jobs/web/job-tray.tsx'
import { NoticeBell } from '#platform/notices/web/notice-bell.tsx'
import { useWords } from '../words.ts'
import { AccountMenu } from './account-menu.tsx'
import { FootLinks } from './foot-links.tsx'
import { FIND } from './keys.ts'
import { NavigationList } from './navigation-list.tsx'
import classes from './shell.module.css'

type RailProps = { readonly session: SignedIn; readonly onSearch: () => void }

export function Rail({ session, onSearch }: RailProps) {
  const t = useWords()
  const [folded, setFolded] = useLocalStorage({ key: 'navigation-folded', defaultValue: false })
  const Fold = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <header className={classes.rail} data-folded={folded || undefined}>
      <div className={classes.top}>
        <CompanyName folded={folded} />
        {mayEnter(session, 'assistant') && (
          <AssistantLink to={session.roles.length === 0 ? '/me/assistant' : '/app/chatAssistant'} />
        )}
        {session.type !== 'ops' && <NoticeBell />}
      </div>
      {folded ? (
        <Tooltip label={t('shell.search')} position="right">
          <ActionIcon size="lg" mx="auto" mb={8} onClick={onSearch} aria-label={t('shell.search')}>
            <IconSearch size={17} />
          </ActionIcon>
        </Tooltip>
      ) : (
        <button type="button" className={classes.search} onClick={onSearch}>
          <IconSearch size={15} aria-hidden />
          <span>{t('shell.search')}</span>
          <kbd className="kbd">{FIND}</kbd>
        </button>
      )}
      <nav className={classes.nav} aria-label={t('shell.navigation')}>
        <NavigationList session={session} folded={folded} />
      </nav>
      <FootLinks session={session} folded={folded} />
      <div className={classes.foot}>
        <AccountMenu session={session} folded={folded} />
        {session.type !== 'ops' && <JobTray />}
        <ActionIcon onClick={() => setFolded(!folded)} aria-label={t(folded ? 'shell.unfold' : 'shell.fold')}>
          <Fold size={17} />
        </ActionIcon>
      </div>
    </header>
  )
}

function AssistantLink({ to }: { readonly to: string }) {
  const t = useWords()
  return (
    <ActionIcon component={Link} to={to} size="lg" aria-label={t('shell.assistant')} title={t('shell.assistant')}>
      <IconMessageCircle size={18} stroke={1.7} />
    </ActionIcon>
  )
}

export function CompanyName({ folded = false }: { readonly folded?: boolean }) {
  const t = useWords()
  const me = useMaybeMe()
  const name = me?.brand_name || me?.company_name || 'Kerja'
  const country = me?.country ? `${t(`shell.country.${me.country}`)} · ${me.currency_code}` : ''
  return (
    <div className={classes.company}>
      <span className={classes.logo} aria-hidden>
        {[...name][0]}
      </span>
      {!folded && (
        <span className={classes.companyName}>
          <strong>{name}</strong>
          <span>{country}</span>
        </span>
      )}
    </div>
  )
}
