import * as articles from './articles.ts'
import * as categories from './categories.ts'
import * as guides from './guides.ts'
import * as own from './own.ts'

export const documentationContracts = [guides, categories, articles, own] as const
