/** A distance as people say it: 80 m, 1.2 km. */
export const metresText = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} km`
