/** In which one says or asks something about a request; those it concerns are told. */

import { Button, Textarea } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { Form } from '#design/unsaved/form.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { application, commentApplication } from '../contract.ts'
import { useWords } from './words.ts'

export function CommentField({ id }: { readonly id: string }) {
  const t = useWords()
  const [text, setText] = useState('')
  const comment = useAct(commentApplication, {
    refreshes: [application],
    silentWhenDone: true,
    after: () => setText(''),
  })
  const send = () => comment.mutate({ params: { id }, body: { text: text.trim() } })
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        mt="sm"
        label={t('approvals.ask')}
        description={t('approvals.askHint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) send()
        }}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
      />
      {text.trim() !== '' && (
        <Button
          mt="xs"
          size="xs"
          type="submit"
          variant="default"
          loading={comment.isPending}
          leftSection={<IconMessage size={14} />}
        >
          {t('approvals.say')}
        </Button>
      )}
    </Form>
  )
}
