import { Radio, Stack } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { keepLanguage } from '../prefer-language.ts'
import { useWords } from '../words.ts'
import { AccountPage } from './account-page.tsx'

/** The language, at once. */
export function LanguageScreen() {
  const t = useWords()
  const language = useLanguage()
  return (
    <AccountPage>
      <Section title={t('identity.language')} hint={t('identity.languageHint')}>
        <Radio.Group
          value={language}
          onChange={(value) => keepLanguage(value === 'zh-Hant' ? 'zh-Hant' : 'en')}
          aria-label={t('identity.language')}
        >
          <Stack gap="sm">
            <Radio value="en" label={t('identity.english')} />
            <Radio value="zh-Hant" label={t('identity.chinese')} />
          </Stack>
        </Radio.Group>
      </Section>
    </AccountPage>
  )
}
