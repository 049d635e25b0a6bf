import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { askThenSignOut } from './sign-out.ts'

export function SignOutRow() {
  const t = useWords()
  return (
    <button type="button" className={classes.row} onClick={() => void askThenSignOut()}>
      {t('me.signOut')}
    </button>
  )
}
