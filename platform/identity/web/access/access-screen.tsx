export function AccessScreen() {
  return null
}
