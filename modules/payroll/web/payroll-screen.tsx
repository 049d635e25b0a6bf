export function PayrollScreen() {
  return null
}
