/** What people ask to have decided about themselves, as the approvals know it. */
export const CHANGE_KIND = 'profile_change'
export const FACE_KIND = 'face_photo'
