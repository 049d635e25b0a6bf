/** What an account is agreed to under, and what becomes of people's data: short, in sections, for whoever signs up. */
import { PublicFrame } from '#design/public-frame.tsx'
import { useWords } from '../words.ts'
import classes from './public.module.css'

const terms = ['service', 'data', 'duties', 'law', 'end'] as const
const privacy = ['what', 'why', 'who', 'where', 'long', 'rights'] as const

export function TermsScreen() {
  const t = useWords()
  const parts = terms.map((part) => ({ key: part, title: t(`terms.${part}`), text: t(`terms.${part}Text`) }))
  return <Paper title={t('screen.terms')} lead={t('terms.lead')} parts={parts} />
}

export function PrivacyScreen() {
  const t = useWords()
  const parts = privacy.map((part) => ({
    key: part,
    title: t(`privacyPage.${part}`),
    text: t(`privacyPage.${part}Text`),
  }))
  return <Paper title={t('screen.privacyPage')} lead={t('privacyPage.lead')} parts={parts} />
}

type PaperProps = {
  readonly title: string
  readonly lead: string
  readonly parts: readonly { readonly key: string; readonly title: string; readonly text: string }[]
}

function Paper({ title, lead, parts }: PaperProps) {
  return (
    <PublicFrame title={title} hint={lead}>
      {parts.map((part) => (
        <section key={part.key} className={classes.paper}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
    </PublicFrame>
  )
}
