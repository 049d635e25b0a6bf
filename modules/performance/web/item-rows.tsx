/** What is rated, row by row with its weight: taken from the success factors, or written here. A hundred together. */
import { Button, Menu, NumberInput, Text, TextInput } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Rows } from '#design/fields/rows.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { overWeight, totalOf } from '#platform/stages/model/weights.ts'
import type { factors } from '../contract/factors.ts'
import type { ItemKind } from '../model/items.ts'
import { missingFactors, usualForEverybody } from '../model/usual-factors.ts'
import { useNamed } from './named.tsx'
import classes from './performance.module.css'
import { useWords } from './words.ts'

export type ItemTyped = {
  readonly id: string
  readonly kind: ItemKind
  readonly name: string
  readonly name_zh: string
  readonly description: string
  readonly description_zh: string
  readonly weight: number
}
type Factor = DataOf<typeof factors>[number]

export const typedOf = ({ id, kind, name, name_zh, description, description_zh, weight }: ItemTyped): ItemTyped => ({
  ...{ id, kind, name, name_zh, description, description_zh, weight },
})
const empty = (): ItemTyped => ({
  ...{ id: '', kind: 'task', name: '', name_zh: '', description: '', description_zh: '', weight: 10 },
})

type Taken = Pick<Factor, 'name' | 'name_zh' | 'description' | 'description_zh' | 'weight'>
const rowOf = ({ name, name_zh, description, description_zh, weight }: Taken): ItemTyped => ({
  ...{ id: '', kind: 'factor', name, name_zh, description, description_zh, weight },
})

type ItemRowsProps = {
  readonly rows: readonly ItemTyped[]
  readonly known: readonly Factor[]
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly field: string
  readonly onChange: (rows: readonly ItemTyped[]) => void
}

export function ItemRows({ rows, known, errors, field, onChange }: ItemRowsProps) {
  const t = useWords()
  const named = useNamed()
  const over = overWeight(rows)
  const total = totalOf(rows)
  const offered = known.filter(({ is_active, name }) => is_active && !rows.some((row) => row.name === name))
  const ready = missingFactors([...known, ...rows])
  const take = (one: Taken) => onChange([...rows, rowOf(one)])
  return (
    <div>
      <Rows
        legend={t('performance.rated')}
        hint={t('performance.ratedHint')}
        rows={rows}
        empty={empty}
        add={t('performance.addRow')}
        remove={(at) => t('performance.removeRow', { at })}
        error={errors[field]}
        onChange={onChange}
      >
        {(row, set, at) => (
          <>
            <TextInput
              className={classes.wide}
              label={t('performance.name')}
              required
              maxLength={255}
              value={row.name}
              error={errors[`${field}.${at}.name`]}
              onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            />
            <TextInput
              className={classes.wide}
              label={t('performance.nameZh')}
              maxLength={255}
              value={row.name_zh}
              onChange={({ currentTarget }) => set({ name_zh: currentTarget.value })}
            />
            <NumberInput
              className={classes.narrow}
              label={t('performance.weight')}
              required
              min={1}
              max={100}
              allowDecimal={false}
              value={row.weight}
              error={over.includes(at) ? t('performance.tooMuch') : errors[`${field}.${at}.weight`]}
              onChange={(weight) => set({ weight: Number(weight) || 0 })}
            />
          </>
        )}
      </Rows>
      <div className={classes.under}>
        {rows.length === 0 && offered.length === 0 && (
          <Button variant="light" size="compact-sm" onClick={() => onChange(usualForEverybody.map(rowOf))}>
            {t('performance.beginUsual')}
          </Button>
        )}
        {offered.length + ready.length > 0 && (
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="subtle" size="compact-sm" leftSection={<IconListCheck size={14} />}>
                {t('performance.takeFactor')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
              {offered.map((one) => (
                <Menu.Item key={one.id} onClick={() => take(one)}>
                  {named.name(one)}
                </Menu.Item>
              ))}
              {ready.length > 0 && <Menu.Label>{t('performance.readyFactors')}</Menu.Label>}
              {ready.map((one) => (
                <Menu.Item key={one.name} onClick={() => take(one)}>
                  {named.name(one)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        <Text size="sm" role="status" c={total === 100 ? undefined : 'red'}>
          {t('performance.sum', { total })}
        </Text>
      </div>
    </div>
  )
}
