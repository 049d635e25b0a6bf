/** What the inbox and the page of a newcomer take from here. */

export { NewcomerForm } from './newcomer/newcomer-form.tsx'
export { OfferBeside } from './offers/offer-beside.tsx'
