/** Registering an authenticator at sign-in, where the company demands one. */
import { Anchor } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { PublicFrame } from '#design/public-frame.tsx'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { signInPath, useSession } from './session-store.ts'
import { afterToken, signOut } from './sign-in.ts'
import { useNext } from './use-next.tsx'
import { useWords } from './words.ts'

export function AuthenticatorRegisterScreen() {
  const t = useWords()
  const session = useSession()
  const { follow, dialog } = useNext()
  if (!session) return <Navigate to={signInPath()} replace />
  const go = (token: string) => {
    afterToken(token, session.type, session.email).then(follow).catch(showProblem)
  }
  return (
    <PublicFrame
      title={t('identity.authenticator')}
      below={
        <Anchor component="button" type="button" onClick={() => void signOut()}>
          {t('identity.cancelSignIn')}
        </Anchor>
      }
    >
      <AuthenticatorSetup onDone={go} />
      {dialog}
    </PublicFrame>
  )
}
