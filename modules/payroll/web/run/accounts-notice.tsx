/** What the month's files will need and nobody has entered yet, said while there is time: with the way to each. */

import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Notice } from '#design/notice.tsx'
import { banks } from '#modules/company/contract/banks.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { comma } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import type { Run } from './use-run.ts'

export function AccountsNotice({ run }: { readonly run: Run }) {
  const t = useWords()
  const session = useSession()
  const isOpen = run.status === 'none' || run.status === 'unconfirmed'
  const seesBanks = mayEnter(session, 'payroll')
  const paying = useCall(banks, {}, { enabled: isOpen && seesBanks })
  if (!isOpen) return null
  const noBank = seesBanks && paying.data !== undefined && !paying.data.some((bank) => bank.is_preferred)
  // Files that some companies never send say themselves what they lack.
  const numbers = [
    ...new Set(
      run.files.filter(({ kind, settled }) => kind === 'statutory' && settled).flatMap((file) => file.missing),
    ),
  ]
  const setting = run.checks.find(({ code }) => code === 'setting_missing')
  if (!noBank && numbers.length === 0 && !setting) return null
  return (
    <Notice
      tone={setting ? 'bad' : 'warn'}
      role="status"
      action={
        <Group gap="xs">
          {setting && (
            <Button size="compact-sm" component={Link} to="/app/settings/payroll">
              {t('payroll.toPaySettings')}
            </Button>
          )}
          {noBank && (
            <Button size="compact-sm" variant="default" component={Link} to="/app/settings/payroll" hash="accounts">
              {t('payroll.addCompanyAccount')}
            </Button>
          )}
          {numbers.length > 0 && (
            <Button size="compact-sm" variant="default" component={Link} to="/app/company/profile">
              {t('payroll.addNumbers')}
            </Button>
          )}
        </Group>
      }
    >
      {setting && <div>{setting.text}</div>}
      {noBank && <div>{t('payroll.noCompanyAccount')}</div>}
      {numbers.length > 0 && <div>{t('payroll.numbersMissing', { names: numbers.join(comma()) })}</div>}
    </Notice>
  )
}
