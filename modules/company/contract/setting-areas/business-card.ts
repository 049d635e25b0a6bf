import { z } from 'zod'
import { Flag, OptionalText } from '#platform/contract/fields.ts'
import { cardColours } from '../../model/card-colours.ts'
import { setting } from './setting.ts'

export const businessCard = {
  business_card_use_logo: setting(Flag, true),
  business_card_letterhead_text: setting(OptionalText, ''),
  business_card_bg_color: setting(z.enum(cardColours), 'white'),
}
