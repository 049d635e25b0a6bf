/** Shown only where a provider is set; coming back from it, the code in the address is exchanged for a token. */
import { Button, Divider } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#platform/http/web/client.ts'
import { showNotice, showProblem } from '#platform/http/web/problem-toast.tsx'
import { singleSignOn, singleSignOnStart } from '../contract/sign-in.ts'
import { afterToken } from './sign-in.ts'
import { useNext } from './use-next.tsx'
import { useWords } from './words.ts'

const BEGUN = 'kerja.single-sign-on'

export function SingleSignOnButton() {
  const t = useWords()
  const { follow, dialog } = useNext()
  const exchanged = useRef(false)
  const start = useQuery({
    queryKey: [singleSignOnStart.id],
    queryFn: () => call(singleSignOnStart, {}),
    retry: false,
    staleTime: 60_000,
  })
  useEffect(() => {
    const brought = new URLSearchParams(location.search)
    const [code, state] = [brought.get('code'), brought.get('state')]
    if (!code || !state || exchanged.current) return
    exchanged.current = true
    // Only what this page began: a code from elsewhere would sign it in as somebody else.
    const begun = sessionStorage.getItem(BEGUN)
    sessionStorage.removeItem(BEGUN)
    if (begun !== state) return
    call(singleSignOn, { body: { code, state } })
      .then(async (answer) => {
        if (!answer.success || !answer.token) return showNotice(answer.message)
        // The server takes the address from the token (safety, S2); the page does not know it.
        await follow(await afterToken(answer.token, 'auth0', ''))
      })
      .catch(showProblem)
  })
  const url = start.data?.enabled ? start.data.url : null
  return (
    <>
      {url && (
        <>
          <Divider my="md" />
          <Button
            component="a"
            href={url}
            onClick={() => sessionStorage.setItem(BEGUN, new URL(url).searchParams.get('state') ?? '')}
            variant="default"
            fullWidth
          >
            {t('identity.sso')}
          </Button>
        </>
      )}
      {dialog}
    </>
  )
}
