/** What becomes of an invitation: that it goes out by mail, or where its link lies as long as no mail server is set up. */
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { accounts } from '../contract/accounts.ts'
import { useWords } from './words.ts'

export function InvitationFate({ mails = 'sent' }: { readonly mails?: DataOf<typeof accounts>['mails'] | undefined }) {
  const t = useWords()
  return (
    <Text c={mails === 'sent' ? 'dimmed' : undefined}>
      {t(`identity.fate.${mails}`)}
      {mails === 'readable' && (
        <>
          {' '}
          <Anchor component={Link} to="/app/settings/access?show=mails" inherit>
            {t('identity.fate.open')}
          </Anchor>
        </>
      )}
    </Text>
  )
}
