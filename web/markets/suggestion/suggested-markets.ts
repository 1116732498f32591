/** Told once a day, and once a session whatever happens to cookies. */
export const handledCookie = { name: 'geoLocator', value: '0', maxAgeSeconds: 24 * 60 * 60 } as const
export const handledKey = 'geoLocator'

type StaticMarkup = Pick<Storage, 'getItem' | 'setItem'>

/** True if somebody may still be asked if they mean another market. */
export const mayAsk = (cookies: string, session: StaticMarkup): boolean =>
  !new RegExp(`(?:^|;\\s*)${handledCookie.name}=`).test(cookies) && session.getItem(handledKey) === null

/** Nobody is asked again in this session. */
export const rememberAsked = (session: StaticMarkup): void => session.setItem(handledKey, handledCookie.value)

/** Markets to offer who is in `current`: those they may mean, unless it is the likeliest itself. */
export const offeredMarkets = (suggested: readonly string[], current: string): readonly string[] =>
  suggested[0] === current ? [] : suggested.filter((id) => id !== current)
