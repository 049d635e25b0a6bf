/** An interview as the candidate sees it by the link of the mail; one tap says whether they come. */
import { Button, Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { Facts } from '#design/page.tsx'
import { PublicFrame } from '#design/public-frame.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { LinkOver } from '#platform/http/web/link-over.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { answerInvitation, invited } from '../../contract/interviews.ts'
import { useWords } from '../words.ts'

export function InvitedScreen() {
  const t = useWords()
  const language = useLanguage()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const params = { token }
  const reading = useCall(invited, { params })
  const answer = useAct(answerInvitation, { refreshes: [invited] })
  const of = reading.data
  if (reading.isError) return <LinkOver error={reading.error} />
  if (!of) {
    return (
      <PublicFrame>
        <RowsSkeleton rows={4} />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={t('candidates.yourInterview', { position: of.position })} hint={of.company_name}>
      <Stack gap="md">
        <Facts
          facts={[
            [t('candidates.startsAt'), momentText(of.starts_at, language, of.timezone)],
            [t('candidates.howLong'), t('candidates.minutes', { count: of.minutes })],
            [t('candidates.round'), of.round_name],
            [t('candidates.place'), of.place],
            [t('candidates.meetingUrl'), of.meeting_url && <a href={of.meeting_url}>{of.meeting_url}</a>],
            [t('candidates.yourAnswer'), of.answer && t(`candidates.answer.${of.answer}`)],
          ]}
        />
        {of.status === 'planned' ? (
          <Group>
            {(['yes', 'no'] as const).map((one) => (
              <Button
                key={one}
                variant={of.answer === one ? 'filled' : 'default'}
                loading={answer.isPending}
                onClick={() => answer.mutate({ params, body: { answer: one } })}
              >
                {t(`candidates.comes.${one}`)}
              </Button>
            ))}
          </Group>
        ) : (
          <p>{t(of.status === 'cancelled' ? 'candidates.wasCancelled' : 'candidates.isOver')}</p>
        )}
      </Stack>
    </PublicFrame>
  )
}
