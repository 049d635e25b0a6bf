/** Who has an account, in which roles, with which second factor; inviting, granting, disabling. */

import { Button, Tabs } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { accounts } from '../../contract/accounts.ts'
import { useMe } from '../me.ts'
import { rolesText } from '../names.ts'
import { useWords } from '../words.ts'
import classes from './access.module.css'
import type { Account } from './account.ts'
import { AccountPanel } from './account-panel.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MailsTable } from './mails-table.tsx'
import { RolesMatrix } from './roles-matrix.tsx'
import { useAccessWords } from './words.ts'

const NONE: readonly Account[] = []
const states = ['invited', 'active', 'disabled'] as const satisfies readonly Account['state'][]
const tones: Readonly<Record<Account['state'], Tone>> = { invited: 'info', active: 'good', disabled: 'bad' }

export function AccessScreen() {
  const t = useWords()
  const say = useAccessWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const navigate = useNavigate()
  const { show = 'accounts' }: { readonly show?: string } = useSearch({ strict: false })
  const [inviting, setInviting] = useState(false)
  const list = useCall(accounts, {})
  const rows = list.data?.accounts ?? NONE
  const columns = useMemo<readonly Column<Account>[]>(
    () => [
      {
        id: 'name',
        header: t('identity.name'),
        always: true,
        text: (row) => row.full_name,
        cell: (row) => (
          <span className={classes.person}>
            <PersonMark name={row.full_name} />
            <span className="strong">{row.full_name}</span>
          </span>
        ),
      },
      { id: 'email', header: t('identity.email'), width: 220, goes: 3, text: (row) => row.email },
      {
        id: 'roles',
        header: t('identity.roles'),
        width: 230,
        goes: 1,
        text: (row) => rolesText(row.roles) || t('identity.noRole'),
      },
      {
        id: 'state',
        header: t('identity.state'),
        width: 100,
        phone: true,
        text: (row) => t(`identity.state.${row.state}`),
        cell: (row) => <StatusBadge tone={tones[row.state]}>{t(`identity.state.${row.state}`)}</StatusBadge>,
      },
      {
        id: 'factor',
        header: t('identity.secondFactor'),
        width: 120,
        goes: 2,
        text: (row) => t(row.second_factor ? 'identity.on' : 'identity.off'),
      },
      {
        id: 'last',
        header: t('identity.lastSignIn'),
        width: 150,
        goes: 4,
        text: (row) => momentText(row.last_sign_in_at, language, zone) || t('identity.never'),
        sort: (row) => row.last_sign_in_at ?? '',
      },
    ],
    [t, language, zone],
  )
  return (
    <Page
      full
      title={t('identity.access')}
      actions={
        <Button leftSection={<IconUserPlus size={16} />} onClick={() => setInviting(true)}>
          {t('identity.invite')}
        </Button>
      }
    >
      <Tabs
        value={show}
        onChange={(next) => void navigate({ to: '.', search: { show: next === 'accounts' ? undefined : next } })}
      >
        <TabsList>
          <Tabs.Tab value="accounts">{t('identity.accounts')}</Tabs.Tab>
          <Tabs.Tab value="roles">{say('identity.matrix.matrix')}</Tabs.Tab>
          <Tabs.Tab value="mails">{t('identity.mails')}</Tabs.Tab>
        </TabsList>
        <Tabs.Panel value="roles" pt="md">
          {show === 'roles' && <RolesMatrix />}
        </Tabs.Panel>
        <Tabs.Panel value="mails" pt="md">
          {show === 'mails' && <MailsTable />}
        </Tabs.Panel>
        <Tabs.Panel value="accounts">{null}</Tabs.Panel>
      </Tabs>
      {show === 'accounts' && (
        <DataList
          id="accounts"
          label={t('identity.accounts')}
          reading={list}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ full_name }) => full_name}
          columns={columns}
          filters={[
            {
              id: 'state',
              label: t('identity.state'),
              options: states.map((value) => ({ value, label: t(`identity.state.${value}`) })),
              matches: ({ state }, value) => state === value,
            },
          ]}
          empty={<Empty title={t('identity.accounts')} />}
          peek={(row, close) => <AccountPanel key={row.id} account={row} onClose={close} />}
        />
      )}
      {inviting && (
        <InviteDialog
          mayGrant={list.data?.may_grant ?? []}
          mails={list.data?.mails}
          onClose={() => setInviting(false)}
        />
      )}
    </Page>
  )
}
