/** Choosing an audience, for other modules that tell people something. */
export { EVERYBODY, namesNobody } from '../model/announcement.ts'
export { AudienceFields, useAudience } from './audience-fields.tsx'
