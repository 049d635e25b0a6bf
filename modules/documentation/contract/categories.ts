/** Categories of the handbook: the company's own list, in its own order. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { CategoryView, categoryFields, Order } from './types.ts'

const reads = { to: 'area', of: ['documentation'] } as const
const writes = { to: 'area', of: ['documentation.write'] } as const
const params = z.object({ id: Id })

export const categories = endpoint({
  id: 'documentation.categories',
  method: 'GET',
  path: 'api/panel/documentation/category',
  access: reads,
  summary: 'Categories in their order, with how many articles are in each',
  response: z.array(CategoryView),
})
export const addCategory = endpoint({
  id: 'documentation.addCategory',
  method: 'POST',
  path: 'api/panel/documentation/category',
  status: 201,
  access: writes,
  summary: 'Add a category at the end',
  body: z.strictObject({ ...categoryFields, name_zh: categoryFields.name_zh.default(null) }),
  response: CategoryView,
  problems: ['handbook.category-taken'],
})
export const orderCategories = endpoint({
  id: 'documentation.orderCategories',
  method: 'POST',
  path: 'api/panel/documentation/category/order',
  access: writes,
  summary: 'Put the categories in this order',
  body: z.strictObject({ ids: Order }),
  response: z.array(CategoryView),
  problems: ['handbook.order-overtaken'],
})
export const changeCategory = endpoint({
  id: 'documentation.changeCategory',
  method: 'PATCH',
  path: 'api/panel/documentation/category/{id}',
  access: writes,
  params,
  summary: 'Rename a category',
  body: z.strictObject(categoryFields).partial(),
  response: CategoryView,
  problems: ['handbook.category-taken'],
})
export const removeCategory = endpoint({
  id: 'documentation.removeCategory',
  method: 'DELETE',
  path: 'api/panel/documentation/category/{id}',
  access: writes,
  params,
  summary: 'Remove a category that has no articles',
  response: z.null(),
  problems: ['handbook.category-used', 'handbook.category-stays'],
})
