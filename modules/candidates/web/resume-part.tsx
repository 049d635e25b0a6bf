/** The resume as it was sent, and what was read of it: what differs from the card is taken over by a click. */
import { Button, Group, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Section } from '#design/page.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeCandidate, resumeOf } from '../contract/candidates.ts'
import type { CandidateWhole } from './candidate.ts'
import classes from './candidates.module.css'
import { REFRESHES } from './use-move.ts'
import { useWords } from './words.ts'

type Resume = NonNullable<CandidateWhole['resume']>
const FIELDS = { full_name: 'candidates.name', email: 'candidates.email', phone: 'candidates.phone' } as const

export function ResumePart({ of, resume }: { readonly of: CandidateWhole; readonly resume: Resume }) {
  const t = useWords()
  const { name, state, proposed } = resume
  return (
    <Section
      title={t('candidates.resume')}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(resumeOf, { params: { id: of.id } })}
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
      {proposed && <Proposed of={of} proposed={proposed} />}
    </Section>
  )
}

type ProposedProps = { readonly of: CandidateWhole; readonly proposed: NonNullable<Resume['proposed']> }

function Proposed({ of, proposed }: ProposedProps) {
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
              {t(FIELDS[field])}: <b>{value}</b>
            </span>
            {isSame ? (
              <span className="muted">{t('candidates.read.same')}</span>
            ) : (
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
              <span>{t('candidates.read.schools')}:</span>
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
