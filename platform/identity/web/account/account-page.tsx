/** The frame of the account pages, of a company's people and of operations: one row of tabs over each of them. */
import { Tabs } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { accountPath } from '../account-path.ts'
import { useMe } from '../me.ts'
import { useWords } from '../words.ts'

const tabs = [
  ['password', 'identity.password'],
  ['twoFactor', 'identity.twoFactor'],
  ['sessions', 'identity.sessions'],
  ['language', 'identity.language'],
] as const

export function AccountPage({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { type } = useMe()
  return (
    <Page title={t('identity.account')} narrow>
      <Tabs value={pathname} onChange={(to) => void navigate({ to: to ?? pathname })}>
        <TabsList>
          {tabs.map(([name, word]) => (
            <Tabs.Tab key={name} value={`${accountPath(type)}/${name}`}>
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
