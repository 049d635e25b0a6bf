/** Above the rows: tabs, search, filters, saved views, columns and density, export of exactly what is seen. */
import { Menu, TextInput } from '@mantine/core'
import {
  IconChecks,
  IconChevronDown,
  IconColumns3,
  IconDots,
  IconDownload,
  IconFilter,
  IconSearch,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { wholeText } from '#platform/words/format.ts'
import { LazyMenu } from '../lazy-menu.tsx'
import { useDesignWords } from '../words.ts'
import { filterName, type ListAddress } from './address.ts'
import { type Column, countOf, type Filter, type ListTab, opensOn, openTab, type ServedRows } from './column.ts'
import { exportCsv } from './csv.ts'
import classes from './data-list.module.css'
import { ExportMenu } from './export-menu.tsx'
import { FiltersTogether } from './filters-together.tsx'
import { isShown } from './rows.ts'
import { SavedViews } from './saved-views.tsx'
import { TypedChip } from './typed-filter.tsx'
import { useSayFailed } from './use-say-failed.ts'
import { useWidthBelow } from './use-width-below.ts'

const SEARCH_AFTER_MS = 150
/** More filters than these stand behind one button, and so do they with many tabs, and where the list is narrow. */
const ON_ONE_LINE = 4
const WITH_TABS = 8
const FILTERS_NEED = 1120
/** What is set besides takes a second line rather than push the menus out of sight. */
const CHIPS_ON_ONE_LINE = 2
/** Beside a wide peek there is room for the search and the menus alone. */
const BESIDE_PEEK = 2
const PEEK_LEAVES = 700
const TABS_NEED = 900

type ToolbarProps<Row> = {
  readonly id: string
  readonly label: string
  readonly rows: readonly Row[]
  readonly found: () => Promise<readonly Row[]>
  readonly file: ServedRows<Row>['file']
  readonly noFile?: boolean
  readonly columns: readonly Column<Row>[]
  readonly seenColumns: readonly Column<Row>[]
  readonly filters: readonly Filter<Row>[]
  readonly tabs: readonly ListTab<Row>[]
  readonly address: ListAddress
  readonly phone: boolean
  readonly picking: boolean
  /** On a phone, where rows have no boxes until one begins to choose. */
  readonly onPick: (() => void) | undefined
}

export function ListToolbar<Row>(props: ToolbarProps<Row>) {
  const { id, label, rows, found, file, columns, filters, tabs, address, phone } = props
  const t = useDesignWords()
  const sayFailed = useSayFailed()
  const tabNow = openTab(tabs, address.tab)
  const { ref, width } = useWidthBelow(FILTERS_NEED)
  const many = filters.length > ON_ONE_LINE || filters.length + tabs.length > WITH_TABS
  const more = filters.length + tabs.length > ON_ONE_LINE || (filters.length > BESIDE_PEEK && width < PEEK_LEAVES)
  const together = filters.length > 1 && (many || (width > 0 && more))
  const narrow = width > 0 && width < TABS_NEED && tabs.length > 2
  const isSet = ({ id }: Filter<Row>) => address.filter(id) !== undefined
  const chips = together ? filters.filter(isSet).length : 0
  // A phone has room for the search: the rest stands behind one button.
  const [opened, setOpened] = useState(false)
  const rest = !phone || opened || props.picking
  return (
    <div className={classes.toolbar} ref={ref} data-wraps={chips > CHIPS_ON_ONE_LINE || undefined}>
      {narrow && <TabsMenu tabs={tabs} rows={rows} address={address} label={label} />}
      {tabs.length > 0 && !narrow && (
        <div className={classes.tabs} role="tablist" aria-label={label}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              aria-selected={tab === tabNow}
              className={classes.tab}
              onClick={() => address.change({ tab: tab === opensOn(tabs) ? undefined : tab.id })}
            >
              {tab.label} <span>{tab.count === null ? '' : wholeText(countOf(tab, rows))}</span>
            </button>
          ))}
        </div>
      )}
      <SearchField label={label} address={address} />
      {phone ? (
        <button
          type="button"
          className={classes.chip}
          aria-label={t('design.listOptions')}
          aria-expanded={rest}
          data-set={rest || undefined}
          onClick={() => setOpened(!opened)}
        >
          <IconDots size={15} aria-hidden />
        </button>
      ) : (
        <span className={classes.push} />
      )}
      {rest && together && <FiltersTogether filters={filters} address={address} />}
      {filters
        .filter((filter) => (rest && !together) || isSet(filter))
        .map((filter) => {
          const Chip = filter.typed ? TypedChip : FilterChip
          return <Chip key={filter.id} filter={filter} address={address} />
        })}
      {rest && props.onPick && (
        <button
          type="button"
          className={classes.chip}
          aria-pressed={props.picking}
          data-set={props.picking || undefined}
          onClick={props.onPick}
        >
          <IconChecks size={13} aria-hidden />
          {t(props.picking ? 'design.selectDone' : 'design.select')}
        </button>
      )}
      {rest && <SavedViews list={id} address={address} />}
      {!phone && <ColumnsMenu columns={columns} address={address} />}
      {rest && file && (
        <ExportMenu onTake={(format) => file({ columns: props.seenColumns.map((column) => column.id), format })} />
      )}
      {rest && !file && !props.noFile && (
        <button
          type="button"
          className={classes.chip}
          onClick={() => void found().then((all) => exportCsv(id, all, props.seenColumns), sayFailed)}
        >
          <IconDownload size={13} aria-hidden />
          {t('design.export')}
        </button>
      )}
    </div>
  )
}

