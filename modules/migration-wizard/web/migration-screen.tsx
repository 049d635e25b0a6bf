/** Moving in, step by step: what each step brings, what it has brought, going on, and going back with what is lost. */

import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { Page } from '#design/page.tsx'
import { Failed, RowsSkeleton } from '#design/states.tsx'
import { StepsBar } from '#design/steps-bar.tsx'
import { showNotice } from '#platform/http/web/problem-toast.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { state } from '../contract.ts'
import { DONE, steps } from '../model/steps.ts'
import { BackDialog } from './back-dialog.tsx'
import { FinishStep } from './finish-step.tsx'
import { ImportsOfStep } from './imports-of-step.tsx'
import type { State } from './state.ts'
import { DetailsStep, HistoryStep, PeopleStep, StructureStep } from './step-bodies.tsx'
import { useGoTo } from './use-go-to.ts'
import { useWords } from './words.ts'

export function MigrationScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const reading = useCall(state, {}, { staleTime: 0 })
  const step = reading.data?.migration_wizard_step
  // Whoever has just finished here is on the way to the dashboard.
  const begun = useRef(false)
  useEffect(() => {
    if (step !== undefined && step !== DONE) begun.current = true
    if (step !== DONE || begun.current) return
    showNotice(t('migration.over'))
    void navigate({ to: '/error', search: { code: 'setup', for: undefined }, replace: true })
  }, [step, navigate, t])
  return (
    <Page title={t('migration.title')} crumb={t('migration.crumb')}>
      {reading.isError && !reading.data && <Failed reading={reading} />}
      {reading.isPending && <RowsSkeleton rows={6} />}
      {reading.data && step !== undefined && step !== DONE && <Wizard state={reading.data} step={step} />}
    </Page>
  )
}

function Wizard({ state, step }: { readonly state: State; readonly step: number }) {
  const t = useWords()
  const [backTo, setBackTo] = useState<number>()
  const goTo = useGoTo()
  const { past }: { readonly past?: string } = useSearch({ strict: false })
  // Whoever is sent here for what people had before needs none of the steps in between.
  const ahead = past === undefined ? 0 : steps.indexOf('history') - step
  const name = steps[step] ?? 'structure'
  const empty = state.imports.every((one) => one.step !== step) && step < steps.indexOf('finish')
  const Body = {
    structure: StructureStep,
    employees: PeopleStep,
    details: DetailsStep,
    history: HistoryStep,
    finish: FinishStep,
  }[name]
  return (
    <Stack gap="lg">
      <StepsBar
        label={t('migration.steps')}
        steps={steps.map((one, at) => ({
          id: one,
          name: t(`migration.step.${one}`),
          about: t(`migration.about.${one}`),
          state: at < step ? 'done' : at === step ? 'now' : 'later',
          ...(at < step && { onOpen: () => setBackTo(at) }),
        }))}
      />
      {ahead > 0 && (
        <Notice
          tone="info"
          action={
            <Button size="compact-sm" loading={goTo.isPending} onClick={() => goTo.mutate([step + ahead, [], step])}>
              {t('migration.goThere')}
            </Button>
          }
        >
          {t('migration.pastAhead', { step: t('migration.step.history') })}
        </Notice>
      )}
      <div className="card" style={{ padding: 20 }}>
        <Text component="h2" fw={650} size="md" mb={4}>
          {t(`migration.step.${name}`)}
        </Text>
        <Text c="dimmed" mb="lg" maw={720}>
          {t(`migration.hint.${name}`)}
        </Text>
        <Body state={state} />
        <ImportsOfStep imports={state.imports.filter((one) => one.step === step)} />
        <Group justify="space-between" mt="xl">
          {step > 0 ? (
            <Button variant="default" onClick={() => setBackTo(step - 1)}>
              {t('migration.back')}
            </Button>
          ) : (
            <span />
          )}
          {name !== 'finish' && (
            <Button
              loading={goTo.isPending}
              variant={empty ? 'default' : 'filled'}
              onClick={() => goTo.mutate([step + 1])}
            >
              {t(empty ? 'migration.skip' : 'migration.next')}
            </Button>
          )}
        </Group>
      </div>
      {backTo !== undefined && <BackDialog from={step} to={backTo} onClose={() => setBackTo(undefined)} />}
    </Stack>
  )
}
