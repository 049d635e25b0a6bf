/** What each kind of request shows in the inbox, one line a module; loaded with the first request of the kind. */
import {
  IconArrowsExchange,
  IconBeach,
  IconBriefcase,
  IconCalendarPlus,
  IconClockEdit,
  IconClockHour8,
  IconClockPlus,
  IconDoorExit,
  IconFaceId,
  IconHome,
  IconLuggage,
  IconReceipt,
  IconSchool,
  IconUserEdit,
  IconVirus,
  IconWritingSign,
} from '@tabler/icons-react'
import { lazy } from 'react'
import type { KindPart } from '#platform/approvals/web/kind-parts.ts'

export const kindParts: Readonly<Record<string, KindPart>> = {
  time_correction: {
    icon: IconClockEdit,
    Beside: lazy(() => import('#modules/attendance/web/public.tsx').then((m) => ({ default: m.CorrectionBeside }))),
  },
  leave: {
    icon: IconBeach,
    Beside: lazy(() => import('#modules/leave/web/public.tsx').then((m) => ({ default: m.LeaveBeside }))),
  },
  off_in_lieu: {
    icon: IconClockPlus,
    Beside: lazy(() => import('#modules/leave/web/public.tsx').then((m) => ({ default: m.OffInLieuBeside }))),
  },
  replacement_holiday: {
    icon: IconCalendarPlus,
    Beside: lazy(() => import('#modules/leave/web/public.tsx').then((m) => ({ default: m.ReplacementHolidayBeside }))),
  },
  overtime: {
    icon: IconClockHour8,
    approvedWithWhy: true,
    Beside: lazy(() => import('#modules/overtime/web/public.tsx').then((m) => ({ default: m.OvertimeBeside }))),
  },
  claim: {
    icon: IconReceipt,
    Beside: lazy(() => import('#modules/claims/web/public.tsx').then((m) => ({ default: m.ClaimBeside }))),
  },
  wfh: {
    icon: IconHome,
    Beside: lazy(() => import('#modules/work-from-home/web/public.tsx').then((m) => ({ default: m.WfhBeside }))),
  },
  quarantine: {
    icon: IconVirus,
    Beside: lazy(() => import('#modules/quarantine/web/public.tsx').then((m) => ({ default: m.QuarantineBeside }))),
  },
  training: {
    icon: IconSchool,
    Beside: lazy(() => import('#modules/training/web/public.tsx').then((m) => ({ default: m.TrainingBeside }))),
  },
  travel: {
    icon: IconLuggage,
    Beside: lazy(() => import('#modules/travel/web/public.tsx').then((m) => ({ default: m.TravelBeside }))),
  },
  shift_swap: { icon: IconArrowsExchange },
  exit: {
    icon: IconDoorExit,
    Beside: lazy(() => import('#modules/exit/web/public.tsx').then((m) => ({ default: m.ExitBeside }))),
  },
  vacancy: {
    icon: IconBriefcase,
    Beside: lazy(() => import('#modules/recruitment/web/public.tsx').then((m) => ({ default: m.VacancyBeside }))),
  },
  offer: {
    icon: IconWritingSign,
    Beside: lazy(() => import('#modules/candidates/web/public.tsx').then((m) => ({ default: m.OfferBeside }))),
  },
  profile_change: {
    icon: IconUserEdit,
    Beside: lazy(() =>
      import('#modules/employees/web/requests/asked-beside.tsx').then((m) => ({ default: m.ChangeBeside })),
    ),
  },
  face_photo: {
    icon: IconFaceId,
    Beside: lazy(() =>
      import('#modules/employees/web/requests/asked-beside.tsx').then((m) => ({ default: m.FaceBeside })),
    ),
  },
}