/** Typing is shown at once and reaches the address a moment later, so that the list is not redrawn for every sign. */
function SearchField({ label, address }: { readonly label: string; readonly address: ListAddress }) {
  const t = useDesignWords()
  const [typed, setTyped] = useState(address.search)
  useEffect(() => setTyped(address.search), [address.search])
  useEffect(() => {
    if (typed === address.search) return
    const timer = setTimeout(() => address.change({ q: typed || undefined }), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, address])
  return (
    <TextInput
      className={classes.search}
      size="xs"
      data-list-search
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
      leftSection={<IconSearch size={14} aria-hidden />}
      placeholder={t('design.search')}
      aria-label={t('design.searchIn', { what: label })}
    />
  )
}

type TabsMenuProps<Row> = Pick<ToolbarProps<Row>, 'tabs' | 'rows' | 'address' | 'label'>

/** Where there is no room for tabs beside each other: the one that is open, and the others behind it. */
function TabsMenu<Row>({ tabs, rows, address, label }: TabsMenuProps<Row>) {
  const now = openTab(tabs, address.tab)
  const named = (tab: ListTab<Row>) => `${tab.label} ${tab.count === null ? '' : wholeText(countOf(tab, rows))}`.trim()
  return (
    <LazyMenu
      target={
        <button type="button" className={classes.chip} data-set aria-label={`${label}: ${now ? named(now) : ''}`}>
          {now && named(now)}
          <IconChevronDown size={12} aria-hidden />
        </button>
      }
    >
      {() =>
        tabs.map((tab) => (
          <Menu.Item
            key={tab.id}
            fw={tab === now ? 650 : undefined}
            onClick={() => address.change({ tab: tab === opensOn(tabs) ? undefined : tab.id })}
          >
            {named(tab)}
          </Menu.Item>
        ))
      }
    </LazyMenu>
  )
}

function FilterChip<Row>({ filter, address }: { readonly filter: Filter<Row>; readonly address: ListAddress }) {
  const t = useDesignWords()
  const value = address.filter(filter.id)
  const chosen = filter.options.find((option) => option.value === value)
  const set = (next: string | undefined) => address.change({ [filterName(filter.id)]: next })
  return (
    <LazyMenu
      dropdown={{ mah: 360, style: { overflowY: 'auto' } }}
      target={
        <button type="button" className={classes.chip} data-set={chosen ? true : undefined}>
          <IconFilter size={12} aria-hidden />
          {chosen
            ? t('design.filterIs', { name: filter.label, value: chosen.label })
            : t('design.filterAny', { name: filter.label })}
        </button>
      }
    >
      {() => (
        <>
          <Menu.Item onClick={() => set(undefined)}>{t('design.any')}</Menu.Item>
          {filter.options.map((option) => (
            <Menu.Item key={option.value} onClick={() => set(option.value)} fw={option === chosen ? 650 : undefined}>
              {option.label}
            </Menu.Item>
          ))}
        </>
      )}
    </LazyMenu>
  )
}

type ColumnsMenuProps<Row> = { readonly columns: readonly Column<Row>[]; readonly address: ListAddress }

function ColumnsMenu<Row>({ columns, address }: ColumnsMenuProps<Row>) {
  const t = useDesignWords()
  const flip = (column: Column<Row>) => {
    const others = address.columns.filter((id) => id !== column.id && id !== `-${column.id}`)
    const shown = isShown(column, address, false)
    const mark = shown === (column.atFirst !== 'hidden') ? [shown ? `-${column.id}` : column.id] : []
    address.change({ columns: [...others, ...mark].join(',') || undefined })
  }
  return (
    <LazyMenu
      closeOnItemClick={false}
      dropdown={{ mah: 420, style: { overflowY: 'auto' } }}
      target={
        <button type="button" className={classes.chip}>
          <IconColumns3 size={13} aria-hidden />
          {t('design.columns')}
        </button>
      }
    >
      {() => (
        <>
          {columns
            .filter(({ always, header }) => !always && header)
            .map((column) => (
              <Menu.CheckboxItem
                key={column.id}
                checked={isShown(column, address, false)}
                onChange={() => flip(column)}
              >
                {column.header}
              </Menu.CheckboxItem>
            ))}
          <Menu.Divider />
          <Menu.CheckboxItem
            checked={address.dense}
            onChange={() => address.change({ dense: address.dense ? undefined : '1' })}
          >
            {t('design.density')}
          </Menu.CheckboxItem>
        </>
      )}
    </LazyMenu>
  )
}
