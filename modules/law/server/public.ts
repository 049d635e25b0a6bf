/** What other modules may ask of the law page: the address under which a case is worked by hand. */
export { linkTo as pageOfCase } from '../model/address.ts'
