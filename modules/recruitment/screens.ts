import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/onboarding/vacancy',
    area: 'onboarding',
    word: 'screen.vacancies',
    load: () => import('./web/vacancies/vacancy-screen.tsx').then((m) => ({ default: m.VacancyScreen })),
  },
  {
    path: '/app/onboarding/vacancy/advertisement/:id',
    area: 'onboarding',
    word: 'screen.advertisement',
    load: () =>
      import('./web/advertisements/advertisement-screen.tsx').then((m) => ({ default: m.AdvertisementScreen })),
  },
  {
    path: '/app/settings/recruitment',
    fields: true,
    area: 'settings.recruitment',
    word: 'screen.settingsRecruitment',
    load: () => import('./web/recruitment-settings-screen.tsx').then((m) => ({ default: m.RecruitmentSettingsScreen })),
  },
] as const satisfies readonly Screen[]
