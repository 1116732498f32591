import type { AppEntry, AppPlatform } from '#contracts/content.ts'

/** The platform of a device. An iPad reports itself as a Mac, but has touch points. */
export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

export function platformOf({ userAgent, maxTouchPoints }: Device): AppPlatform | undefined {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return undefined
}

/** The app for a device; undefined if the shop has no app for its platform. */
export function appFor(apps: readonly AppEntry[], device: Device): AppEntry | undefined {
  const platform = platformOf(device)
  return apps.find((app) => app.platform === platform)
}
