/** One's own pages, which stand beside each other in the list itself, by what they are about. */
import type { Icon } from '@tabler/icons-react'
import {
  IconAward,
  IconBeach,
  IconBook,
  IconCalendarMonth,
  IconCalendarPlus,
  IconCalendarUser,
  IconCash,
  IconClockPlay,
  IconClockPlus,
  IconDeviceLaptop,
  IconDoorExit,
  IconFileText,
  IconFingerprint,
  IconGift,
  IconHome,
  IconHomeEdit,
  IconHourglassHigh,
  IconLayoutBoard,
  IconListCheck,
  IconLuggage,
  IconMessageCircle,
  IconMoodSmile,
  IconReceipt,
  IconSchool,
  IconSend,
  IconShieldHeart,
  IconSpeakerphone,
  IconTarget,
  IconUser,
  IconUserPlus,
  IconVirus,
} from '@tabler/icons-react'
import type { Me } from '#platform/identity/web/me.ts'
import { type Entry, type Group, MINE } from './entries.ts'

const OF_EVERYBODY = [MINE, '/me/requests', '/me/calendar', '/me/profile', '/me/assistant']
const own = (path: string, icon: Icon, word?: string): Entry => ({
  icon,
  tabs: [{ path, ...(word && { word }) }],
  // Without a network it may not be known; the page then says so itself.
  ...(!OF_EVERYBODY.includes(path) && { shows: (me: Me | undefined) => me?.employee_id !== null }),
})

export const ownGroups: readonly Group[] = [
  {
    word: null,
    entries: [
      own(MINE, IconHome, 'mine.home'),
      own('/me/leave', IconBeach, 'mine.leave'),
      own('/me/requests', IconSend, 'mine.requests'),
      own('/me/pay', IconCash, 'mine.pay'),
      own('/me/calendar', IconCalendarMonth, 'mine.calendar'),
      own('/me/assistant', IconMessageCircle),
    ],
  },
  {
    word: 'mine.group.time',
    entries: [
      own('/me/shifts', IconCalendarUser),
      own('/me/attendance', IconFingerprint),
      own('/me/overtime', IconClockPlay),
      own('/me/offInLieu', IconClockPlus),
      own('/me/replacementHoliday', IconCalendarPlus),
      own('/me/wfh', IconHomeEdit),
      own('/me/quarantine', IconVirus),
    ],
  },
  { word: 'mine.group.spending', entries: [own('/me/claims', IconReceipt), own('/me/travel', IconLuggage)] },
  {
    word: 'mine.group.growth',
    entries: [
      own('/me/training', IconSchool),
      own('/me/tasks', IconListCheck),
      own('/me/hiring', IconUserPlus),
      own('/me/probation', IconHourglassHigh),
      own('/me/performance', IconAward),
      own('/me/okr', IconTarget),
    ],
  },
  {
    word: 'mine.group.workplace',
    entries: [
      own('/me/announcements', IconSpeakerphone),
      own('/me/handbook', IconBook),
      own('/me/storyBoard', IconLayoutBoard),
      own('/me/rewards', IconGift),
      own('/me/mood', IconMoodSmile),
      own('/me/wellbeing', IconShieldHeart),
    ],
  },
  {
    word: 'mine.group.record',
    entries: [
      own('/me/profile', IconUser, 'mine.profile'),
      own('/me/letters', IconFileText),
      own('/me/equipment', IconDeviceLaptop),
      own('/me/exit', IconDoorExit),
    ],
  },
]
