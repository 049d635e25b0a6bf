/** E-business cards, as the company's settings make them. */
import QRCode from 'qrcode'
import { type CompanyFacts, companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { cardOf, ownCard } from '../../contract/card.ts'
import { type CardFacts, vcardOf } from '../../model/vcard.ts'
import { lookingOf } from '../looking.ts'
import { newestOfAccount } from '../own-employment.ts'
import { smallPortrait } from '../portrait/small-portrait.ts'
import { type ProfileRow, profileOf } from '../profile/profile-store.ts'

export const cardHandlers: readonly Handler[] = [
  on(ownCard, async (call) => {
    const { company, session } = call
    const read = await company.read(async (tx) => {
      const id = await newestOfAccount(tx, company.companyId, session.accountId)
      if (!id) return undefined
      const looking = await lookingOf(tx, call, { of: 'self', accountId: session.accountId })
      const row = await profileOf(tx, looking, id)
      return row && factsOf(tx, call, row)
    })
    return read ? drawn(read) : problem('employees.no-record', { status: 404 })
  }),

  on(cardOf, async (call) => {
    const read = await call.company.read(async (tx) => {
      const row = await profileOf(tx, await lookingOf(tx, call), call.params.id)
      return row && factsOf(tx, call, row)
    })
    return read ? drawn(read) : notFound()
  }),
]

type Asking = Pick<Call<typeof ownCard>, 'company' | 'seal'>
type Read = {
  readonly card: CardFacts
  readonly settings: CompanyFacts['settings']
  readonly logo_url: string | null
  readonly photo: string | null
}

async function factsOf(tx: Tx, { company: { companyId }, seal }: Asking, row: ProfileRow): Promise<Read> {
  const photo = row.photo_id && (await smallPortrait(tx, seal, companyId, row.id))
  const { settings } = await companyFacts(tx, companyId)
  const { name, website, address, logo_url } = await companyLetterhead(tx, companyId)
  const { full_name, preferred_name, position, department, email } = row
  // The card goes to anybody: a phone that others do not see is not on it.
  const phone = row.show_phone ? row.phone : null
  return {
    settings,
    logo_url,
    photo: photo || null,
    card: { full_name, preferred_name, position, department, email, phone, company: name, website, address },
  }
}

async function drawn({ card, settings, logo_url, photo }: Read) {
  return {
    ...card,
    letterhead_text: settings.business_card_letterhead_text,
    use_logo: settings.business_card_use_logo,
    logo_url,
    bg_color: settings.business_card_bg_color,
    photo,
    vcard: vcardOf({ ...card, photo }),
    // No telephone reads a code that holds a picture.
    qr_svg: await QRCode.toString(vcardOf(card), { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }),
  }
}
