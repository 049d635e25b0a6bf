/** One's own mood: today's answer with its note, the months, and what one wrote in them. */
import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Notice } from '#design/notice.tsx'
import { Page, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { addMonths, parseYearMonth, plainDateOf, yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { ownMood } from '../../contract/mood.ts'
import classes from '../mood.module.css'
import { useWords } from '../words.ts'
import { AnswerForm } from './answer-form.tsx'
import { MonthOfMoods } from './month-of-moods.tsx'

export function OwnMoodScreen() {
  const t = useWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const present = yearMonthOf(plainDateOf(useMe().today))
  const { month: asked = '' } = useSearch({ strict: false }) as { month?: string }
  const month = parseYearMonth(asked) ?? present
  const reading = useCall(ownMood, { query: { month: yearMonthText(month) } })
  const go = (by: number) =>
    void navigate({ to: '/me/mood', search: { month: yearMonthText(addMonths(month, by)) }, replace: true })
  const title = monthText(month.year, month.month, language)
  return (
    <Page back="/me" title={t('mood.title')}>
      <Loaded reading={reading} rows={8}>
        {(own) => (
          <div className={classes.own}>
            {own.may_answer ? (
              <AnswerForm key={`${own.answer?.note ?? ''} ${own.answer?.is_shared ?? false}`} own={own} />
            ) : (
              <Notice tone="info">{t('mood.notAsked')}</Notice>
            )}
            <Section
              title={title}
              actions={
                <Group gap="xs">
                  <ActionIcon variant="default" size="lg" aria-label={t('mood.monthBefore')} onClick={() => go(-1)}>
                    <IconChevronLeft size={18} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size="lg"
                    aria-label={t('mood.monthAfter')}
                    disabled={yearMonthText(month) >= yearMonthText(present)}
                    onClick={() => go(1)}
                  >
                    <IconChevronRight size={18} />
                  </ActionIcon>
                </Group>
              }
            >
              <MonthOfMoods label={title} month={month} today={own.today} answers={own.answers} />
            </Section>
            {own.answers.some(({ note }) => note !== null) && (
              <Section title={t('mood.notes')}>
                <ul className={classes.notes}>
                  {own.answers
                    .filter(({ note }) => note !== null)
                    .map(({ date, note, is_shared }) => (
                      <li key={date}>
                        <p>{note}</p>
                        <small className="muted">
                          {weekDayText(date, language)} · {t(is_shared ? 'mood.shared' : 'mood.kept')}
                        </small>
                      </li>
                    ))}
                </ul>
              </Section>
            )}
          </div>
        )}
      </Loaded>
    </Page>
  )
}
