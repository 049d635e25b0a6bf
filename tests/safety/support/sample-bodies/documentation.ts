import type { Bodies } from './ids.ts'

export const documentation: Bodies = {
  'documentation.addCategory': () => ({ name: 'Rules' }),
  'documentation.changeCategory': () => ({ name: 'Other rules' }),
  'documentation.orderCategories': ({ handbookCategories }) => ({ ids: handbookCategories }),
  'documentation.addArticle': ({ handbookCategories, department, employee }) => ({
    ...{ category_id: handbookCategories.at(-1), title: 'Keys', content: 'Hand them in' },
    ...{ departments: [department], people: [employee] },
  }),
  'documentation.changeArticle': () => ({ title: 'Keys and cards' }),
  'documentation.orderArticles': ({ handbookCategories, article }) => ({
    category_id: handbookCategories[0],
    ids: [article],
  }),
  'documentation.publishArticle': () => ({ note: 'Cards too', ask_again: true }),
}
