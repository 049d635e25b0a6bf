/** One's family as the company has it; each change of it is asked for. */
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { askFamilyChange, ownProfile } from '../../contract/requests/requests.ts'
import { choiceWord } from '../labels.ts'
import { EntryForm } from '../profile/record/entry-form.tsx'
import { useFamilyFields } from '../profile/record/family-fields.ts'
import { useWords } from '../words.ts'
import classes from './own.module.css'
import { type Own, OwnCard } from './own-card.tsx'

type Member = Own['family'][number]
type Doing = { readonly act: 'add' } | { readonly act: 'change' | 'remove'; readonly member: Member }

export function OwnFamily({ own }: { readonly own: Own }) {
  const t = useWords()
  const language = useLanguage()
  const fields = useFamilyFields()
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const ask = useAct(askFamilyChange, { refreshes: [ownProfile], after: close, quiet: doing?.act !== 'remove' })
  const waiting = new Set(
    own.requests.flatMap(({ part, status, entry_id }) => (part === 'family' && status === 'pending' ? [entry_id] : [])),
  )
  return (
    <OwnCard
      title={t('employees.tab.family')}
      action={
        <Button size="compact-sm" variant="default" onClick={() => setDoing({ act: 'add' })}>
          {t('employees.family.add')}
        </Button>
      }
    >
      {own.family.length === 0 && <p className="muted">{t('employees.family.none')}</p>}
      <div>
        {own.family.map((member) => (
          <div key={member.id} className={classes.member}>
            <span>
              {member.full_name}
              <small>
                {[choiceWord('relationship', member.relationship), dayText(member.birth_date, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {waiting.has(member.id) ? (
              <small>{t('employees.own.waits')}</small>
            ) : (
              <span className={classes.acts}>
                <ActionIcon
                  size="lg"
                  aria-label={t('employees.editOne', { name: member.full_name })}
                  onClick={() => setDoing({ act: 'change', member })}
                >
                  <IconPencil size={16} />
                </ActionIcon>
                <ActionIcon
                  size="lg"
                  aria-label={t('employees.removeOne', { name: member.full_name })}
                  onClick={() => setDoing({ act: 'remove', member })}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </span>
            )}
          </div>
        ))}
      </div>
      {doing && doing.act !== 'remove' && (
        <Dialog opened onClose={close} size="lg" title={t('employees.own.ask')}>
          <p className="muted">{t('employees.own.askHint')}</p>
          <EntryForm
            fields={fields}
            now={doing.act === 'change' ? doing.member : undefined}
            working={ask.isPending}
            onCancel={close}
            action={t('employees.own.send')}
            onSend={({ revision: _, ...body }, _file, refused) =>
              ask.mutate(
                {
                  body: {
                    ...(doing.act === 'add' ? { act: 'add' } : { act: 'change', entry: doing.member.id }),
                    ...body,
                  } as never,
                },
                { onError: refused },
              )
            }
          />
        </Dialog>
      )}
      {doing?.act === 'remove' && (
        <ConfirmDialog
          title={t('employees.removeOne', { name: doing.member.full_name })}
          action={t('employees.own.send')}
          working={ask.isPending}
          onClose={close}
          onConfirm={() => ask.mutate({ body: { act: 'remove', entry: doing.member.id } })}
        >
          {t('employees.own.askHint')}
        </ConfirmDialog>
      )}
    </OwnCard>
  )
}
