/**
 * A row of a module's `screens.ts`: where a screen stands, who may open it, what it is called and how it is loaded.
 * Nothing here needs React, so the router, the navigation and `npm run describe` read the same table.
 */
import type { AreaId } from '#access/areas.ts'
import type { OperationsRole } from '#access/roles.ts'
import type { Country } from '#kernel/countries.ts'

export type Screen = {
  /** As the specification spells it: `/app/employee/profile/:id`. */
  readonly path: string
  /** Key of its name in apps/web/words, shown in the navigation, the palette and the window's title. */
  readonly word: string
  /** An area of settings that tells its fields to the search of settings. */
  readonly fields?: true
  readonly load: () => Promise<{ readonly default: unknown }>
  /** Where it says something in these countries alone: it is offered nowhere else. */
  readonly countries?: readonly Country[]
} & (
  | { readonly area: AreaId }
  | { readonly ops: readonly OperationsRole[] }
  /** `signedOut` sends who is signed in already to the landing place. */
  | { readonly public: true; readonly signedOut?: true }
)
