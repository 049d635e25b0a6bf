/** Filters for which the head of a list has no room, behind one button; what is set stands beside it as well. */
import { Select, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { LatePopover } from '../lazy-menu.tsx'
import { useDesignWords } from '../words.ts'
import { filterName, type ListAddress } from './address.ts'
import type { Filter } from './column.ts'
import classes from './data-list.module.css'
import { TypedFilter } from './typed-filter.tsx'

type FiltersTogetherProps<Row> = { readonly filters: readonly Filter<Row>[]; readonly address: ListAddress }

export function FiltersTogether<Row>({ filters, address }: FiltersTogetherProps<Row>) {
  const t = useDesignWords()
  const [opened, setOpened] = useState(false)
  return (
    <LatePopover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      target={
        <button type="button" className={classes.chip}>
          <IconFilter size={12} aria-hidden />
          {t('design.filters')}
        </button>
      }
    >
      {() => (
        <Stack gap="xs" w={240}>
          {filters.map((filter) => {
            const { id, label, options, typed } = filter
            return typed ? (
              <TypedFilter key={id} filter={filter} address={address} />
            ) : (
              <Select
                key={id}
                size="xs"
                label={label}
                placeholder={t('design.any')}
                data={[...options]}
                value={address.filter(id) ?? null}
                onChange={(value) => address.change({ [filterName(id)]: value ?? undefined })}
                clearable
                searchable
                comboboxProps={{ withinPortal: false }}
              />
            )
          })}
        </Stack>
      )}
    </LatePopover>
  )
}
