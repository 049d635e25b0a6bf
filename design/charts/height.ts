/** How high every drawing stands, in pixels, so that cards beside one another end together. */
export const CHART_HEIGHT = 220
