/** Goes where `afterToken` says, and holds the role dialog where a role must be chosen first. */
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RoleDialog } from './role-dialog.tsx'
import { currentSession } from './session-store.ts'
import { addressed, type Next, signOut } from './sign-in.ts'

export function useNext() {
  const navigate = useNavigate()
  const [roles, setRoles] = useState<readonly string[]>([])
  const follow = async (next: Next) => {
    if ('go' in next) await navigate({ ...addressed(next.go), replace: true })
    if ('choose' in next) setRoles(next.choose)
  }
  const cancel = async () => {
    await signOut()
    // Who then rather stays still has to choose.
    if (!currentSession()) setRoles([])
  }
  return { follow, dialog: <RoleDialog roles={roles} onClose={() => setRoles([])} onCancel={() => void cancel()} /> }
}
