/** Why a value is refused: in the reader's words, and the key with the law's own sentence below. */
import type { RefusedAnswer } from '#statutory/core/country-law.ts'
import type { LawWords } from '#statutory/words/words.ts'
import { useWords } from '../words.ts'
import classes from './form.module.css'

type RefusalTextProps = { readonly words: LawWords; readonly label: string; readonly refused: RefusedAnswer }

export function RefusalText({ words, label, refused }: RefusalTextProps) {
  const t = useWords()
  return (
    <>
      {t('law.refusal', { label, what: words.refusals[refused.why] })}
      <code lang="en" className={classes.reason}>
        {refused.reason}
      </code>
    </>
  )
}
