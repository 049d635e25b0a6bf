/** Before it is published: what its readers are told of the change, and whether whoever confirmed before is asked again. */
import { Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { articles, publishArticle, readers, versions } from '../../contract/articles.ts'
import { useWords } from '../words.ts'
import { type Article, titleIn } from './article.ts'

export function PublishDialog({ of, onClose }: { readonly of: Article; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const [note, setNote] = useState('')
  const [again, setAgain] = useState(false)
  const act = useAct(publishArticle, { refreshes: [articles, readers, versions], after: onClose })
  const isFurther = of.version !== null
  return (
    <Dialog opened onClose={onClose} title={t('documentation.publishTitle', { title: titleIn(language, of) })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ params: { id: of.id }, body: { note: note.trim() || null, ask_again: again } })
        }}
      >
        <Stack gap="md">
          {isFurther && (
            <TextInput
              label={t('documentation.note')}
              description={t('documentation.noteHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={255}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
          {isFurther && of.must_confirm && (
            <Switch
              label={t('documentation.askAgain')}
              description={t('documentation.askAgainHint')}
              checked={again}
              onChange={(event) => setAgain(event.currentTarget.checked)}
            />
          )}
          <p style={{ margin: 0 }}>
            {t('documentation.reaches', { count: of.readers })}
            {of.must_confirm && ` ${t('documentation.tellsConfirm')}`}
          </p>
          <FormFoot working={act.isPending} action={t('documentation.publish')} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
