/** Advertisements: a vacancy as it stands on the career page, in one language or both. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Paging } from '#platform/contract/fields.ts'
import { AdvertisementView, advertisementFields, recruiting } from './types.ts'

const params = z.object({ id: Id })
const confirm = { confirm: Flag.default(false) }
const access = recruiting

export const advertisements = endpoint({
  id: 'recruitment.advertisements',
  method: 'GET',
  path: 'api/panel/onboarding/job/advertisement',
  access,
  summary: 'Advertisements, the newest first; without a page the whole list',
  query: Paging.omit({ sort: true }).extend({ vacancy_id: Id.optional() }),
  response: z.array(AdvertisementView),
})
export const addAdvertisement = endpoint({
  id: 'recruitment.addAdvertisement',
  method: 'POST',
  path: 'api/panel/onboarding/job/advertisement',
  status: 201,
  access,
  summary: 'Advertise a vacancy, at once unless said otherwise; one language suffices',
  body: z.strictObject({ vacancy_id: Id, ...advertisementFields, ...confirm }),
  response: AdvertisementView,
  problems: ['recruitment.invalid', 'recruitment.confirm'],
})
export const advertisement = endpoint({
  id: 'recruitment.advertisement',
  method: 'GET',
  path: 'api/panel/onboarding/job/advertisement/{id}',
  access,
  params,
  summary: 'One advertisement',
  response: AdvertisementView,
})
export const changeAdvertisement = endpoint({
  id: 'recruitment.changeAdvertisement',
  method: 'PATCH',
  path: 'api/panel/onboarding/job/advertisement/{id}',
  access,
  params,
  summary: 'Change an advertisement, or end it with `is_active`: whoever opens its page sees it at once',
  body: z.strictObject({ ...z.object(advertisementFields).partial().shape, ...confirm }),
  response: AdvertisementView,
  problems: ['recruitment.invalid', 'recruitment.confirm'],
})
export const removeAdvertisement = endpoint({
  id: 'recruitment.removeAdvertisement',
  method: 'DELETE',
  path: 'api/panel/onboarding/job/advertisement/{id}',
  access,
  params,
  summary: 'Remove an advertisement by which nobody applied; others are ended',
  response: z.null(),
  problems: ['recruitment.has-applications'],
})
