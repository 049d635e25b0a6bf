/** The letters that were sent of a review, and the one that is about to be, as PDF in both languages. */
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Section } from '#design/page.tsx'
import { download } from '#platform/http/web/download.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { ownLetter } from '../contract/own.ts'
import type { reviewLetter } from '../contract/probation.ts'
import type { ReviewShown } from './ratings-table.tsx'
import { useWords } from './words.ts'

type LettersProps = {
  readonly review: ReviewShown
  readonly call: typeof reviewLetter | typeof ownLetter
  readonly preview?: boolean
}

export function Letters({ review: { id, letters, round }, call, preview = false }: LettersProps) {
  const t = useWords()
  const language = useLanguage()
  if (letters.length === 0 && !preview) return null
  const fetched = (of: number) => void download(call, { params: { id }, query: { round: of } })
  return (
    <Section title={t('probation.letters')}>
      <Group gap="xs">
        {letters.map((letter) => (
          <Button
            key={letter.round}
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => fetched(letter.round)}
          >
            {t('probation.letterOf', {
              title: t(`probation.result.${letter.result}`),
              day: dayText(letter.on, language),
            })}
          </Button>
        ))}
        {preview && (
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => fetched(round)}>
            {t('probation.letterPreview')}
          </Button>
        )}
      </Group>
    </Section>
  )
}
