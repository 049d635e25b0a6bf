/** One case: the facts on one side, what the law makes of them on the other, as they are typed. */
import { Button, CopyButton, Group } from '@mantine/core'
import { IconLink, IconListDetails } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { isRefusedAnswer } from '#statutory/core/country-law.ts'
import type { Scheme } from '#statutory/core/scheme.ts'
import { addressOf, type LawCase } from '../model/address.ts'
import { draftOf, givenOf, isEmpty, placeOf } from '../model/draft.ts'
import type { SpokenBook } from './books/books.ts'
import { CaseForm } from './form/case-form.tsx'
import { RefusalText } from './form/refusal-text.tsx'
import classes from './law.module.css'
import { AnswerView } from './outcome/answer-view.tsx'
import { RefusedView } from './outcome/refused-view.tsx'
import type { Standings } from './use-standing.ts'
import { useWords } from './words.ts'

type CaseViewProps = {
  readonly book: SpokenBook
  readonly scheme: Scheme
  readonly opened: LawCase
  readonly standings: Standings
}

export function CaseView({ book, scheme, opened, standings }: CaseViewProps) {
  const t = useWords()
  const { on, draft } = opened
  const { answer, worksheet = [] } = book.law.workOut(scheme.id, on, givenOf(draft, scheme.given), { worksheet: true })
  const refused = isRefusedAnswer(answer) ? answer : undefined
  // A form that nobody has touched yet has no faults.
  const shown = refused && !isEmpty(draft) ? { ...refused, place: placeOf(refused.key) } : undefined
  const names: { readonly [scheme: string]: string } = book.words.schemes
  const example = book.examples[scheme.id]
  const change = (changed: Partial<LawCase>) => standings.type({ ...opened, ...changed })
  return (
    <div className={classes.case}>
      <section className={`card ${classes.facts}`} aria-label={t('law.facts')}>
        <div className={classes.top}>
          <ChoiceField
            label={t('law.scheme')}
            data={[...book.law.schemes.keys()].map((value) => ({ value, label: names[value] ?? value }))}
            value={scheme.id}
            allowDeselect={false}
            searchable
            onChange={(chosen) => standings.open({ scheme: chosen, on, draft: {} })}
          />
          <DateField
            label={t('law.day')}
            description={t('law.dayHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={on}
            onChange={(day) => change({ on: day })}
            error={refused?.key === 'on' && <RefusalText words={book.words} label={t('law.day')} refused={refused} />}
          />
        </div>
        <Group gap="xs">
          {example && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconListDetails size={14} />}
              onClick={() => standings.open({ scheme: scheme.id, on: example.on, draft: draftOf(example.given) })}
            >
              {t('law.example')}
            </Button>
          )}
          <CopyButton value={`${window.location.origin}/law#${addressOf(opened)}`}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="default" leftSection={<IconLink size={14} />} onClick={copy}>
                {t(copied ? 'law.copied' : 'law.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        <CaseForm
          key={standings.opened}
          about={{ book, scheme: scheme.id, refused: shown }}
          scheme={scheme}
          draft={draft}
          onChange={(changed) => change({ draft: changed })}
        />
      </section>
      <div className={classes.outcome} aria-live="polite">
        {refused ? (
          <RefusedView book={book} scheme={scheme} refused={refused} untouched={isEmpty(draft)} />
        ) : (
          <AnswerView key={scheme.id} book={book} scheme={scheme} answer={answer} worksheet={worksheet} />
        )}
      </div>
    </div>
  )
}
