/** The frame of the account pages: one row of tabs over each of them. */
import { Tabs } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useWords } from '../words.ts'

const tabs = [
  ['/app/account/password', 'identity.password'],
  ['/app/account/twoFactor', 'identity.twoFactor'],
  ['/app/account/sessions', 'identity.sessions'],
  ['/app/account/language', 'identity.language'],
] as const

export function AccountPage({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <Page title={t('identity.account')} narrow>
      <Tabs value={pathname} onChange={(to) => void navigate({ to: to ?? pathname })}>
        <TabsList>
          {tabs.map(([path, word]) => (
            <Tabs.Tab key={path} value={path}>
              {t(word)}
            </Tabs.Tab>
          ))}
        </TabsList>
        <Tabs.Panel value={pathname} pt="md">
          {children}
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
