/** The product for pages: a browser knows no other time than the machine's, so the product's is the same. */
import { type Product, startProduct } from '../../support/product.ts'

export async function productForPages(): Promise<Product> {
  const product = await startProduct()
  product.atPresent()
  return product
}
