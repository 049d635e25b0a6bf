/** One claim on a page of its own: a draft that is gone on with and sent, or a claim that waits and is changed. */
import { useSearch } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { attachments } from '#modules/claims/contract/attachments.ts'
import { one } from '#modules/claims/contract/claims.ts'
import { draft as oneDraft } from '#modules/claims/contract/own.ts'
import { valuesOf, valuesOfDraft } from '#modules/claims/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { useWords } from '../words.ts'
import { EditClaim } from './edit-claim.tsx'

export function EditScreen() {
  const t = useWords()
  const { change, draft } = useSearch({ strict: false }) as { change?: string; draft?: string }
  return (
    <>
      <MeHead title={t(change ? 'me.claims.change' : 'me.claims.draft')} back="/me/claims" />
      {change ? <Change id={change} /> : draft ? <Draft id={draft} /> : <Nothing />}
    </>
  )
}

function Change({ id }: { readonly id: string }) {
  const reading = useCall(one, { params: { id } })
  return (
    <Loaded reading={reading} rows={8}>
      {(claim) =>
        claim.status === 'pending' ? (
          <EditClaim
            key={claim.id}
            of={{ claim: claim.id }}
            began={valuesOf(claim)}
            ofType={{
              ...{ id: claim.type_id, name: claim.type, category: claim.category },
              is_unit_based: claim.total_mileage !== null,
            }}
            papers={claim.attachments.map(({ id: paper, name }) => ({ id: paper, name }))}
          />
        ) : (
          <Nothing />
        )
      }
    </Loaded>
  )
}

/** Receipts that were thrown away meanwhile are no longer of it. */
function Draft({ id }: { readonly id: string }) {
  const { currency_code, today } = useMe()
  const reading = useCall(oneDraft, { params: { id } })
  const papers = useCall(attachments, {})
  return (
    <Loaded reading={reading} rows={8}>
      {({ body }) => (
        <Loaded reading={papers} rows={8}>
          {(found) => (
            <EditClaim
              key={id}
              of={{ draft: id }}
              began={valuesOfDraft(body, currency_code ?? '', today)}
              papers={found.flatMap(({ id: paper, name }) =>
                Array.isArray(body.attachment_ids) && body.attachment_ids.includes(paper) ? [{ id: paper, name }] : [],
              )}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function Nothing() {
  const t = useWords()
  return (
    <section className={`card ${classes.card}`}>
      <Empty title={t('me.claims.noLonger')} hint={t('me.claims.noLongerHint')} />
    </section>
  )
}
