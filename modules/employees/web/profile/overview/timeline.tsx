/** What changed in somebody's work, the newest first, down to the first day. */
import { Timeline } from '@mantine/core'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { career } from '../../../contract/record/career.ts'
import { choiceWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'

const SHOWN = 5

export function ChangesOf({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const { data } = useCall(career, { params: { id: person.id } })
  if (!data) return null
  const steps = data.toSorted((one, other) => (one.effective_from < other.effective_from ? 1 : -1)).slice(0, SHOWN)
  const told = steps.map(({ id, type, effective_from, position, department }) => ({
    key: id,
    title: choiceWord('career', type),
    text: [dayText(effective_from, language), position, department].filter(Boolean).join(' · '),
  }))
  const joined = { key: 'joined', title: t('employees.joinedHere'), text: dayText(person.joined_on, language) }
  const all = steps.some(({ effective_from }) => effective_from === person.joined_on) ? told : [...told, joined]
  return (
    <>
      <PartHead title={t('employees.timeline')} />
      <Timeline bulletSize={10} lineWidth={2} active={all.length}>
        {all.map(({ key, title, text }) => (
          <Timeline.Item key={key} title={title}>
            <span className="muted">{text}</span>
          </Timeline.Item>
        ))}
      </Timeline>
    </>
  )
}
