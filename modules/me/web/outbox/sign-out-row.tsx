import { signOut } from '#platform/identity/web/sign-in.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

export function SignOutRow() {
  const t = useWords()
  return (
    <button type="button" className={classes.row} onClick={() => void signOut()}>
      {t('me.signOut')}
    </button>
  )
}
