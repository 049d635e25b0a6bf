/** What others see of one person, and how and where the person clocks in. */
import { limitedPlacesFor } from '#modules/company/server/public.ts'
import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { display } from '../../contract/display.ts'
import { lookingOf } from '../looking.ts'
import { profileOf } from './profile-store.ts'

export const displayHandler: Handler = on(display, (call) =>
  call.company.read(async (tx) => {
    const { companyId } = call.company
    const row = await profileOf(tx, await lookingOf(tx, call), call.params.id)
    return row ? { ...row, limited_places: await limitedPlacesFor(tx, companyId, row.id) } : notFound()
  }),
)
