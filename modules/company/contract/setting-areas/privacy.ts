import { Count, setting } from './setting.ts'

export const privacy = {
  /** Years after their last day that people stay by name; null: as the country's law says (modules/privacy). */
  retention_years: setting(Count(1, 50), null),
}
