/** What the server says. */
import { type Say, sayFrom } from '#platform/http/server/say.ts'
import { catalogues } from './catalogues.ts'

export const say: Say = sayFrom(catalogues)
