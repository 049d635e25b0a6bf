/** What will be told, to whom, and the consent to it: nothing leaves this form but what stands in it. */
import { Checkbox, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { ownWellbeing, tellReviewers } from '../contract/own.ts'
import { type Level, levels, suggested } from '../model/alert.ts'
import { readDistress } from '../model/distress.ts'
import { useWords } from './words.ts'

type TellProps = {
  readonly reviewers: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
}

export function TellDialog({ reviewers, onClose }: TellProps) {
  const t = useWords()
  const [excerpt, setExcerpt] = useState('')
  const [chosen, setChosen] = useState<Level>()
  const [contact, setContact] = useState('')
  const [notTo, setNotTo] = useState<readonly string[]>([])
  const [consent, setConsent] = useState(false)
  const act = useAct(tellReviewers, { refreshes: [ownWellbeing], after: onClose })
  const errors = fieldErrors(act.error)
  // Read in the browser alone, and only suggested: what is chosen holds.
  const level = chosen ?? suggested(readDistress(excerpt).level)
  const to = reviewers.filter(({ id }) => !notTo.includes(id))
  const closed =
    excerpt.trim() === ''
      ? t('wellbeing.writeFirst')
      : to.length === 0
        ? t('wellbeing.leaveOne')
        : consent
          ? undefined
          : t('wellbeing.consentFirst')
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('wellbeing.tell')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (closed) return
          const body = { excerpt, level, contact: contact.trim() || null, consent: true as const, not_to: [...notTo] }
          act.mutate({ body })
        }}
      >
        <Stack gap="sm">
          <Textarea
            label={t('wellbeing.excerpt')}
            description={t('wellbeing.excerptHint')}
            value={excerpt}
            error={errors.excerpt}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={5000}
            data-autofocus
            onChange={(event) => setExcerpt(event.currentTarget.value)}
          />
          <Radio.Group
            label={t('wellbeing.level')}
            value={level}
            onChange={(value) => setChosen(levels.find((one) => one === value))}
          >
            {levels.map((one) => (
              <Radio key={one} value={one} label={t(`wellbeing.level.${one}`)} mt={6} />
            ))}
          </Radio.Group>
          {level === 'acute' && <Notice tone="warn">{t('wellbeing.callFirst')}</Notice>}
          <TextInput
            label={t('wellbeing.contact')}
            description={t('wellbeing.contactHint')}
            value={contact}
            error={errors.contact}
            maxLength={250}
            onChange={(event) => setContact(event.currentTarget.value)}
          />
          <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
            <legend>{t('wellbeing.toWhom')}</legend>
            {reviewers.map(({ id, name }) => (
              <Checkbox
                key={id}
                mt={6}
                label={name}
                checked={!notTo.includes(id)}
                onChange={() => setNotTo(notTo.includes(id) ? notTo.filter((one) => one !== id) : [...notTo, id])}
              />
            ))}
          </fieldset>
          <Checkbox
            label={t('wellbeing.consent', { names: to.map(({ name }) => name).join(t('wellbeing.and')) })}
            description={t('wellbeing.consentHint')}
            checked={consent}
            error={errors.consent}
            onChange={(event) => setConsent(event.currentTarget.checked)}
          />
        </Stack>
        <FormFoot working={act.isPending} action={t('wellbeing.send')} closed={closed} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
