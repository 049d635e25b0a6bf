/** The five steps as they are drawn, from very bad to very good. */
import { IconMoodEmpty, IconMoodHappy, IconMoodSad, IconMoodSad2, IconMoodSmile } from '@tabler/icons-react'

export const faces = { 1: IconMoodSad2, 2: IconMoodSad, 3: IconMoodEmpty, 4: IconMoodSmile, 5: IconMoodHappy } as const
