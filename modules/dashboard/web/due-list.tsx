/** Every row of a card that tells what is due. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { DueKey } from '#platform/home/contract-types.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { due } from '../contract.ts'
import { Rows } from './cards.tsx'
import { useWords } from './words.ts'

export function DueList({ card }: { readonly card: DueKey }) {
  const t = useWords()
  const reading = useCall(due, { params: { card } })
  return (
    <Page
      title={reading.data?.title ?? t('dashboard.title')}
      crumb={
        <Anchor component={Link} to="/app/dashboard" c="inherit" underline="hover">
          {t('dashboard.title')}
        </Anchor>
      }
    >
      <Loaded reading={reading} rows={10}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('dashboard.nothingDue')} />
          ) : (
            <Section title={t('dashboard.dueRows', { count: rows.length })}>
              <Rows rows={rows} view="dates" />
            </Section>
          )
        }
      </Loaded>
    </Page>
  )
}
