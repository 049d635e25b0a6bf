/** What is new in the product, for everybody in a company, in the reader's language. */
import { Stack } from '@mantine/core'
import { MarkdownText } from '#design/markdown/markdown-text.tsx'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { whatIsNew } from '../contract/updates.ts'
import { useWords } from './words.ts'

export function WhatsNewScreen() {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(whatIsNew, {})
  const isChinese = language === 'zh-Hant'
  return (
    <Page title={t('operations.whatsNew')} narrow>
      <Loaded reading={reading} rows={6}>
        {(updates) =>
          updates.length === 0 ? (
            <Empty title={t('operations.nothingNew')} hint={t('operations.nothingNewHint')} />
          ) : (
            <Stack gap="lg">
              {updates.map((one) => (
                <Section
                  key={one.id}
                  title={isChinese ? one.title_zh : one.title_en}
                  hint={dayText(one.published_on, language)}
                >
                  <MarkdownText text={isChinese ? one.text_zh : one.text_en} />
                </Section>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  )
}
