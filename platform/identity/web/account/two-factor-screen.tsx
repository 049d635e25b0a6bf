/** One's own second factor: set up, new recovery codes, give up. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { disableAuthenticator, newRecoveryCodes } from '../../contract/second-factor.ts'
import { AuthenticatorSetup } from '../authenticator-setup.tsx'
import { ensureMe, useMe } from '../me.ts'
import { RecoveryCodes } from '../recovery-codes.tsx'
import { beginSession, currentSession } from '../session-store.ts'
import { useWords } from '../words.ts'
import { AccountPage } from './account-page.tsx'

export function TwoFactorScreen() {
  const t = useWords()
  const { second_factor: on, second_factor_demanded: demanded } = useMe()
  const [open, setOpen] = useState<'set-up' | 'turn-off'>()
  const [made, setMade] = useState<string>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const renew = useAct(newRecoveryCodes, { silentWhenDone: true, after: ({ data }) => setCodes(data.recovery_codes) })
  const giveUp = useAct(disableAuthenticator, {
    after: async () => {
      setOpen(undefined)
      await ensureMe(true)
    },
  })
  const registered = async (token: string) => {
    const session = currentSession()
    if (session) beginSession({ ...session, token, twoFactorDone: true, twoFactorNeeded: true })
    setOpen(undefined)
    setMade(undefined)
    await ensureMe(true)
  }
  return (
    <AccountPage>
      <Section
        title={t('identity.twoFactor')}
        hint={t(on ? 'identity.twoFactorOn' : 'identity.twoFactorOff')}
        actions={<StatusBadge tone={on ? 'good' : 'warn'}>{t(on ? 'identity.on' : 'identity.off')}</StatusBadge>}
      >
        {on ? (
          <Group>
            <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate({})}>
              {t('identity.newCodes')}
            </Button>
            <MayButton
              variant="default"
              closed={demanded ? t('identity.turnOffClosed') : undefined}
              onClick={() => setOpen('turn-off')}
            >
              {t('identity.turnOff')}
            </MayButton>
          </Group>
        ) : (
          <Button onClick={() => setOpen('set-up')}>{t('identity.turnOn')}</Button>
        )}
      </Section>
      <Dialog
        opened={open === 'set-up'}
        onClose={() => (made ? void registered(made) : setOpen(undefined))}
        // The codes are shown only once.
        closeOnClickOutside={!made}
        closeOnEscape={!made}
        title={t('identity.authenticator')}
      >
        <AuthenticatorSetup onMade={setMade} onDone={(token) => void registered(token)} />
      </Dialog>
      <Dialog
        opened={codes.length > 0}
        onClose={() => setCodes([])}
        closeOnClickOutside={false}
        closeOnEscape={false}
        title={t('identity.newCodes')}
      >
        <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
      </Dialog>
      {open === 'turn-off' && (
        <ConfirmDialog
          title={t('identity.turnOffQuestion')}
          action={t('identity.turnOff')}
          danger
          working={giveUp.isPending}
          onConfirm={() => giveUp.mutate({})}
          onClose={() => setOpen(undefined)}
        >
          {t('identity.turnOffHint')}
        </ConfirmDialog>
      )}
    </AccountPage>
  )
}
