/** An address of no page of its own, which leads on to the first below it. */
import { Navigate } from '@tanstack/react-router'

export const leadingOn = (to: string) => ({ default: () => <Navigate to={to} replace /> })
