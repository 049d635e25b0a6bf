/** How high every drawing stands at least, in pixels, so that cards beside one another end together. */
export const CHART_HEIGHT = 220
