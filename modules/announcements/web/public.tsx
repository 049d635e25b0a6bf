/** Choosing an audience and showing what was written, for other modules that tell people something. */
export { EVERYBODY, namesNobody } from '../model/announcement.ts'
export { TextWithFiles } from './announcement-text.tsx'
export { AudienceFields, useAudience } from './audience-fields.tsx'
