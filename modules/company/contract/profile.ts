/** The company’s own record: names, contact, numbers at the agencies. */
import { endpoint } from '#platform/contract/endpoint.ts'
import { ProfileChange, ProfileView } from './profile-types.ts'

export const profile = endpoint({
  id: 'company.profile',
  method: 'GET',
  path: 'api/panel/company/profile',
  access: { to: 'area', of: ['company.profile', 'payroll'] },
  summary: 'The company profile, with the employer numbers that files need',
  response: ProfileView,
})

export const changeProfile = endpoint({
  id: 'company.changeProfile',
  method: 'PATCH',
  path: 'api/panel/company/profile',
  access: { to: 'area', of: ['company.profile.write'] },
  summary: 'Change fields of the profile; only what is sent changes',
  body: ProfileChange,
  response: ProfileView,
})
