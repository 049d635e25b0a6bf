/** The page of a device at the door: paired once, then it shows its code and takes codes with a photo. */
import { Button, Stack, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { PublicFrame } from '#design/public-frame.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useWords } from '../words.ts'
import { Door } from './door.tsx'
import { heldToken, letGo, pairWith } from './kiosk-device.ts'

export function KioskScreen() {
  const [token, setToken] = useState<string | null>()
  const read = () =>
    void heldToken().then(
      (held) => setToken(held ?? null),
      () => setToken(null),
    )
  useEffect(read, [])
  useEffect(() => void keepPages(), [])
  if (token === undefined) return null
  if (token === null) return <Pairing onPaired={read} />
  return <Door token={token} onGone={() => void letGo().then(read)} onPaired={read} />
}

function Pairing({ onPaired }: { readonly onPaired: () => void }) {
  const t = useWords()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [working, setWorking] = useState(false)
  const pair = async () => {
    setWorking(true)
    try {
      await pairWith(code)
      onPaired()
    } catch (reason) {
      setWrong(fieldErrors(reason).code ?? (reason instanceof Error ? reason.message : ''))
      setWorking(false)
    }
  }
  return (
    <PublicFrame title={t('attendance.kioskTitle')} hint={t('attendance.kioskHint')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '') void pair()
        }}
      >
        <Stack gap="md">
          <TextInput
            label={t('attendance.pairCode')}
            placeholder="ABCDE-FGHJK"
            size="lg"
            autoComplete="off"
            required
            value={code}
            error={wrong}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" loading={working}>
            {t('attendance.becomeKiosk')}
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  )
}

/** So that it opens again without a connection. */
async function keepPages(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  const { active } = await navigator.serviceWorker.ready
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage({ kerja: 'keep', paths: paths.filter((path) => path.startsWith('/assets/')) })
}
