/** Guides, found while one types: open one for its steps, and go to where it is done. */
import { Anchor, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Empty, Loaded, type Reading } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { guides } from '../contract/guides.ts'
import { matches } from '../model/search.ts'
import classes from './documentation.module.css'
import { useWords } from './words.ts'

type Guide = DataOf<typeof guides>[number]
type GuideListProps = { readonly reading: Reading; readonly all: readonly Guide[] | undefined }

export function GuideList({ reading, all }: GuideListProps) {
  const t = useWords()
  const [search, setSearch] = useState('')
  return (
    <Stack gap="sm" className={classes.list}>
      <TextInput
        type="search"
        aria-label={t('documentation.searchGuides')}
        placeholder={t('documentation.searchGuides')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Loaded reading={{ ...reading, data: all }} rows={8}>
        {(known) => {
          const found = known.filter((guide) => isAbout(guide, search))
          if (found.length === 0)
            return <Empty title={t('documentation.noGuide')} hint={t('documentation.noGuideHint')} />
          return (
            <div>
              {found.map((guide) => (
                <OneGuide key={guide.id} guide={guide} />
              ))}
            </div>
          )
        }}
      </Loaded>
    </Stack>
  )
}

const isAbout = ({ title, words, steps }: Guide, search: string): boolean =>
  matches(search, [title.en, title.zh, words.en, words.zh, ...steps.en, ...steps.zh])

function OneGuide({ guide: { title, steps, screen } }: { readonly guide: Guide }) {
  const t = useWords()
  const language = useLanguage() === 'en' ? 'en' : 'zh'
  return (
    <details className={classes.guide}>
      <summary>{title[language]}</summary>
      <ol>
        {steps[language].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <Anchor component={Link} to={screen}>
          {t('documentation.goThere')}
        </Anchor>
      </p>
    </details>
  )
}
