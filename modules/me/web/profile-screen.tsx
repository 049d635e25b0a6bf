/** Who I am here, the language and look of my pages, and my account. */
import { SegmentedControl, Switch, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { OwnValues } from '#modules/custom-fields/web/public.tsx'
import { OwnRecord } from '#modules/employees/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { calledName } from '#platform/identity/web/names.ts'
import { keepLanguage } from '#platform/identity/web/prefer-language.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownHome } from '../contract.ts'
import classes from './me.module.css'
import { MeHead } from './me-head.tsx'
import { SignOutRow } from './outbox/sign-out-row.tsx'
import { useWords } from './words.ts'

export function ProfileScreen() {
  const t = useWords()
  const me = useMe()
  const language = useLanguage()
  const reading = useCall(ownHome, {})
  return (
    <>
      <MeHead title={calledName(me.preferred_name, me.full_name, language)} line={me.email} />
      <Loaded reading={reading} rows={5}>
        {({ employment }) =>
          employment && (
            <Card title={t('me.work')}>
              <Facts
                facts={[
                  [t('me.staffId'), employment.staff_id],
                  [t('me.position'), employment.position],
                  [t('me.department'), employment.department],
                  [t('me.manager'), employment.manager],
                  [t('me.joined'), dayText(employment.joined_on, language)],
                ]}
              />
            </Card>
          )
        }
      </Loaded>
      <OwnRecord />
      <OwnValues />
      <Card title={t('me.language')}>
        <SegmentedControl
          fullWidth
          aria-label={t('me.language')}
          value={language}
          onChange={(chosen) => keepLanguage(chosen === 'zh-Hant' ? 'zh-Hant' : 'en')}
          data={[
            { value: 'en', label: t('me.english') },
            { value: 'zh-Hant', label: t('me.chinese') },
          ]}
        />
        <DarkMode />
      </Card>
      <AccountCard />
    </>
  )
}

function DarkMode() {
  const t = useWords()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const dark = useComputedColorScheme('light') === 'dark'
  return (
    <Switch
      label={t('me.appearance')}
      checked={dark}
      onChange={(event) => setColorScheme(event.currentTarget.checked ? 'dark' : 'light')}
    />
  )
}

function AccountCard() {
  const t = useWords()
  const roles = useSession()?.roles ?? []
  const links = [
    ...(roles.length > 0 ? [{ to: '/app/dashboard', word: 'me.backOffice' as const }] : []),
    { to: '/app/account/password', word: 'me.password' as const },
    { to: '/app/account/twoFactor', word: 'me.twoFactor' as const },
    { to: '/app/account/sessions', word: 'me.sessions' as const },
  ]
  return (
    <Card title={t('me.account')}>
      <div>
        {links.map(({ to, word }) => (
          <Link key={to} to={to} className={classes.row}>
            {t(word)}
            <IconChevronRight size={16} aria-hidden />
          </Link>
        ))}
        <SignOutRow />
      </div>
    </Card>
  )
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={`card ${classes.card}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
