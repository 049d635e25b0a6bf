/** How much is asked this month, never by whom nor for what; and who agreed to the terms. */
import { Facts, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { acceptances, usage } from '../contract/instruction.ts'
import { useWords } from './words.ts'

const LAST = 25

export function Usage() {
  const t = useWords()
  const reading = useCall(usage, {})
  return (
    <Loaded reading={reading} rows={4}>
      {({ quota, answered, unanswered, helpful, not_helpful, acknowledgement }) => (
        <>
          <Section title={t('assistant.usage', { month: quota.period })} hint={t('assistant.usageHint')}>
            <Facts
              facts={[
                [
                  t('assistant.messages'),
                  t('assistant.of', { used: wholeText(quota.used), quota: wholeText(quota.quota) }),
                ],
                [t('assistant.remaining'), wholeText(quota.remaining)],
                [t('assistant.answered'), wholeText(answered)],
                [t('assistant.unanswered'), wholeText(unanswered)],
                [t('assistant.foundHelpful'), wholeText(helpful)],
                [t('assistant.foundNotHelpful'), wholeText(not_helpful)],
              ]}
            />
          </Section>
          <Section title={t('assistant.acknowledgement')} hint={t('assistant.acknowledgementHint')}>
            {acknowledgement ? (
              <>
                <Facts
                  facts={[
                    [t('assistant.inForce'), t('assistant.versionOf', { ...acknowledgement })],
                    [t('assistant.agreed'), wholeText(acknowledgement.accepted)],
                  ]}
                />
                <Agreed />
              </>
            ) : (
              <p className="muted">{t('assistant.nothingInForce')}</p>
            )}
          </Section>
        </>
      )}
    </Loaded>
  )
}

function Agreed() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const reading = useCall(acceptances, { query: { page: 1, per_page: LAST } })
  return (
    <Loaded reading={reading} rows={3}>
      {(rows) => (
        <Facts
          facts={rows.map(({ name, version, accepted_at }) => [
            name,
            t('assistant.agreedTo', { version, at: momentText(accepted_at, language, zone) }),
          ])}
        />
      )}
    </Loaded>
  )
}
