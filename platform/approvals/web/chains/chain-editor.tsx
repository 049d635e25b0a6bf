import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { useWords } from '../words.ts'
import type { Chain, ConditionChoices } from './chain.ts'
import { ChainCard } from './chain-card.tsx'
import { ChainDialog } from './chain-dialog.tsx'
import classes from './chains.module.css'

export type ChainEditorProps = {
  readonly title?: string
  readonly hint?: string
  readonly chains: readonly Chain[]
  readonly usual: Chain
  readonly conditions: ConditionChoices
  readonly saving: boolean
  readonly onSave: (chains: Chain[]) => Promise<unknown>
}

type Open = { readonly what: 'edit' | 'remove'; readonly at: number }

const CHAINS_MAX = 30

export function ChainEditor({ title, hint, chains, usual, conditions, saving, onSave }: ChainEditorProps) {
  const t = useWords()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const chosen = open && chains[open.at]
  const move = (at: number, by: -1 | 1) => {
    const [one] = chains.slice(at, at + 1)
    if (one) void onSave(chains.toSpliced(at, 1).toSpliced(at + by, 0, one)).catch(() => {})
  }
  return (
    <Section
      title={title ?? t('approvals.flows')}
      hint={hint ?? t('approvals.flowsHint')}
      actions={
        <MayButton
          variant="default"
          leftSection={<IconPlus size={16} />}
          closed={chains.length < CHAINS_MAX ? undefined : t('approvals.atMost', { count: CHAINS_MAX })}
          onClick={() => setOpen({ what: 'edit', at: chains.length })}
        >
          {t('approvals.addFlow')}
        </MayButton>
      }
    >
      <ol className={classes.chains}>
        {chains.map((chain, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two flows may be called the same, and their place is what they are
          <li key={at}>
            <ChainCard
              chain={chain}
              conditions={conditions}
              place={at + 1}
              last={at === chains.length - 1}
              busy={saving}
              onEdit={() => setOpen({ what: 'edit', at })}
              onMove={(by) => move(at, by)}
              onRemove={() => setOpen({ what: 'remove', at })}
            />
          </li>
        ))}
        <li>
          <ChainCard chain={usual} conditions={conditions} otherwise={chains.length > 0} />
        </li>
      </ol>
      {open?.what === 'edit' && (
        <ChainDialog
          chain={chosen}
          conditions={conditions}
          saving={saving}
          onSave={(chain) => onSave(chains.toSpliced(open.at, 1, chain)).then(close)}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && chosen && (
        <ConfirmDialog
          title={t('approvals.removeFlow', { name: chosen.name })}
          action={t('approvals.remove')}
          danger
          working={saving}
          onConfirm={() => void onSave(chains.toSpliced(open.at, 1)).then(close, close)}
          onClose={close}
        >
          {t('approvals.removeFlowHint')}
        </ConfirmDialog>
      )}
    </Section>
  )
}
