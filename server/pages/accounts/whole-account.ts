import type { Market } from '#server/markets/index.ts'
import type { Parts } from '../parts.ts'

/** True if the whole account is on: besides the main parts also overview, returns, preferences, rewards, programme and support. */
export const hasWholeAccount = ({ content }: Pick<Parts, 'content'>, market: Market): boolean =>
  content.toggle(market, 'advancedMyAccount')
