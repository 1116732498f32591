import { handledCookie, isHandled } from '#web/platform/handled-cookie.ts'

/** The cookie of an answer, which holds for a day, and the mark of a session in which somebody was asked. */
export const handledKey = 'geoLocator'

type SessionMemory = Pick<Storage, 'getItem' | 'setItem'>

/** True if somebody may still be asked if they mean another market. */
export const mayAsk = (cookies: string, session: SessionMemory): boolean =>
  !isHandled(cookies, handledKey) && session.getItem(handledKey) === null

/** Nobody is asked again in this session. */
export const rememberAsked = (session: SessionMemory): void => session.setItem(handledKey, handledCookie.value)

/** Markets to offer who is in `current`: those they may mean, unless it is the likeliest itself. */
export const offeredMarkets = (suggested: readonly string[], current: string): readonly string[] =>
  suggested[0] === current ? [] : suggested.filter((id) => id !== current)
