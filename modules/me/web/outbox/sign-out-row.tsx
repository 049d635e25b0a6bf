/** Signing out; where something was not sent yet, it is said first that it will be lost. */
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { signOut } from '#platform/identity/web/sign-in.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { useOutbox } from './outbox.ts'

export function SignOutRow() {
  const t = useWords()
  const waiting = useOutbox()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.row}
        onClick={() => (waiting.length > 0 ? setAsking(true) : void signOut())}
      >
        {t('me.signOut')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('me.signOutTitle')}
          action={t('me.signOut')}
          danger
          onConfirm={() => void signOut()}
          onClose={() => setAsking(false)}
        >
          {t('me.signOutHint', { count: waiting.length })}
        </ConfirmDialog>
      )}
    </>
  )
}
