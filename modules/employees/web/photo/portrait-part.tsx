/** The portrait of somebody, with what may be done about it: by who keeps records, or by oneself. */
import { Button } from '@mantine/core'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useWords } from '../words.ts'
import classes from './photo.module.css'
import { PortraitDialog } from './portrait-dialog.tsx'

type Acting<Input> = {
  readonly mutate: (input: Input) => void
  readonly isPending: boolean
  readonly error: Error | null
}
type PortraitPartProps = {
  readonly name: string
  readonly picture: string | undefined
  readonly closed?: string | undefined
  readonly give: Acting<{ file: File; thumbnail: string }>
  readonly remove: Acting<undefined>
  readonly open: 'give' | 'remove' | undefined
  readonly onOpen: (open: 'give' | 'remove' | undefined) => void
}

export function PortraitPart({ name, picture, closed, give, remove, open, onOpen }: PortraitPartProps) {
  const t = useWords()
  const close = () => onOpen(undefined)
  const refused = give.error ? (Object.values(fieldErrors(give.error))[0] ?? give.error.message) : undefined
  return (
    <div className={classes.row}>
      <PersonMark name={name} size={72} picture={picture} />
      <MayButton size="compact-sm" variant="default" closed={closed} onClick={() => onOpen('give')}>
        {t(picture ? 'employees.portrait.change' : 'employees.portrait.give')}
      </MayButton>
      {picture && !closed && (
        <Button size="compact-sm" variant="default" onClick={() => onOpen('remove')}>
          {t('employees.portrait.remove')}
        </Button>
      )}
      {open === 'give' && (
        <PortraitDialog
          replaces={Boolean(picture)}
          working={give.isPending}
          refused={refused}
          onSend={give.mutate}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('employees.portrait.remove')}
          action={t('employees.portrait.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={close}
        >
          {t('employees.portrait.removeHint')}
        </ConfirmDialog>
      )}
    </div>
  )
}
