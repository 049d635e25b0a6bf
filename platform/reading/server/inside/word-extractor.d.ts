/** The library brings no types; this is what is used of it. */
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(file: Buffer): Promise<{ getBody(): string }>
  }
}
