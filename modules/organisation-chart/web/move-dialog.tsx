/** Before somebody is put under another manager: whose line changes, who comes along, who decides from now on. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Facts } from '#design/page.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { chart, move } from '../contract.ts'
import { lineOf, whyNot } from '../model/chart.ts'
import type { Moving, PersonChart } from './person-node.ts'
import { useWords } from './words.ts'

const SHOWN = 60
const NOBODY = 'nobody'

type MoveDialogProps = { readonly whole: PersonChart; readonly moving: Moving; readonly onClose: () => void }

export function MoveDialog({ whole, moving: { person, manager }, onClose }: MoveDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const [chosen, setChosen] = useState(manager?.person.id ?? '')
  const send = useAct(move, { refreshes: [chart], after: onClose })
  const next = chosen === NOBODY ? undefined : whole.byId.get(chosen)
  const reason = chosen === '' ? 'nobody-chosen' : whyNot(person, next)
  const names = (line: readonly { readonly person: { readonly full_name: string } }[]) =>
    line.map((one) => one.person.full_name).join(' → ') || t('chart.top')
  return (
    <Dialog opened onClose={onClose} title={t('chart.moveTitle', { name: person.person.full_name })}>
      <Stack gap="md">
        {!manager && (
          <ChoiceField
            label={t('chart.newManager')}
            allowDeselect={false}
            searchable
            limit={SHOWN}
            value={chosen}
            onChange={setChosen}
            data={[
              { value: NOBODY, label: t('chart.top') },
              ...[...whole.byId.values()]
                .filter((one) => one !== person)
                .map((one) => ({
                  value: one.person.id,
                  label: `${one.person.full_name} · ${one.person.staff_id}`,
                })),
            ]}
          />
        )}
        <Facts
          facts={[
            [t('chart.before'), names(lineOf(person))],
            [t('chart.after'), chosen === '' ? '' : names(next ? [next, ...lineOf(next)] : [])],
            [t('chart.alongWith'), t('chart.peopleCount', { count: person.below })],
          ]}
        />
        {reason && reason !== 'nobody-chosen' ? (
          <Notice tone="bad">{t(`chart.barred.${reason}`)}</Notice>
        ) : (
          <Text c="dimmed">{t('chart.moveHint')}</Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <MayButton
            closed={reason === 'nobody-chosen' ? t('chart.chooseFirst') : reason && t(`chart.barred.${reason}`)}
            loading={send.isPending}
            onClick={() =>
              send.mutate({ params: { id: person.person.id }, body: { parent_id: next?.person.id ?? null } })
            }
          >
            {t('chart.move')}
          </MayButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
