/** Title and text in each language that the letter has; `holes` are the placeholders that can be put in at the cursor. */
import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useRef } from 'react'
import { type LetterLanguage, languagesOf } from '../model/letter.ts'
import { type Placeholder, placeholders } from '../model/placeholders.ts'
import classes from './documents.module.css'
import { useWords } from './words.ts'

export type TextValues = {
  readonly language: LetterLanguage
  readonly title_en: string
  readonly text_en: string
  readonly title_zh: string
  readonly text_zh: string
}

type TextFieldsProps<Values extends TextValues> = {
  readonly form: UseFormReturnType<Values>
  readonly holes?: boolean
}

export function TextFields<Values extends TextValues>({ form, holes = false }: TextFieldsProps<Values>) {
  return languagesOf(form.values.language).map((one) => (
    <OneLanguage key={one} form={form as unknown as UseFormReturnType<TextValues>} language={one} holes={holes} />
  ))
}

type OneLanguageProps = {
  readonly form: UseFormReturnType<TextValues>
  readonly language: 'en' | 'zh'
  readonly holes: boolean
}

function OneLanguage({ form, language, holes }: OneLanguageProps) {
  const t = useWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const [title, text] = [`title_${language}`, `text_${language}`] as const
  const put = (hole: string) => {
    const field = area.current
    const now = form.values[text]
    const [from, to] = field ? [field.selectionStart, field.selectionEnd] : [now.length, now.length]
    form.setFieldValue(text, `${now.slice(0, from)}${hole}${now.slice(to)}`)
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(from + hole.length, from + hole.length)
    })
  }
  const lang = language === 'en' ? 'en' : 'zh-Hant'
  return (
    <Stack gap="sm">
      <TextInput
        label={t(`documents.title.${language}`)}
        required
        maxLength={255}
        lang={lang}
        {...form.getInputProps(title)}
      />
      <Textarea
        ref={area}
        label={t(`documents.text.${language}`)}
        description={t(holes ? 'documents.textHint' : 'documents.plainHint')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        required
        autosize
        minRows={8}
        maxRows={22}
        lang={lang}
        {...form.getInputProps(text)}
      />
      {holes && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame
        <div className={classes.holes} role="group" aria-label={t('documents.holes')}>
          {placeholders.map((name: Placeholder) => (
            <Button key={name} size="compact-xs" variant="default" onClick={() => put(`{{${name}}}`)}>
              {t(`documents.hole.${name}`)}
            </Button>
          ))}
          <Button size="compact-xs" variant="default" onClick={() => put(`{{? ${t('documents.question')}}}`)}>
            {t('documents.hole.asked')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** What is sent of them: nothing in a language that the letter is not in. */
export function textsSent(values: TextValues) {
  const has = (one: 'en' | 'zh') => languagesOf(values.language).some((other) => other === one)
  return {
    language: values.language,
    title_en: has('en') ? values.title_en : null,
    text_en: has('en') ? values.text_en : null,
    title_zh: has('zh') ? values.title_zh : null,
    text_zh: has('zh') ? values.text_zh : null,
  }
}

export const textsOf = (
  from: { readonly [Key in Exclude<keyof TextValues, 'language'>]: string | null } | undefined,
) => ({
  title_en: from?.title_en ?? '',
  text_en: from?.text_en ?? '',
  title_zh: from?.title_zh ?? '',
  text_zh: from?.text_zh ?? '',
})
