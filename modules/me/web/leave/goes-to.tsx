/** Who decides a request that is not sent yet, step by step. */
import classes from '../me.module.css'
import { useWords } from '../words.ts'

export function GoesTo({ names }: { readonly names: readonly string[] }) {
  const t = useWords()
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.goesTo')}</h2>
      <ol className={classes.chain}>
        {names.length === 0 && <li className="muted">{t('me.approvedAtOnce')}</li>}
        {names.map((name, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same people may sit in two steps
          <li key={`${step} ${name}`} className={classes.row}>
            {name}
            {names.length > 1 && <span className="muted">{t('me.step', { step: step + 1 })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
