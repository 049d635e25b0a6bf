export function DepartmentsScreen() {
  return null
}
