/** What a candidate sent: facts, resume, letter, answers, and what came again. */
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Facts, Section } from '#design/page.tsx'
import { download } from '#platform/http/web/download.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useCandidateCalls } from './calls.ts'
import { answerText, type TeamCandidateWhole } from './candidate.ts'
import { ResumePart } from './resume-part.tsx'
import { useWords } from './words.ts'

type Fact = readonly [string, ReactNode]
type SentProps = {
  readonly of: TeamCandidateWhole
  /** What only HR is shown. */
  readonly more?: readonly Fact[]
  /** Whether what was read of the resume can be taken over. */
  readonly mayTake?: boolean
}

/** With what only HR is answered. */
type Repeat = TeamCandidateWhole['repeats'][number] & {
  readonly expected_salary?: string | null | undefined
  readonly identity_no?: string | null | undefined
}

export function Sent({ of, more = [], mayTake = false }: SentProps) {
  const t = useWords()
  const language = useLanguage()
  const calls = useCandidateCalls()
  const currency = useMe().currency_code ?? ''
  const day = (text: string | null) => dayText(text?.slice(0, 10), language)
  return (
    <>
      <Facts
        facts={[
          [t('candidates.vacancy'), of.position_name],
          [
            t('candidates.email'),
            <a key="mail" href={`mailto:${of.email}`}>
              {of.email}
            </a>,
          ],
          [
            t('candidates.phone'),
            <a key="phone" href={`tel:${of.phone.replace(/[^+\d]/g, '')}`}>
              {of.phone}
            </a>,
          ],
          [t('candidates.availableFrom'), day(of.available_from)],
          [t('candidates.source'), of.source],
          [t('candidates.score'), of.score],
          [t('candidates.appliedOn'), day(of.created_at)],
          ...more,
          ...(of.reason ? ([[t('candidates.reason'), of.reason]] as const) : []),
        ]}
      />
      {of.resume && <ResumePart of={of} resume={of.resume} mayTake={mayTake} />}
      {of.cover_letter && (
        <Section title={t('candidates.coverLetter')}>
          <p style={{ whiteSpace: 'pre-line' }}>{of.cover_letter}</p>
        </Section>
      )}
      {of.answers.length > 0 && (
        <Section title={t('candidates.answers')}>
          <Facts
            facts={of.answers.map(({ text, answer, out }) => [
              text,
              out ? `${answerText(answer, t)} · ${t('candidates.out')}` : answerText(answer, t),
            ])}
          />
        </Section>
      )}
      {of.repeats.length > 0 && (
        <Section title={t('candidates.repeats')} hint={t('candidates.repeatsHint')}>
          {of.repeats.map((repeat: Repeat) => (
            <Group key={repeat.id} justify="space-between">
              <span>
                {[
                  ...[day(repeat.at), repeat.full_name, repeat.email, repeat.phone, repeat.source, repeat.identity_no],
                  repeat.expected_salary && moneyText(repeat.expected_salary, currency),
                  day(repeat.available_from),
                  ...repeat.answers.map(({ text, answer }) => `${text} ${answerText(answer, t)}`),
                  repeat.cover_letter,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {repeat.resume_name && (
                <Button
                  variant="subtle"
                  onClick={() => void download(calls.resume, { params: { id: of.id }, query: { repeat: repeat.id } })}
                >
                  {repeat.resume_name}
                </Button>
              )}
            </Group>
          ))}
        </Section>
      )}
    </>
  )
}
