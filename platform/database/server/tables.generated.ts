export interface Tables {
  companies: { id: string; name: string }
}
