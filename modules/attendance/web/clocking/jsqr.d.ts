/** What is used of the decoder: found in a picture, or null. */
declare module 'jsqr' {
  export default function decode(
    pixels: Uint8ClampedArray,
    width: number,
    height: number,
  ): { readonly data: string } | null
}
