// Law tables, migrations and templates are imported as the text they are.
declare module '*.csv' {
  const text: string
  export default text
}
declare module '*.yaml' {
  const text: string
  export default text
}
declare module '*.sql' {
  const text: string
  export default text
}
declare module '*.typ' {
  const text: string
  export default text
}
