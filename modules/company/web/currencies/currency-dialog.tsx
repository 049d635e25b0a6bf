/** A sub-currency added, or its rate changed: brought daily, or entered by hand. */

import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { currencyRates, refreshRates, subCurrencies } from '../../contract/currencies.ts'
import { currencyCodes } from '../../model/currencies.ts'
import { rateText } from '../../model/exchange-rate.ts'
import { useWords } from '../words.ts'
import { currencyName } from './currency-name.ts'
import { asSent, type SubCurrency, useSubCurrencies } from './use-sub-currencies.ts'

type CurrencyDialogProps = {
  readonly own: string
  readonly rows: readonly SubCurrency[]
  readonly editing: SubCurrency | undefined
  /** When rates come; null where they do not. */
  readonly daily: string | null
  readonly onClose: () => void
}

export function CurrencyDialog({ own, rows, editing, daily, onClose }: CurrencyDialogProps) {
  const t = useWords()
  const [code, setCode] = useState(editing?.currency_code ?? '')
  const [follows, setFollows] = useState(editing ? editing.follows_source : daily !== null)
  const [rate, setRate] = useState(editing?.rate ?? '')
  const bring = useAct(refreshRates, { refreshes: [subCurrencies, currencyRates], silentWhenDone: true })
  const save = useSubCurrencies(
    rows,
    () => {
      onClose()
      // What follows the source should not wait for five o'clock to be worth something.
      if (follows && daily !== null) bring.mutate({})
    },
    true,
  )
  const refused = save.error ? Object.values(fieldErrors(save.error))[0] : undefined
  const fits = code !== '' && (follows || rateText(rate) !== undefined)
  const send = () => {
    const one = { currency_code: code, rate: follows ? null : rate }
    const currencies = editing
      ? rows.map((row) => (row.id === editing.id ? one : asSent(row)))
      : [...rows.map(asSent), one]
    save.mutate({ body: { currencies } })
  }
  const taken = new Set([own, ...rows.map(({ currency_code }) => currency_code)])
  return (
    <Dialog
      opened
      onClose={onClose}
      title={editing ? t('company.changeRateOf', { code: editing.currency_code }) : t('company.addCurrency')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (fits) send()
        }}
      >
        <Stack>
          {!editing && (
            <ChoiceField
              label={t('company.currency')}
              searchable
              required
              data={currencyCodes
                .filter((one) => !taken.has(one))
                .map((value) => ({ value, label: `${value} · ${currencyName(value)}` }))}
              value={code}
              onChange={setCode}
              error={refused && !code ? refused : undefined}
            />
          )}
          <Radio.Group
            label={t('company.rateOrigin')}
            value={follows ? 'source' : 'hand'}
            onChange={(chosen) => setFollows(chosen === 'source')}
          >
            <Stack gap={8} mt={6}>
              <Radio
                value="source"
                label={t('company.rateBySource')}
                description={daily ? t('company.rateBySourceHint', { time: daily }) : t('company.noRateSource')}
              />
              <Radio value="hand" label={t('company.rateByHand')} description={t('company.rateByHandHint')} />
            </Stack>
          </Radio.Group>
          {!follows && (
            <TextInput
              label={t('company.rateField', { code: code || '…', own })}
              description={t('company.rateFieldHint')}
              inputMode="decimal"
              required
              value={rate}
              onChange={(event) => setRate(event.currentTarget.value)}
              error={rate !== '' && rateText(rate) === undefined ? t('company.rateWrong') : undefined}
            />
          )}
          {refused && (
            <p role="alert" className="bad">
              {refused}
            </p>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('company.cancel')}
            </Button>
            <Button type="submit" disabled={!fits} loading={save.isPending}>
              {t('company.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
