export function OperationsDashboardScreen() {
  return null
}
