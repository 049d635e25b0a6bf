/** A new key: what it is for, the role whose rights it never exceeds, and which parts it reads or changes. */

import { Button, Group, NativeSelect, Stack, Table, TextInput } from '@mantine/core'
import { useState } from 'react'
import { companyRoles } from '#access/roles.ts'
import { DateField } from '#design/fields/date-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { roleWord } from '#platform/identity/web/names.ts'
import { addKey, keys } from '../contract/keys.ts'
import { type Part, partNames, scopesOf } from '../model/scopes.ts'
import { useWords } from './words.ts'

/** As the model says; the contract's own check is the server's. */
const NO_KEYS = ['HR Attendance', 'ALMA Wellbeing Reviewer']
const roles = companyRoles.filter((role) => !NO_KEYS.includes(role))
const reaches = ['none', 'read', 'write'] as const
type Reach = (typeof reaches)[number]

export function KeyDialog({
  onMade,
  onClose,
}: {
  readonly onMade: (key: string) => void
  readonly onClose: () => void
}) {
  const t = useWords()
  const { today } = useMe()
  const [name, setName] = useState('')
  const [role, setRole] = useState<(typeof roles)[number]>('HR Generalist')
  const [until, setUntil] = useState('')
  const [chosen, setChosen] = useState<Partial<Record<Part, Reach>>>({})
  const add = useAct(addKey, { refreshes: [keys], after: ({ data }) => onMade(data.key) })
  const errors = fieldErrors(add.error)
  const scopes = partNames.flatMap((part) => {
    const reach = chosen[part] ?? 'none'
    return reach === 'none' ? [] : [`${part}:${reach}`]
  })
  const closed =
    name.trim() === '' ? t('integrations.nameFirst') : scopes.length === 0 ? t('integrations.partFirst') : undefined
  return (
    <Dialog opened onClose={onClose} title={t('integrations.addKey')} size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) add.mutate({ body: { name, role, scopes, expires_on: until || null } })
        }}
      >
        <Stack gap="md">
          <TextInput
            label={t('integrations.keyName')}
            placeholder={t('integrations.keyNameHint')}
            required
            value={name}
            error={errors.name}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('integrations.keyRole')}
            description={t('integrations.keyRoleHint')}
            value={role}
            error={errors.role}
            data={roles.map((one) => ({ value: one, label: roleWord(one) }))}
            onChange={({ currentTarget: { value } }) => setRole(roles.find((one) => one === value) ?? role)}
          />
          <Table aria-label={t('integrations.scopes')}>
            <Table.Tbody>
              {partNames.map((part) => (
                <Table.Tr key={part}>
                  <Table.Td>{t(`integrations.part.${part}`)}</Table.Td>
                  <Table.Td>
                    <NativeSelect
                      aria-label={t('integrations.reachOf', { part: t(`integrations.part.${part}`) })}
                      value={chosen[part] ?? 'none'}
                      data={reaches
                        .filter((reach) => reach === 'none' || scopesOf(part).includes(`${part}:${reach}`))
                        .map((reach) => ({ value: reach, label: t(`integrations.reach.${reach}`) }))}
                      onChange={({ currentTarget: { value } }) =>
                        setChosen((before) => ({
                          ...before,
                          [part]: reaches.find((reach) => reach === value) ?? 'none',
                        }))
                      }
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <DateField
            label={t('integrations.expires')}
            description={t('integrations.expiresHint')}
            value={until}
            earliest={today}
            error={errors.expires_on}
            onChange={setUntil}
          />
          <Foot closed={closed} working={add.isPending} action={t('integrations.makeKey')} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

type FootProps = {
  readonly closed: string | undefined
  readonly working: boolean
  readonly action: string
  readonly onClose: () => void
}

export function Foot({ closed, working, action, onClose }: FootProps) {
  const t = useWords()
  return (
    <Group justify="flex-end">
      {closed && (
        <span id="integration-closed" className="muted">
          {closed}
        </span>
      )}
      <Button variant="default" onClick={onClose}>
        {t('integrations.cancel')}
      </Button>
      <Button
        type="submit"
        loading={working}
        data-disabled={closed ? true : undefined}
        aria-disabled={closed ? true : undefined}
        aria-describedby={closed ? 'integration-closed' : undefined}
      >
        {action}
      </Button>
    </Group>
  )
}
