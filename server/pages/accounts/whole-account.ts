import type { Market } from '#server/markets/index.ts'
import type { Parts } from '../parts.ts'

/** True where members have the whole account: an overview, returns, preferences, rewards, the programme and support besides the main parts. */
export const hasWholeAccount = ({ content }: Pick<Parts, 'content'>, market: Market): boolean =>
  content.toggle(market, 'advancedMyAccount')
