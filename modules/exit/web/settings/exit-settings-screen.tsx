/** What whoever leaves is asked, and what is cleared before they go. */
import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { LeaveGuard } from '#design/unsaved/use-leaving.tsx'
import { changeSettings, settings } from '#modules/company/contract/settings.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { taskOwners } from '../../model/clearance.ts'
import { exitTypes } from '../../model/exit-types.ts'
import classes from '../exit.module.css'
import { useWords } from '../words.ts'

type Settings = DataOf<typeof settings>

export function ExitSettingsScreen() {
  const t = useWords()
  const reading = useCall(settings, {})
  return (
    <Page narrow title={t('exit.settings')} crumb={t('exit.settingsCrumb')}>
      <Loaded reading={reading}>
        {(now) => (
          <>
            <Questions key={JSON.stringify(now.exit_questions)} now={now} />
            <Clearance key={JSON.stringify(now.exit_clearance)} now={now} />
            <Flow />
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Who acknowledges that somebody leaves. */
function Flow() {
  const t = useWords()
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  const types = exitTypes.map(({ name }) => ({ value: name, label: t(`exit.type.${name}`) }))
  return (
    <KindChains
      kind="exit"
      title={t('exit.flow')}
      hint={t('exit.flowHint')}
      conditions={{ types, departments: units }}
    />
  )
}

function Questions({ now }: { readonly now: Settings }) {
  const t = useWords()
  const [rows, setRows] = useState(now.exit_questions)
  const save = useAct(changeSettings, { refreshes: [settings] })
  const set = (at: number, change: object) => setRows(rows.map((row, i) => (i === at ? { ...row, ...change } : row)))
  const kept = rows.filter(({ text }) => text.trim() !== '')
  return (
    <Section title={t('exit.questions')} hint={t('exit.questionsHint')}>
      <div className={classes.rows}>
        {rows.map((row, at) => (
          <Group key={row.id} align="flex-end" wrap="nowrap">
            <div className={classes.two}>
              <TextInput
                label={t('exit.question')}
                maxLength={255}
                value={row.text}
                onChange={({ currentTarget }) => set(at, { text: currentTarget.value })}
              />
              <TextInput
                label={t('exit.questionZh')}
                maxLength={255}
                value={row.text_zh}
                onChange={({ currentTarget }) => set(at, { text_zh: currentTarget.value })}
              />
            </div>
            <ActionIcon
              size="lg"
              aria-label={t('exit.removeRow', { name: row.text })}
              onClick={() => setRows(rows.filter((_, i) => i !== at))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
      </div>
      <Foot
        isChanged={JSON.stringify(rows) !== JSON.stringify(now.exit_questions)}
        working={save.isPending}
        onAdd={() => setRows([...rows, { id: newRowId(rows), text: '', text_zh: '' }])}
        onSave={() =>
          save.mutate({
            params: { id: now.company_id },
            body: { exit_questions: kept, was: { exit_questions: now.exit_questions } },
          })
        }
      />
    </Section>
  )
}

function Clearance({ now }: { readonly now: Settings }) {
  const t = useWords()
  const [rows, setRows] = useState(now.exit_clearance)
  const save = useAct(changeSettings, { refreshes: [settings] })
  const set = (at: number, change: object) => setRows(rows.map((row, i) => (i === at ? { ...row, ...change } : row)))
  const kept = rows.filter(({ name }) => name.trim() !== '')
  return (
    <Section title={t('exit.clearance')} hint={t('exit.clearanceHint')}>
      <div className={classes.rows}>
        {rows.map((row, at) => (
          <Group key={row.id} align="flex-end" wrap="nowrap">
            <div className={classes.two}>
              <TextInput
                label={t('exit.task')}
                maxLength={255}
                value={row.name}
                onChange={({ currentTarget }) => set(at, { name: currentTarget.value })}
              />
              <TextInput
                label={t('exit.taskZh')}
                maxLength={255}
                value={row.name_zh}
                onChange={({ currentTarget }) => set(at, { name_zh: currentTarget.value })}
              />
              <ChoiceField
                label={t('exit.owner')}
                allowDeselect={false}
                data={taskOwners.map((owner) => ({ value: owner, label: t(`exit.owner.${owner}`) }))}
                value={row.owner}
                onChange={(owner) => set(at, { owner })}
              />
            </div>
            <ActionIcon
              size="lg"
              aria-label={t('exit.removeRow', { name: row.name })}
              onClick={() => setRows(rows.filter((_, i) => i !== at))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
      </div>
      <Foot
        isChanged={JSON.stringify(rows) !== JSON.stringify(now.exit_clearance)}
        working={save.isPending}
        onAdd={() => setRows([...rows, { id: newRowId(rows), name: '', name_zh: '', owner: 'hr' }])}
        onSave={() =>
          save.mutate({
            params: { id: now.company_id },
            body: { exit_clearance: kept, was: { exit_clearance: now.exit_clearance } },
          })
        }
      />
    </Section>
  )
}

type FootProps = {
  readonly isChanged: boolean
  readonly working: boolean
  readonly onAdd: () => void
  readonly onSave: () => void
}

function Foot({ isChanged, working, onAdd, onSave }: FootProps) {
  const t = useWords()
  return (
    <Group justify="space-between" mt="md">
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={onAdd}>
        {t('exit.addRow')}
      </Button>
      <Button disabled={!isChanged} loading={working} onClick={onSave}>
        {t('exit.save')}
      </Button>
      <LeaveGuard unsaved={isChanged} />
    </Group>
  )
}

/** One that no row has. */
function newRowId(rows: readonly { readonly id: string }[]): string {
  let count = rows.length + 1
  while (rows.some(({ id }) => id === `r${count}`)) count += 1
  return `r${count}`
}
