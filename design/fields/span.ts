export type Span = { readonly earliest?: string | undefined; readonly latest?: string | undefined }
