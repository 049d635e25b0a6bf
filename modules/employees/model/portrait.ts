/** How large a portrait and the small picture of it are; browsers make them so before they are sent. */
export const PORTRAIT_SIDE = 480
export const THUMBNAIL_SIDE = 96
/** What the server takes at most, from whatever program. */
export const THUMBNAIL_SIDE_MAX = 128
export const THUMBNAIL_LETTERS = 32_000
