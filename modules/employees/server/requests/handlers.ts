/** The calls about what people ask to have changed of themselves, by the approvals of the product. */
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { faceConsentHandlers } from '../face/consent-handlers.ts'
import type { FacesEnded } from '../face/end-faces.ts'
import { faceHandlers } from '../face/face-handlers.ts'
import { ownRequestHandlers } from './own-requests.ts'
import { reviewHandlers } from './review-handlers.ts'

export const requestHandlers = (approvals: Approvals, facesEnded?: FacesEnded): readonly Handler[] => [
  ...ownRequestHandlers(approvals),
  ...reviewHandlers(approvals),
  ...faceHandlers(approvals),
  ...faceConsentHandlers(facesEnded),
]
