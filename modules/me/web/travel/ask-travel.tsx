/** Asking to travel: where, why and for how much, what each day is worth, and who decides. */
import { useState } from 'react'
import { preview } from '#modules/travel/contract/travel.ts'
import {
  bodyOf,
  emptyTravel,
  PerDiemTable,
  TravelFields,
  type TravelValues,
  useTravelText,
} from '#modules/travel/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { pause } from '#platform/words/web/words.ts'
import { GoesTo } from '../leave/goes-to.tsx'
import classes from '../me.module.css'
import { AskDrawer } from '../requests/ask-drawer.tsx'
import { useWords } from '../words.ts'

export function AskTravel({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { country } = useMe()
  const { line } = useTravelText()
  const [values, setValues] = useState<TravelValues>(() => emptyTravel(country ?? ''))
  const body = bodyOf(values)
  return (
    <AskDrawer
      kind="travel"
      title={t('me.travel.ask')}
      called={body ? `${t('me.travel')}${pause()}${line(body)}` : t('me.travel')}
      body={body}
      missing={t('me.travel.missing')}
      name={preview.id}
      read={(asked, signal) => call(preview, { body: asked, signal })}
      shown={(found, stale) => <TravelPreview preview={found} stale={stale} />}
      onClose={onClose}
    >
      {(errors) => <TravelFields values={values} errors={errors} onChange={setValues} />}
    </AskDrawer>
  )
}

type TravelPreviewProps = { readonly preview: DataOf<typeof preview>; readonly stale: boolean }

function TravelPreview({ preview: found, stale }: TravelPreviewProps) {
  const faults = [...new Set(Object.values(found.errors).flat())]
  return (
    <div className={classes.form} data-stale={stale || undefined} aria-busy={stale}>
      {faults.length > 0 && (
        <div className={classes.sum} role="status">
          {faults.map((text) => (
            <p key={text} className="bad">
              {text}
            </p>
          ))}
        </div>
      )}
      {faults.length === 0 && found.per_diem.total !== '0.00' && <PerDiemTable perDiem={found.per_diem} />}
      {faults.length === 0 && <GoesTo names={found.goes_to} />}
    </div>
  )
}
