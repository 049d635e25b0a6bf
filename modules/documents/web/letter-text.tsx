/** The words of a letter as they will stand on paper: plain text, whatever was typed. */
import { Section } from '#design/page.tsx'
import { blocksOf } from '../model/blocks.ts'
import { type LetterLanguage, languagesOf, type Texts } from '../model/letter.ts'
import classes from './documents.module.css'
import { useWords } from './words.ts'

type LetterTextProps = { readonly letter: Texts & { readonly language: LetterLanguage } }

export function LetterText({ letter }: LetterTextProps) {
  const t = useWords()
  const languages = languagesOf(letter.language)
  return languages.map((one) => (
    <Section key={one} {...(languages.length > 1 && { title: t(`documents.language.${one}`) })}>
      <article className={classes.paper} lang={one === 'en' ? 'en' : 'zh-Hant'}>
        <h3>{letter[`title_${one}`]}</h3>
        <Blocks text={letter[`text_${one}`] ?? ''} />
      </article>
    </Section>
  ))
}

function Blocks({ text }: { readonly text: string }) {
  return blocksOf(text).map((block, at) => {
    const key = `${at}`
    if (block.kind === 'text') return <p key={key}>{block.text}</p>
    return (
      <ul key={key}>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words stand still, and two lines may be the same
          <li key={`${place} ${item}`}>{item}</li>
        ))}
      </ul>
    )
  })
}
