// Migrations and templates are imported as the text they are; law files as the data they hold, all values text.
declare module '*.csv' {
  const text: string
  export default text
}
declare module '*.yaml' {
  type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml }
  const data: Yaml
  export default data
}
declare module '*.sql' {
  const text: string
  export default text
}
declare module '*.typ' {
  const text: string
  export default text
}
