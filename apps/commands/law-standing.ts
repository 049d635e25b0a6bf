/**
 * npm run law:standing: the dated blocks that nobody has held against their source for twelve months, and those that
 * are not established, country by country; the last block of a table only, since the law before it no longer moves.
 */
import { addMonths, firstDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import { systemClock } from '#platform/clock/server/clock.ts'
import { countries } from '#statutory/countries.ts'

const today = systemClock.today('UTC')
const yearAgo = firstDayOf(addMonths(yearMonthOf(today), -12))
const lines = Object.values(countries).flatMap(({ histories }) =>
  histories.flatMap(({ blocks }) => {
    const { source } = blocks[blocks.length - 1] ?? {}
    if (!source) return []
    const old = source.checked < yearAgo ? [`not looked at since ${source.checked}`] : []
    const open = source.standing === 'confirmed' ? [] : [source.standing]
    const why = [...old, ...open].join(', ')
    return why ? [`${source.id}  in force from ${source.from}: ${why}. ${source.title}`] : []
  }),
)
process.stdout.write(`${[...lines, `${lines.length} blocks to look at`].join('\n')}\n`)
