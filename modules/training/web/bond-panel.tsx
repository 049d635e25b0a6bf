/** One bond beside the list, and how it is settled with who leaves. */
import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { DateField } from '#design/fields/date-field.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { bonds, settleBond } from '../contract/records.ts'
import type { BondShown } from './bond-shown.ts'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

type BondPanelProps = { readonly bond: BondShown; readonly onClose: () => void }

export function BondPanel({ bond, onClose }: BondPanelProps) {
  const t = useWords()
  const text = useTrainingText()
  const mayWrite = mayEnter(useSession(), 'training')
  return (
    <Panel onClose={onClose} head={<h2>{bond.full_name}</h2>}>
      <Facts
        facts={[
          [t('training.course'), bond.course],
          [t('training.bond'), text.bond(bond)],
          [t('training.bondAcceptedOn'), bond.accepted_on ? text.day(bond.accepted_on) : t('training.bondNotAccepted')],
          [t('training.served'), t('training.servedOf', { served: bond.served, months: bond.months })],
          [t('training.boundUntil'), text.day(bond.until)],
          [t('training.leftOn'), text.day(bond.left_on)],
          [t('training.owed'), text.money(bond.owed)],
          [t('training.deducted'), text.money(bond.deducted)],
        ]}
      />
      {mayWrite &&
        (bond.left_on === null ? <p className="muted">{t('training.settleHint')}</p> : <Settlement bond={bond} />)}
    </Panel>
  )
}

const answers = ['yes', 'no', 'unknown'] as const
const FLAGS = { yes: true, no: false, unknown: null } as const

function Settlement({ bond }: Pick<BondPanelProps, 'bond'>) {
  const t = useWords()
  const { today } = useMe()
  const [ownDoing, setOwnDoing] = useState<(typeof answers)[number]>(
    bond.own_doing === null ? 'unknown' : bond.own_doing ? 'yes' : 'no',
  )
  const [consent, setConsent] = useState(bond.consent_on ?? '')
  const act = useAct(settleBond, { refreshes: [bonds] })
  const errors = fieldErrors(act.error)
  const send = () =>
    act.mutate({
      params: { employeeId: bond.employee_id, sessionId: bond.session_id },
      body: { own_doing: FLAGS[ownDoing], consent_on: (ownDoing === 'yes' && consent) || null },
    })
  return (
    <Section>
      <Stack gap="md">
        <Radio.Group
          label={t('training.ownDoing')}
          value={ownDoing}
          error={errors.own_doing}
          onChange={(chosen) => setOwnDoing(answers.find((one) => one === chosen) ?? 'unknown')}
        >
          <Stack gap="xs" mt={6}>
            {answers.map((one) => (
              <Radio key={one} value={one} label={t(`training.ownDoing.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {ownDoing === 'yes' && (
          <DateField
            label={t('training.consentOn')}
            description={t('training.consentHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            latest={today}
            value={consent}
            error={errors.consent_on}
            onChange={setConsent}
          />
        )}
        <Button variant="default" loading={act.isPending} onClick={send}>
          {t('training.settle')}
        </Button>
      </Stack>
    </Section>
  )
}
