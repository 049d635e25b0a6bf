/** Lists to choose from that are the same for everybody. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const CountryEntry = z.object({ id: z.string(), name: z.string(), alpha_2: z.string() })

/** With what a form of somebody outside needs besides. */
const OpenCountryEntry = CountryEntry.extend({ alpha_3: z.string(), dial_code: z.string() })

export const showCountryList = endpoint({
  id: 'employees.countries',
  method: 'GET',
  path: 'api/panel/employee/showCountryList',
  access: { to: 'company' },
  summary: 'All countries of ISO 3166-1, named in the caller’s language',
  response: z.array(CountryEntry),
})

export const showCountryListOpenly = endpoint({
  id: 'employees.countriesOpenly',
  method: 'GET',
  path: 'api/jobApplication/showCountryList',
  access: { to: 'everyone' },
  summary: 'The same list for whoever applies for a job, with three letters and the number to dial',
  response: z.array(OpenCountryEntry),
})
