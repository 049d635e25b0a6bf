/** What is to be cleared before somebody goes: ticked off, or waived with a reason. */
import { ActionIcon, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Section } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { roleWord } from '#platform/identity/web/names.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { addTask, changeTask, removeTask } from '../../contract/exits/clearance.ts'
import { exit as exitCall, exits } from '../../contract/exits/exits.ts'
import { type TaskOwner, taskOwners } from '../../model/clearance.ts'
import classes from '../exit.module.css'
import { useWords } from '../words.ts'
import type { ExitWhole } from './shown.ts'

const doing = { refreshes: [exits, exitCall], silentWhenDone: true } as const

export function ClearancePart({ exit }: { readonly exit: ExitWhole }) {
  const t = useWords()
  const language = useLanguage()
  const [waiving, setWaiving] = useState<ExitWhole['tasks'][number]>()
  const change = useAct(changeTask, { ...doing, after: () => setWaiving(undefined) })
  const remove = useAct(removeTask, doing)
  const mayClear = exit.may.includes('clear')
  if (exit.tasks.length === 0 && !mayClear) return null
  const nameOf = ({ name, name_zh }: ExitWhole['tasks'][number]) => (language === 'zh-Hant' && name_zh ? name_zh : name)
  return (
    <Section title={t('exit.clearance')} hint={t('exit.toClear', { count: exit.tasks_open })}>
      <ul className={classes.tasks}>
        {exit.tasks.map((task) => {
          const params = { id: exit.id, entry: task.id }
          return (
            <li key={task.id}>
              <Checkbox
                checked={task.done_at !== null}
                disabled={!mayClear || task.waived_reason !== null || change.isPending}
                onChange={({ currentTarget }) => change.mutate({ params, body: { done: currentTarget.checked } })}
                label={nameOf(task)}
                description={[
                  task.person ?? (task.role ? roleWord(task.role) : t(`exit.owner.${task.owner}`)),
                  task.due_on && t('exit.until', { day: dayText(task.due_on, language) }),
                  task.done_at && task.by && t('exit.doneBy', { name: task.by }),
                  task.note,
                  task.waived_reason && t('exit.waivedFor', { reason: task.waived_reason }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
              {mayClear && (
                <Group gap={4} wrap="nowrap">
                  {task.done_at === null && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      onClick={() =>
                        task.waived_reason === null
                          ? setWaiving(task)
                          : change.mutate({ params, body: { waived_reason: null } })
                      }
                    >
                      {t(task.waived_reason === null ? 'exit.waive' : 'exit.unwaive')}
                    </Button>
                  )}
                  <ActionIcon
                    aria-label={t('exit.removeTask', { name: nameOf(task) })}
                    onClick={() => remove.mutate({ params })}
                  >
                    <IconTrash size={15} />
                  </ActionIcon>
                </Group>
              )}
            </li>
          )
        })}
      </ul>
      {mayClear && <NewTask id={exit.id} />}
      {waiving && (
        <ReasonDialog
          title={t('exit.waiveTitle', { name: nameOf(waiving) })}
          reason={t('exit.why')}
          action={t('exit.waive')}
          working={change.isPending}
          onConfirm={(reason) =>
            change.mutate({ params: { id: exit.id, entry: waiving.id }, body: { waived_reason: reason } })
          }
          onClose={() => setWaiving(undefined)}
        >
          {t('exit.waiveHint')}
        </ReasonDialog>
      )}
    </Section>
  )
}

function NewTask({ id }: { readonly id: string }) {
  const t = useWords()
  const [name, setName] = useState('')
  const [owner, setOwner] = useState<TaskOwner>('hr')
  const add = useAct(addTask, { ...doing, after: () => setName('') })
  return (
    <Stack gap="xs" mt="sm">
      <Group align="flex-end" gap="xs">
        <TextInput
          style={{ flex: 1 }}
          label={t('exit.newTask')}
          maxLength={255}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ChoiceField
          label={t('exit.owner')}
          w={150}
          allowDeselect={false}
          data={taskOwners.map((one) => ({ value: one, label: t(`exit.owner.${one}`) }))}
          value={owner}
          onChange={(chosen) => setOwner(taskOwners.find((one) => one === chosen) ?? 'hr')}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={name.trim() === ''}
          loading={add.isPending}
          onClick={() => add.mutate({ params: { id }, body: { name: name.trim(), owner } })}
        >
          {t('exit.addTask')}
        </Button>
      </Group>
    </Stack>
  )
}
