/** Who holds several roles chooses the one to work in; the server makes a token with just that one (safety, S4). */
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mayLeaveTyped } from '#design/unsaved/guards.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { roleWord } from './names.ts'
import { currentSession } from './session-store.ts'
import { addressed, withRole } from './sign-in.ts'
import { useWords } from './words.ts'

type RoleDialogProps = {
  readonly roles: readonly string[]
  /** The role is chosen. */
  readonly onClose: () => void
  /** Closed without choosing; at sign-in that means leaving. */
  readonly onCancel?: () => void
}

export function RoleDialog({ roles, onClose, onCancel = onClose }: RoleDialogProps) {
  const t = useWords()
  const navigate = useNavigate()
  const kept = useQueryClient()
  const held = currentSession()?.roles ?? []
  const [role, setRole] = useState<string>()
  const [working, setWorking] = useState(false)
  const chosen = role ?? (held.length === 1 ? held[0] : undefined) ?? roles[0] ?? ''
  const choose = async () => {
    if (!(await mayLeaveTyped())) return
    setWorking(true)
    try {
      const next = await withRole(chosen)
      kept.clear()
      onClose()
      if ('go' in next) await navigate({ ...addressed(next.go), replace: true, ignoreBlocker: true })
    } catch (reason) {
      showProblem(reason)
    } finally {
      setWorking(false)
    }
  }
  return (
    <Modal opened={roles.length > 0} onClose={onCancel} title={t('identity.chooseRole')}>
      <Stack gap="md">
        <Text c="dimmed">{t('identity.chooseRoleHint')}</Text>
        <Radio.Group value={chosen} onChange={setRole} aria-label={t('identity.chooseRole')}>
          <Stack gap="xs">
            {roles.map((one) => (
              <Radio key={one} value={one} label={roleWord(one)} data-autofocus={one === chosen || undefined} />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end">
          <Button onClick={() => void choose()} loading={working}>
            {t('identity.continue')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
