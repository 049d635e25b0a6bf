/** Files for agencies and banks whose layout the company may write itself: how well each is known, and its editor. */
import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { fileLayout, fileLayouts } from '../../contract/file-layouts.ts'
import { useWords } from '../words.ts'
import { LayoutEditor } from './layout-editor.tsx'

type Listed = DataOf<typeof fileLayouts>[number]
const NONE: readonly Listed[] = []

export function FileLayoutsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { file }: { readonly file?: string } = useSearch({ strict: false })
  const show = (name: string | undefined) => void navigate({ to: '.', search: { file: name } as never })
  const reading = useCall(fileLayouts, {})
  const chosen = reading.data?.find(({ name }) => name === file)
  if (chosen) return <OneLayout key={chosen.name} of={chosen} onBack={() => show(undefined)} />
  return (
    <Page full title={t('payroll.layouts')} crumb={t('payroll.settingsCrumb')}>
      <List reading={reading} onOpen={show} />
    </Page>
  )
}

type ListProps = {
  readonly reading: ReturnType<typeof useCall<typeof fileLayouts>>
  readonly onOpen: (name: string) => void
}

function List({ reading, onOpen }: ListProps) {
  const t = useWords()
  const columns = useMemo(
    (): readonly Column<Listed>[] => [
      { id: 'label', header: t('payroll.file'), always: true, phone: true, least: 220, text: ({ label }) => label },
      {
        ...{ id: 'kind', header: t('payroll.layout.of'), width: 130, goes: 1 },
        text: ({ kind }) => t(`payroll.layout.of.${kind}`),
      },
      {
        ...{ id: 'standing', header: t('payroll.standing'), least: 220, goes: 2 },
        text: ({ standing }) => standing,
        cell: ({ standing, sure }) => <StatusBadge tone={sure ? 'good' : 'warn'}>{standing}</StatusBadge>,
      },
      {
        ...{ id: 'edit', header: '', width: 120, phone: true },
        text: () => '',
        cell: ({ name, label }) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('payroll.layout.editOf', { name: label })}
            onClick={() => onOpen(name)}
          >
            {t('payroll.layout.edit')}
          </Button>
        ),
      },
    ],
    [t, onOpen],
  )
  return (
    <DataList
      id="file-layouts"
      label={t('payroll.layouts')}
      reading={reading}
      rows={reading.data ?? NONE}
      rowId={({ name }) => name}
      rowName={({ label }) => label}
      columns={columns}
      empty={<Empty title={t('payroll.layouts')} />}
    />
  )
}

function OneLayout({ of, onBack }: { readonly of: Listed; readonly onBack: () => void }) {
  const t = useWords()
  const reading = useCall(fileLayout, { params: { name: of.name } })
  return (
    <Page
      title={of.label}
      crumb={t('payroll.layouts')}
      actions={
        <Button variant="default" onClick={onBack}>
          {t('payroll.layout.back')}
        </Button>
      }
    >
      <Loaded reading={reading} rows={8}>
        {(shown) => <LayoutEditor key={shown.changed?.at ?? 'ours'} shown={shown} />}
      </Loaded>
    </Page>
  )
}
