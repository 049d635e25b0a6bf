/** One company: its package and limit, its modules and features, and whether it is open at all. */
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { onSessionEnd } from '#platform/identity/web/session-store.ts'
import { wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changeCompanyStatus, operatedCompanies } from '../contract/companies.ts'
import { CompanySwitches } from './company-switches.tsx'
import type { Operated } from './operated.ts'
import classes from './operations.module.css'
import { PackageForm } from './package-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useWords } from './words.ts'

type CompanyPanelProps = {
  readonly company: Operated
  readonly packages: readonly string[]
  readonly onClose: () => void
}

/** Why a company is looked into is asked once a visit, and kept with each reading. */
const reasons = new Map<string, string>()
onSessionEnd(() => reasons.clear())

export function CompanyPanel({ company, packages, onClose }: CompanyPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState(reasons.get(company.id))
  const open = company.status === 'active'
  const change = useAct(changeCompanyStatus, { refreshes: [operatedCompanies], after: () => setAsking(false) })
  const send = () => change.mutate({ params: { a: open ? '0' : '1', b: company.id } })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <Group gap="xs">
            <h2>{company.name}</h2>
            <StatusBadge tone={open ? 'good' : 'bad'}>{t(`operations.status.${company.status}`)}</StatusBadge>
          </Group>
          <p>
            {t('operations.headcountNow', {
              people: wholeText(company.headcount),
              limit: wholeText(company.headcount_limit),
            })}
          </p>
        </>
      }
      foot={
        <Group justify="flex-end">
          <Button variant="default" color={open ? 'red' : undefined} onClick={() => (open ? setAsking(true) : send())}>
            {t(open ? 'operations.disable' : 'operations.enable')}
          </Button>
        </Group>
      }
    >
      <Stack gap="lg" className={classes.panelParts}>
        <PackageForm
          company={company}
          packages={packages}
          key={`${company.package} ${company.headcount_limit} ${company.is_rms} ${language}`}
        />
        {reason === undefined ? (
          <ReasonForm
            onGiven={(given) => {
              reasons.set(company.id, given)
              setReason(given)
            }}
          />
        ) : (
          <>
            <CompanySwitches kind="module" companyId={company.id} reason={reason} />
            <CompanySwitches kind="feature" companyId={company.id} reason={reason} />
          </>
        )}
      </Stack>
      {asking && (
        <ConfirmDialog
          title={t('operations.disableTitle', { name: company.name })}
          action={t('operations.disable')}
          danger
          working={change.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          {t('operations.disableHint', { people: wholeText(company.headcount) })}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
