/** Puts a report together: what it is about, its columns, conditions, order and groups, with the first rows beside it. */
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { subjects } from '../contract/catalogue.ts'
import { addTemplate, changeTemplate, template, templates } from '../contract/templates.ts'
import classes from './builder.module.css'
import { ColumnsPart } from './columns-part.tsx'
import { ConditionsPart } from './conditions-part.tsx'
import { type Draft, draftOf, type Subject, type Template, wholeOf } from './draft.ts'
import { OrderPart } from './order-part.tsx'
import { Notes, PreviewPart, usePreview } from './preview-part.tsx'
import { WhenField } from './when-field.tsx'
import { useWords } from './words.ts'

const NEW = 'new'

export function BuilderScreen() {
  const t = useWords()
  const { id = NEW } = useParams({ strict: false }) as { readonly id?: string }
  const catalogue = useCall(subjects, {})
  const now = useCall(template, { params: { id } }, { enabled: id !== NEW, staleTime: 0 })
  return (
    <Page title={id === NEW ? t('reports.new') : (now.data?.name ?? t('reports.edit'))} crumb={t('reports.title')}>
      <Loaded reading={catalogue} rows={8}>
        {(known) =>
          id === NEW ? (
            <Builder key={NEW} known={known} now={undefined} />
          ) : (
            <Loaded reading={now} rows={8}>
              {(found) => <Builder key={`${found.id} ${found.revision}`} known={known} now={found} />}
            </Loaded>
          )
        }
      </Loaded>
    </Page>
  )
}

type BuilderProps = { readonly known: readonly Subject[]; readonly now: Template | undefined }

function Builder({ known, now }: BuilderProps) {
  const t = useWords()
  const [first] = known
  const start = now?.definition ?? (first ? draftOf(first) : undefined)
  const subject = known.find(({ key }) => key === start?.subject)
  if (!start || !subject) return <Empty title={t('reports.closed')} hint={now?.closed ?? t('reports.closedHint')} />
  return <Parts known={known} now={now} start={start} />
}

function Parts({ known, now, start }: BuilderProps & { readonly start: Draft }) {
  const t = useWords()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(start)
  const [name, setName] = useState(now?.mine ? now.name : '')
  const [isShared, setShared] = useState(now?.mine ? now.is_shared : false)
  const { reading, errors: found } = usePreview(draft)
  const doing = {
    refreshes: [templates, template],
    quiet: true,
    after: () => navigate({ to: '/app/reportGenerator', search: {} }),
  }
  const [add, change] = [useAct(addTemplate, doing), useAct(changeTemplate, doing)]
  const saving = now?.mine ? change : add
  const errors = { ...found, ...fieldErrors(saving.error) }
  const subject = known.find(({ key }) => key === draft.subject) ?? known[0]
  if (!subject) return null
  const patch = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed })
  const send = () => {
    const body = { name, is_shared: isShared, definition: wholeOf(draft) }
    if (now?.mine) change.mutate({ params: { id: now.id }, body: { ...body, revision: now.revision } })
    else add.mutate({ body })
  }
  return (
    <div className={classes.grid}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Stack gap="md">
          {now && <Notes notes={now.notes} />}
          <Section>
            <Stack gap="sm">
              <TextInput
                label={t('reports.name')}
                description={now && !now.mine ? t('reports.asOwn') : undefined}
                required
                maxLength={255}
                value={name}
                error={errors.name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <ChoiceField
                label={t('reports.subject')}
                description={subject.hint}
                searchable
                allowDeselect={false}
                value={draft.subject}
                error={errors['definition.subject']}
                onChange={(key) => {
                  const next = known.find((one) => one.key === key)
                  if (next && next.key !== draft.subject) setDraft(draftOf(next))
                }}
                data={known.map((one) => ({ value: one.key, label: one.name }))}
              />
              <WhenField
                asks={subject.asks}
                value={draft.when}
                error={
                  errors['definition.when.name'] ??
                  errors['definition.when.from'] ??
                  errors['definition.when.to'] ??
                  errors['when.to']
                }
                onChange={(when) => patch({ when })}
              />
              <Switch
                label={t('reports.share')}
                description={t('reports.shareHint')}
                checked={isShared}
                onChange={(event) => setShared(event.currentTarget.checked)}
              />
            </Stack>
          </Section>
          <Section title={t('reports.columns')} hint={t('reports.columnsHint')}>
            <ColumnsPart
              subject={subject}
              columns={draft.columns}
              errors={errors}
              onChange={(columns) => patch({ columns })}
            />
          </Section>
          <Section title={t('reports.conditions')}>
            <ConditionsPart subject={subject} draft={draft} errors={errors} onChange={patch} />
          </Section>
          <Section title={t('reports.order')}>
            <OrderPart subject={subject} draft={draft} errors={errors} onChange={patch} />
          </Section>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void navigate({ to: '/app/reportGenerator', search: {} })}>
              {t('reports.cancel')}
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {t('reports.save')}
            </Button>
          </Group>
        </Stack>
      </Form>
      <div className={classes.beside}>
        <PreviewPart reading={reading} />
      </div>
    </div>
  )
}
