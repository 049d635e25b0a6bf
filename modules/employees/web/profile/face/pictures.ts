/** Kinds of pictures a face may come in. */
export const PICTURES = ['.png', '.jpg', '.jpeg', '.webp']
