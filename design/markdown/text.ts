import { later } from '../later.tsx'

/** A text with marks as its readers see it; what reads it is fetched when the first is shown. */
export const MarkdownText = later(() => import('./markdown-text.tsx').then((part) => part.MarkdownText))
