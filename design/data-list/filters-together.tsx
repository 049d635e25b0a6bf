/** Filters for which the head of a list has no room, behind one button; what is set stands beside it as well. */
import { Select } from '@mantine/core'
import { useDesignWords } from '../words.ts'
import { filterName, type ListAddress } from './address.ts'
import type { Filter } from './column.ts'
import { FilterPopover } from './filter-popover.tsx'
import { TypedFilter } from './typed-filter.tsx'

type FiltersTogetherProps<Row> = { readonly filters: readonly Filter<Row>[]; readonly address: ListAddress }

export function FiltersTogether<Row>({ filters, address }: FiltersTogetherProps<Row>) {
  const t = useDesignWords()
  return (
    <FilterPopover
      label={t('design.filters')}
      fields={() =>
        filters.map((filter) => {
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
        })
      }
    />
  )
}
