import { handledCookie, isHandled } from '#web/platform/handled-cookie.ts'

/** The name of the cookie that stores an answer for a day, and of the session item that stores that the visitor was asked. */
export const handledKey = 'geoLocator'

type SessionMemory = Pick<Storage, 'getItem' | 'setItem'>

/** True if another market may still be suggested to this visitor. */
export const mayAsk = (cookies: string, session: SessionMemory): boolean =>
  !isHandled(cookies, handledKey) && session.getItem(handledKey) === null

/** Remembers that the visitor was asked, so that the question is not repeated in this session. */
export const rememberAsked = (session: SessionMemory): void => session.setItem(handledKey, handledCookie.value)

/** Markets to offer to a visitor of `current`: the suggested markets, or none if `current` is the most likely market. */
export const offeredMarkets = (suggested: readonly string[], current: string): readonly string[] =>
  suggested[0] === current ? [] : suggested.filter((id) => id !== current)
