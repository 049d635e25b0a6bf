/** The resume as it was sent, and what was read of it: what differs from the card is taken over by a click. */
import { Button, Group, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Section } from '#design/page.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeCandidate } from '../contract/candidates.ts'
import { useCandidateCalls } from './calls.ts'
import type { TeamCandidateWhole } from './candidate.ts'
import classes from './candidates.module.css'
import { REFRESHES } from './use-move.ts'
import { useWords } from './words.ts'

type Resume = NonNullable<TeamCandidateWhole['resume']>
const FIELDS = { full_name: 'candidates.name', email: 'candidates.email', phone: 'candidates.phone' } as const

type ResumePartProps = { readonly of: TeamCandidateWhole; readonly resume: Resume; readonly mayTake: boolean }

export function ResumePart({ of, resume, mayTake }: ResumePartProps) {
  const t = useWords()
  const calls = useCandidateCalls()
  const { name, state, proposed } = resume
  return (
    <Section
      title={t('candidates.resume')}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(calls.resume, { params: { id: of.id } })}
        >
          {name}
        </Button>
      }
    >
      {state === 'waiting' && (
        <p className="muted" role="status">
          <Loader size={12} aria-hidden /> {t('candidates.read.waiting')}
        </p>
      )}
      {state === 'unreadable' && <p className="muted">{t('candidates.read.unreadable')}</p>}
      {state === 'read' && !proposed && <p className="muted">{t('candidates.read.nothing')}</p>}
      {proposed && <Proposed of={of} proposed={proposed} mayTake={mayTake} />}
    </Section>
  )
}

type ProposedProps = Omit<ResumePartProps, 'resume'> & { readonly proposed: NonNullable<Resume['proposed']> }

function Proposed({ of, proposed, mayTake }: ProposedProps) {
  const t = useWords()
  const take = useAct(changeCandidate, { refreshes: REFRESHES })
  const said = (['full_name', 'email', 'phone'] as const).flatMap((field) => {
    const value = proposed[field]
    return value === null ? [] : [{ field, value, isSame: plain(value) === plain(of[field]) }]
  })
  return (
    <>
      <p className="muted">{t('candidates.read.title')}</p>
      <ul className={classes.read}>
        {said.map(({ field, value, isSame }) => (
          <li key={field}>
            <span>
              {t('candidates.read.what', { what: t(FIELDS[field]) })}
              <b>{value}</b>
            </span>
            {isSame && <span className="muted">{t('candidates.read.same')}</span>}
            {!isSame && mayTake && (
              <Button
                size="compact-xs"
                variant="default"
                loading={take.isPending}
                aria-label={t('candidates.read.takeOf', { what: t(FIELDS[field]) })}
                onClick={() => take.mutate({ params: { id: of.id }, body: { [field]: value } })}
              >
                {t('candidates.read.take')}
              </Button>
            )}
          </li>
        ))}
        {proposed.schools.length > 0 && (
          <li>
            <Group gap={6}>
              <span>{t('candidates.read.what', { what: t('candidates.read.schools') })}</span>
              <b>{proposed.schools.join(t('candidates.read.comma'))}</b>
            </Group>
          </li>
        )}
      </ul>
    </>
  )
}

/** Written otherwise, the same: capitals, blanks, the signs in a phone number. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s()-]/g, '')
