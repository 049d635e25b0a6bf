/** One vacancy beside the list: what it is, who recruits, how candidates are weighed, and its status. */
import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconSpeakerphone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { MarkdownText } from '#design/markdown/markdown-text.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { advertisements } from '../../contract/advertisements.ts'
import { setVacancyStatus, vacancies } from '../../contract/vacancies.ts'
import { statusFault, type VacancyStatus, vacancyStatuses } from '../../model/vacancy-status.ts'
import { useRange } from '../range-text.ts'
import { useWords } from '../words.ts'
import type { Vacancy } from './vacancy.ts'

type VacancyPanelProps = { readonly vacancy: Vacancy; readonly onEdit: () => void; readonly onClose: () => void }

export function VacancyPanel({ vacancy, onEdit, onClose }: VacancyPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const range = useRange()
  const named = ({ name, name_zh }: { name: string; name_zh: string | null }) =>
    language === 'zh-Hant' ? (name_zh ?? name) : name
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{vacancy.position_name}</h2>
          <VacancyBadge status={vacancy.status} />
        </>
      }
      foot={
        <Group>
          <Button
            component={Link}
            to={`/app/onboarding/vacancy/advertisement/${vacancy.id}`}
            leftSection={<IconSpeakerphone size={16} />}
          >
            {t(vacancy.advertisement_id ? 'recruitment.seeAdvertisement' : 'recruitment.advertise')}
          </Button>
          <Button variant="default" onClick={onEdit}>
            {t('recruitment.edit')}
          </Button>
          <StatusMenu vacancy={vacancy} />
        </Group>
      }
    >
      <Facts
        facts={[
          [t('recruitment.department'), vacancy.department_name],
          [t('recruitment.heads'), `${vacancy.filled} / ${vacancy.headcount}`],
          [
            t('recruitment.candidates'),
            <Group key="candidates" gap="xs">
              {/* A bare 0 is left out by the group. */}
              <span>{vacancy.candidates_count}</span>
              {vacancy.candidates_count > 0 && (
                <Link to="/app/onboarding/candidates" search={{ 'f.vacancy': vacancy.id }}>
                  {t('recruitment.candidatesNow')}
                </Link>
              )}
              {(vacancy.status === 'open' || vacancy.status === 'on_hold') && (
                <Link to="/app/onboarding/candidates" search={{ 'f.vacancy': vacancy.id, ask: 'add' } as never}>
                  {t('recruitment.addCandidate')}
                </Link>
              )}
            </Group>,
          ],
          [t('recruitment.pay'), range(vacancy)],
          [t('recruitment.employment'), t(`recruitment.type.${vacancy.employment_type}`)],
          [t('recruitment.hiringManager'), vacancy.hiring_manager_name],
          [t('recruitment.closeDate'), dayText(vacancy.close_date, language)],
          [t('recruitment.description'), vacancy.description && <MarkdownText key="text" text={vacancy.description} />],
        ]}
      />
      <Section title={t('recruitment.team')} hint={vacancy.team.length === 0 ? t('recruitment.noTeam') : undefined}>
        {vacancy.team.length > 0 && (
          <SimpleTable
            label={t('recruitment.team')}
            rows={vacancy.team}
            rowId={({ employee_id, part }) => `${employee_id} ${part}`}
            columns={[
              { id: 'name', header: t('recruitment.person'), cell: ({ full_name }) => full_name },
              { id: 'part', header: t('recruitment.part'), cell: ({ part }) => t(`recruitment.part.${part}`) },
            ]}
          />
        )}
      </Section>
      <Section
        title={t('recruitment.rounds')}
        hint={vacancy.rounds.length === 0 ? t('recruitment.noRounds') : undefined}
      >
        {vacancy.rounds.length > 0 && (
          <SimpleTable
            label={t('recruitment.rounds')}
            rows={vacancy.rounds}
            rowId={({ id }) => id}
            columns={[
              { id: 'name', header: t('recruitment.name'), cell: named },
              { id: 'minutes', header: t('recruitment.minutes'), number: true, cell: ({ minutes }) => minutes },
            ]}
          />
        )}
      </Section>
      <Section
        title={t('recruitment.scorecard')}
        hint={vacancy.scorecard.length === 0 ? t('recruitment.noScorecard') : undefined}
      >
        {vacancy.scorecard.length > 0 && (
          <SimpleTable
            label={t('recruitment.scorecard')}
            rows={vacancy.scorecard}
            rowId={({ id }) => id}
            columns={[
              { id: 'name', header: t('recruitment.name'), cell: named },
              { id: 'weight', header: t('recruitment.weight'), number: true, cell: ({ weight }) => `${weight} %` },
            ]}
          />
        )}
      </Section>
    </Panel>
  )
}

function StatusMenu({ vacancy }: { readonly vacancy: Vacancy }) {
  const t = useWords()
  const set = useAct(setVacancyStatus, { refreshes: [vacancies, advertisements] })
  const offered = vacancyStatuses.filter((one) => one !== vacancy.status && !statusFault(vacancy, one))
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" loading={set.isPending} rightSection={<IconChevronDown size={14} />}>
          {t('recruitment.setStatus')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((status) => (
          <Menu.Item key={status} onClick={() => set.mutate({ params: { id: vacancy.id }, body: { status } })}>
            {t(`recruitment.set.${status}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const TONES: Readonly<Record<VacancyStatus, Tone>> = { open: 'good', on_hold: 'warn', closed: 'plain', filled: 'info' }

export function VacancyBadge({ status }: { readonly status: VacancyStatus }) {
  const t = useWords()
  return <StatusBadge tone={TONES[status]}>{t(`recruitment.status.${status}`)}</StatusBadge>
}
