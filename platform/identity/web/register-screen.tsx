/** Opening a company; its registrant is its Company Admin and is signed in right away. */

import { Anchor, Button, Checkbox, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PublicFrame } from '#design/public-frame.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { type MalaysianState, malaysianStates } from '#kernel/states.ts'
import { call } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { register } from '../contract/registration.ts'
import { login } from '../contract/sign-in.ts'
import { countryOfBrowser } from '../model/country-of-browser.ts'
import { STAFF_PASSWORD_MIN } from '../model/password-rules.ts'
import { afterToken } from './sign-in.ts'
import { useNext } from './use-next.tsx'
import { useWords } from './words.ts'

const STATES = Object.keys(malaysianStates) as MalaysianState[]
const COUNTRIES = ['MY', 'TW', 'PH'] as const

export function RegisterScreen() {
  const t = useWords()
  const { follow, dialog } = useNext()
  const [working, setWorking] = useState(false)
  const form = useForm({
    initialValues: {
      company_name: '',
      country: countryOfBrowser(navigator.languages),
      state: '',
      full_name: '',
      email: '',
      phone: '',
      password: '',
      headcount: '',
      agreement: false,
    },
    validate: { agreement: (agreed) => (agreed ? null : t('identity.mustAgree')) },
  })
  const send = form.onSubmit(async (values) => {
    setWorking(true)
    try {
      const state = values.country === 'MY' ? values.state : ''
      await call(register, { body: { ...values, state, agreement: true } })
      const { token } = await call(login, { body: { email: values.email, password: values.password } })
      if (token) await follow(await afterToken(token, 'user', values.email))
      else form.setFieldError('email', t('identity.registeredElsewhere'))
    } catch (reason) {
      form.setErrors(fieldErrors(reason))
      showProblem(reason)
    } finally {
      setWorking(false)
    }
  })
  return (
    <PublicFrame
      title={t('identity.register')}
      hint={t('identity.registerHint')}
      below={
        <>
          {t('identity.haveAccount')}{' '}
          <Anchor component={Link} to="/login">
            {t('identity.signIn')}
          </Anchor>
        </>
      }
    >
      <Form onSubmit={send} sending={working}>
        <Stack gap="md">
          <TextInput
            label={t('identity.companyName')}
            required
            maxLength={255}
            autoComplete="organization"
            {...form.getInputProps('company_name')}
          />
          <Select
            label={t('identity.country')}
            required
            allowDeselect={false}
            data={COUNTRIES.map((country) => ({ value: country, label: t(`identity.${country}`) }))}
            {...form.getInputProps('country')}
          />
          {form.values.country === 'MY' && (
            <Select
              label={t('identity.region')}
              description={t('identity.regionHint')}
              searchable
              clearable
              data={STATES.map((state) => ({ value: state, label: t(`identity.region.${state}`) }))}
              {...form.getInputProps('state')}
              value={form.values.state || null}
            />
          )}
          <TextInput
            label={t('identity.headcount')}
            required
            inputMode="numeric"
            pattern="[0-9]{1,7}"
            {...form.getInputProps('headcount')}
          />
          <TextInput
            label={t('identity.yourName')}
            required
            maxLength={255}
            autoComplete="name"
            {...form.getInputProps('full_name')}
          />
          <TextInput
            label={t('identity.email')}
            type="email"
            required
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <TextInput label={t('identity.phone')} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
          <PasswordInput
            label={t('identity.password')}
            description={t('identity.newPasswordHint', { min: STAFF_PASSWORD_MIN })}
            required
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('identity.showPassword') }}
            {...form.getInputProps('password')}
          />
          <Checkbox label={t('identity.agreement')} {...form.getInputProps('agreement', { type: 'checkbox' })} />
          <Text size="sm" c="dimmed">
            {t('identity.termsBelow')}{' '}
            <Anchor href="/terms" target="_blank" rel="noopener" inherit underline="always">
              {t('identity.terms')}
            </Anchor>
            {' · '}
            <Anchor href="/privacy" target="_blank" rel="noopener" inherit underline="always">
              {t('identity.privacy')}
            </Anchor>
          </Text>
          <Button type="submit" size="md" loading={working}>
            {t('identity.openCompany')}
          </Button>
        </Stack>
      </Form>
      {dialog}
    </PublicFrame>
  )
}
