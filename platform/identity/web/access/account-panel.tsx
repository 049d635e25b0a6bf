/** One account: its roles, and everything that can be done with it. The server says what the caller may. */
import { Button, Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { type CompanyRole, companyRoles } from '#access/roles.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Panel } from '#design/panel.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import {
  accounts,
  endAccountSessions,
  inviteAgain,
  resetSecondFactor,
  setAccountState,
  setRoles,
} from '../../contract/accounts.ts'
import { roleWord } from '../names.ts'
import { useWords } from '../words.ts'
import classes from './access.module.css'
import type { Account } from './account.ts'
import { Opens } from './opens.tsx'

type AccountPanelProps = { readonly account: Account; readonly onClose: () => void }

export function AccountPanel({ account, onClose }: AccountPanelProps) {
  const t = useWords()
  const beside = useBrackets()
  const [roles, choose] = useState<readonly string[]>(account.roles)
  const [asking, setAsking] = useState<'disable' | 'reset'>()
  const doing = { refreshes: [accounts], after: () => setAsking(undefined) }
  const saveRoles = useAct(setRoles, doing)
  const state = useAct(setAccountState, doing)
  const endAll = useAct(endAccountSessions, doing)
  const again = useAct(inviteAgain, doing)
  const reset = useAct(resetSecondFactor, doing)
  const params = { id: account.id }
  const { edit, grant } = account.may
  const changed = roles.length !== account.roles.length || roles.some((role) => !account.roles.includes(role))
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{account.full_name}</h2>
          <p>{account.email}</p>
        </>
      }
    >
      <Text fw={600}>{t('identity.roles')}</Text>
      <Text c="dimmed">{t(edit ? 'identity.rolesHint' : 'identity.mayNotEdit')}</Text>
      <div className={classes.roles}>
        {companyRoles
          .filter((role) => edit || account.roles.includes(role))
          .map((role) => (
            <Checkbox
              key={role}
              size="xs"
              label={roleWord(role)}
              checked={roles.includes(role)}
              disabled={!edit || !grant.includes(role)}
              onChange={() => choose(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role])}
            />
          ))}
      </div>
      <Opens roles={roles} held={account.roles} />
      {edit && (
        <Button
          disabled={!changed}
          loading={saveRoles.isPending}
          onClick={() =>
            saveRoles.mutate({ params, body: { roles: companyRoles.filter((role) => isIn(roles, role)) } })
          }
        >
          {t('identity.saveRoles')}
        </Button>
      )}
      {edit && (
        <div className={classes.actions}>
          {account.state === 'invited' && (
            <Button variant="default" loading={again.isPending} onClick={() => again.mutate({ params })}>
              {t('identity.inviteAgain')}
            </Button>
          )}
          <Button
            variant="default"
            disabled={account.live_sessions === 0}
            loading={endAll.isPending}
            onClick={() => endAll.mutate({ params })}
          >
            {beside(t('identity.endAll'), String(account.live_sessions))}
          </Button>
          {account.second_factor && (
            <Button variant="default" onClick={() => setAsking('reset')}>
              {t('identity.resetFactor')}
            </Button>
          )}
          {account.state === 'disabled' ? (
            <Button
              variant="default"
              loading={state.isPending}
              onClick={() => state.mutate({ params, body: { state: 'active' } })}
            >
              {t('identity.enable')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => setAsking('disable')}>
              {t('identity.disable')}
            </Button>
          )}
        </div>
      )}
      {asking === 'disable' && (
        <ConfirmDialog
          title={t('identity.disableQuestion', { name: account.full_name })}
          action={t('identity.disable')}
          danger
          working={state.isPending}
          onConfirm={() => state.mutate({ params, body: { state: 'disabled' } })}
          onClose={() => setAsking(undefined)}
        >
          {t('identity.disableHint')}
        </ConfirmDialog>
      )}
      {asking === 'reset' && (
        <ConfirmDialog
          title={t('identity.resetFactorQuestion', { name: account.full_name })}
          action={t('identity.resetFactor')}
          danger
          working={reset.isPending}
          onConfirm={() => reset.mutate({ params })}
          onClose={() => setAsking(undefined)}
        >
          {t('identity.resetFactorHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const isIn = (roles: readonly string[], role: CompanyRole): boolean => roles.includes(role)
