/** The list has rows, but none here: what this tab is for and where the others are, or how to find more. */
import { Button, Group } from '@mantine/core'
import { Empty } from '../states.tsx'
import { useDesignWords } from '../words.ts'
import type { ListAddress } from './address.ts'
import { countOf, type ListTab, opensOn, openTab } from './column.ts'

type NothingFoundProps<Row> = {
  readonly address: ListAddress
  readonly rows: readonly Row[]
  readonly tabs: readonly ListTab<Row>[]
}

export function NothingFound<Row>({ address, rows, tabs }: NothingFoundProps<Row>) {
  const t = useDesignWords()
  const here = openTab(tabs, address.tab)
  const [fullest] = tabs.toSorted((one, other) => countOf(other, rows) - countOf(one, rows))
  const sought = address.anyFilter
  const title = !sought && here ? t('design.emptyTab', { tab: here.label }) : t('design.nothingFound')
  return (
    <Empty title={title} hint={sought ? t('design.nothingFoundHint') : here?.hint}>
      <Group gap="xs" justify="center">
        {fullest && fullest !== here && countOf(fullest, rows) > 0 && (
          <Button
            variant="default"
            onClick={() => address.change({ tab: fullest === opensOn(tabs) ? undefined : fullest.id })}
          >
            {t(sought ? 'design.seekIn' : 'design.goToTab', { tab: fullest.label, count: countOf(fullest, rows) })}
          </Button>
        )}
        {sought && (
          <Button variant="default" onClick={() => address.replaceAll(address.tab ? `tab=${address.tab}` : '')}>
            {t('design.clearAll')}
          </Button>
        )}
      </Group>
    </Empty>
  )
}
