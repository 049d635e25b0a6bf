/** One alert, opened: what was told, how to reach the person, and what a reviewer does about it. */
import { Button, Group, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { alert, alerts, changeAlert } from '../contract/reviewing.ts'
import { outcomes } from '../model/alert.ts'
import { Steps } from './steps.tsx'
import { levelTones } from './tones.ts'
import classes from './wellbeing.module.css'
import { useWords } from './words.ts'

type Whole = DataOf<typeof alert>
type PanelProps = { readonly id: string; readonly onClose: () => void }

export function AlertPanel({ id, onClose }: PanelProps) {
  const t = useWords()
  const reading = useCall(alert, { params: { id } })
  const act = useAct(changeAlert, { refreshes: [alert, alerts] })
  const one = reading.data
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{one?.person}</h2>
          {one && <StatusBadge tone={levelTones[one.level]}>{t(`wellbeing.level.${one.level}`)}</StatusBadge>}
        </>
      }
      foot={
        one?.status === 'new' && (
          <Button loading={act.isPending} onClick={() => act.mutate({ body: { id, action: 'take' } })}>
            {t('wellbeing.take')}
          </Button>
        )
      }
    >
      <Loaded reading={reading} rows={4}>
        {(whole) => (
          <>
            <p className={classes.text}>{whole.excerpt}</p>
            <Facts
              facts={[
                [t('wellbeing.contact'), whole.contact],
                [t('wellbeing.takenBy'), whole.taken_by],
                [t('wellbeing.outcome'), whole.outcome && t(`wellbeing.outcome.${whole.outcome}`)],
                [t('wellbeing.note'), whole.mine && whole.status === 'taken' ? null : whole.note],
              ]}
              fold
            />
            {whole.mine && whole.status === 'taken' && <Doing one={whole} act={act} />}
            <Section title={t('wellbeing.book')} hint={t('wellbeing.bookHint')}>
              <Steps steps={whole.steps} />
            </Section>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

type DoingProps = { readonly one: Whole; readonly act: ReturnType<typeof useAct<typeof changeAlert>> }

/** For whoever has taken it on. */
function Doing({ one, act }: DoingProps) {
  const t = useWords()
  const { id } = one
  const [note, setNote] = useState(one.note ?? '')
  const [to, setTo] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<(typeof outcomes)[number] | null>(null)
  return (
    <>
      <Textarea
        label={t('wellbeing.note')}
        description={t('wellbeing.noteHint')}
        value={note}
        autosize
        minRows={3}
        maxLength={5000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group mt="xs">
        <Button
          variant="default"
          disabled={note === (one.note ?? '')}
          loading={act.isPending}
          onClick={() => act.mutate({ body: { id, action: 'note', note } })}
        >
          {t('wellbeing.saveNote')}
        </Button>
      </Group>
      {one.others.length > 0 && (
        <Group mt="md" align="end" wrap="nowrap">
          <Select
            style={{ flex: 1 }}
            label={t('wellbeing.handTo')}
            data={one.others.map(({ id: value, name }) => ({ value, label: name }))}
            value={to}
            onChange={setTo}
          />
          <Button
            variant="default"
            disabled={to === null}
            onClick={() => to && act.mutate({ body: { id, action: 'hand_over', to } })}
          >
            {t('wellbeing.handOver')}
          </Button>
        </Group>
      )}
      <Group mt="md" align="end" wrap="nowrap">
        <Select
          style={{ flex: 1 }}
          label={t('wellbeing.outcome')}
          data={outcomes.map((value) => ({ value, label: t(`wellbeing.outcome.${value}`) }))}
          value={outcome}
          onChange={(value) => setOutcome(outcomes.find((known) => known === value) ?? null)}
        />
        <Button
          disabled={outcome === null}
          onClick={() => outcome && act.mutate({ body: { id, action: 'close', outcome } })}
        >
          {t('wellbeing.close')}
        </Button>
      </Group>
    </>
  )
}
