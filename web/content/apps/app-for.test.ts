import { expect, test } from 'vitest'
import type { AppEntry } from '#contracts/content.ts'
import { appFor, platformOf } from './app-for.ts'

const says = (userAgent: string, maxTouchPoints = 5) => platformOf({ userAgent, maxTouchPoints })
const app = (platform: AppEntry['platform']) => ({ platform }) as AppEntry

test('the platform of a device is detected from its browser; desktop computers have none', () => {
  expect(says('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('ios')
  expect(says('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari')).toBe('ios')
  expect(says('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0)).toBeUndefined()
  expect(says('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe('android')
  expect(says('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10)).toBeUndefined()
})

test('a device is offered only the app of its platform', () => {
  const android = { userAgent: 'Android', maxTouchPoints: 5 }

  expect(appFor([app('ios'), app('android')], android)?.platform).toBe('android')
  expect(appFor([app('ios')], android)).toBeUndefined()
  expect(appFor([app('ios')], { userAgent: 'Windows', maxTouchPoints: 0 })).toBeUndefined()
})
