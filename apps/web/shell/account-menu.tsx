/** The person at the foot of the navigation: account pages, role, language, appearance, leaving. */
import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconKey,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconShieldLock,
  IconSun,
  IconUserCog,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LazyMenu } from '#design/lazy-menu.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { accountPath } from '#platform/identity/web/account-path.ts'
import { useMaybeMe } from '#platform/identity/web/me.ts'
import { calledName, roleWord } from '#platform/identity/web/names.ts'
import { keepLanguage } from '#platform/identity/web/prefer-language.ts'
import { RoleDialog } from '#platform/identity/web/role-dialog.tsx'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { signOut } from '#platform/identity/web/sign-in.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './shell.module.css'

export function AccountMenu({ session, folded }: { readonly session: SignedIn; readonly folded: boolean }) {
  const t = useWords()
  const me = useMaybeMe()
  const navigate = useNavigate()
  const language = useLanguage()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const dark = useComputedColorScheme('light') === 'dark'
  const [choosing, setChoosing] = useState(false)
  const name = calledName(session.preferredName, session.fullName, language) || session.email
  const account = accountPath(session.type)
  const go = (to: string) => () => void navigate({ to })
  const roles = me && me.choosable_roles.length > 1 ? me.choosable_roles : []
  return (
    <>
      <LazyMenu
        position="top-start"
        width={230}
        target={
          <button type="button" className={classes.account} aria-label={t('shell.account', { name })}>
            <PersonMark name={name} size={28} />
            {!folded && (
              <span>
                <b>{name}</b>
                <small>{session.roles[0] ? roleWord(session.roles[0]) : session.email}</small>
              </span>
            )}
          </button>
        }
      >
        {() => (
          <>
            {session.type !== 'ops' && (
              <Menu.Item leftSection={<IconDeviceMobile size={15} />} onClick={go('/me')}>
                {t('shell.myPages')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconKey size={15} />} onClick={go(`${account}/password`)}>
              {t('screen.password')}
            </Menu.Item>
            <Menu.Item leftSection={<IconShieldLock size={15} />} onClick={go(`${account}/twoFactor`)}>
              {t('screen.twoFactor')}
            </Menu.Item>
            <Menu.Item leftSection={<IconDeviceDesktop size={15} />} onClick={go(`${account}/sessions`)}>
              {t('screen.sessions')}
            </Menu.Item>
            {roles.length > 0 && (
              <Menu.Item leftSection={<IconUserCog size={15} />} onClick={() => setChoosing(true)}>
                {t('shell.switchRole')}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconLanguage size={15} />}
              onClick={() => keepLanguage(language === 'en' ? 'zh-Hant' : 'en')}
            >
              {/* Named in its own language, so that whoever reads no other finds it. */}
              {language === 'en' ? '繁體中文' : 'English'}
            </Menu.Item>
            <Menu.Item
              leftSection={dark ? <IconSun size={15} /> : <IconMoon size={15} />}
              onClick={() => setColorScheme(dark ? 'light' : 'dark')}
            >
              {t(dark ? 'shell.lightMode' : 'shell.darkMode')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<IconLogout size={15} />} onClick={() => void signOut()}>
              {t('shell.signOut')}
            </Menu.Item>
          </>
        )}
      </LazyMenu>
      {choosing && <RoleDialog roles={roles} onClose={() => setChoosing(false)} />}
    </>
  )
}
