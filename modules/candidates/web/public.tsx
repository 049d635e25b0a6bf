/** What the inbox takes from here. */

export { OfferBeside } from './offers/offer-beside.tsx'
