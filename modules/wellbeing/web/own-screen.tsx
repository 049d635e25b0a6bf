/** Somebody to talk to: help lines first, then whoever at the company could be told, and what one told. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { Page, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { ownWellbeing } from '../contract/own.ts'
import { HelpLines } from './help-lines.tsx'
import { OwnAlertCard } from './own-alert.tsx'
import { TellDialog } from './tell-dialog.tsx'
import { useWords } from './words.ts'

/** What is open changes while the page stands. */
const LOOK_AGAIN_MS = 5 * 60_000

export function OwnWellbeingScreen() {
  const t = useWords()
  const [telling, setTelling] = useState(false)
  const reading = useCall(ownWellbeing, {}, { refetchInterval: LOOK_AGAIN_MS })
  return (
    <Page back="/me" narrow title={t('wellbeing.mine')}>
      <Loaded reading={reading} rows={5}>
        {({ lines, reviewers, alerts }) => (
          <>
            <p>{t('wellbeing.intro')}</p>
            <Section title={t('wellbeing.lines')} hint={t('wellbeing.linesHint')}>
              <HelpLines lines={lines} />
            </Section>
            <Section title={t('wellbeing.atCompany')} hint={t('wellbeing.atCompanyHint')}>
              {reviewers.length === 0 ? (
                <Notice tone="info">{t('wellbeing.nobodyYet')}</Notice>
              ) : (
                <>
                  <p>{t('wellbeing.who', { names: reviewers.map(({ name }) => name).join(t('wellbeing.and')) })}</p>
                  <Button variant="default" onClick={() => setTelling(true)}>
                    {t('wellbeing.tell')}
                  </Button>
                </>
              )}
            </Section>
            {alerts.length > 0 && (
              <Section title={t('wellbeing.told')}>
                {alerts.map((alert) => (
                  <OwnAlertCard key={alert.id} alert={alert} />
                ))}
              </Section>
            )}
            {telling && <TellDialog reviewers={reviewers} onClose={() => setTelling(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
