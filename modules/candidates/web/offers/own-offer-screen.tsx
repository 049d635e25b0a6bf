/** An offer as the candidate reads and answers it, by the secret link alone. */
import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { PublicFrame } from '#design/public-frame.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { LinkOver } from '#platform/http/web/link-over.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { acceptOffer, declineOffer, ownOffer, ownOfferLetter } from '../../contract/offers.ts'
import { useWords } from '../words.ts'

export function OwnOfferScreen() {
  const t = useWords()
  const language = useLanguage()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const params = { token }
  const reading = useCall(ownOffer, { params }, { staleTime: 0 })
  const of = reading.data
  if (reading.isError) return <LinkOver error={reading.error} />
  if (!of) {
    return (
      <PublicFrame>
        <RowsSkeleton rows={6} />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={t('candidates.yourOffer', { position: of.position })} hint={of.company}>
      <Stack gap="md">
        <Facts
          facts={[
            [t('candidates.name'), of.name],
            [t('candidates.offeredSalary'), `${of.currency_code} ${moneyText(of.offered_salary, of.currency_code)}`],
            [t('candidates.firstDay'), dayText(of.first_day, language)],
            [t('candidates.expiresOn'), dayText(of.expires_on, language)],
          ]}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(ownOfferLetter, { params })}
        >
          {t('candidates.letter')}
        </Button>
        {of.status === 'sent' ? <Answer token={token} /> : <p>{t(`candidates.offerAnswered.${of.status}`)}</p>}
      </Stack>
    </PublicFrame>
  )
}

function Answer({ token }: { readonly token: string }) {
  const t = useWords()
  const [name, setName] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [declining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const params = { token }
  const accept = useAct(acceptOffer, { refreshes: [ownOffer] })
  const decline = useAct(declineOffer, { refreshes: [ownOffer] })
  if (declining) {
    return (
      <Stack gap="sm">
        <Textarea
          label={t('candidates.declineReason')}
          value={reason}
          maxLength={255}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group>
          <Button variant="default" onClick={() => setDeclining(false)}>
            {t('candidates.cancel')}
          </Button>
          <Button color="red" loading={decline.isPending} onClick={() => decline.mutate({ params, body: { reason } })}>
            {t('candidates.decline')}
          </Button>
        </Group>
      </Stack>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        accept.mutate(
          { params, body: { full_name: name, agree: agrees } },
          { onError: (why) => setErrors(fieldErrors(why)) },
        )
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('candidates.signBy')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.full_name}
          required
        />
        <Checkbox
          label={t('candidates.agree')}
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          required
        />
        <Group>
          <Button type="submit" loading={accept.isPending} disabled={!agrees || name.trim() === ''}>
            {t('candidates.accept')}
          </Button>
          <Button variant="default" onClick={() => setDeclining(true)}>
            {t('candidates.decline')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
