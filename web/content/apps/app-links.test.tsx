import { expect, test } from 'vitest'
import type { AppEntry } from '#contracts/content.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { SiteFooter } from '../site-footer.tsx'

const apps: AppEntry[] = [
  {
    ...{ platform: 'ios', title: 'Halden for iPhone', subTitle: 'Always with you', icon: '/images/app.svg' },
    ...{ appId: '1', url: 'https://apps.apple.com/app/id1' },
  },
  {
    ...{ platform: 'android', title: 'Halden for Android', subTitle: null, icon: null },
    ...{ appId: 'test.halden', url: 'https://play.google.com/store/apps/details?id=test.halden' },
  },
]
const footer = (shown: readonly AppEntry[], inApp = false) => {
  const shell = browsingShell('en-gb')
  const navigation = { ...shell.navigation, apps: [...shown] }
  return written(<SiteFooter inApp={inApp} />, { ...shell, navigation }).markup
}

test('the footer leads to each app of the shop with its title and its icon of 3 to 2, except in the app itself [B-NAV-06, B-APP-04, B-NAV-01, B-APP-O1]', () => {
  const links = (markup: string) => markup.match(/<a href="https:\/\/(?:apps\.apple|play\.google)\.com.*?<\/a>/gs) ?? []
  const [ios, android] = links(footer(apps))

  expect(ios).toContain('href="https://apps.apple.com/app/id1"')
  expect(ios).toContain('Halden for iPhone')
  const [, width, height] = /<img[^>]* width="(\d+)" height="(\d+)"/.exec(ios!)!
  expect(Number(width) / Number(height)).toBe(60 / 40)
  expect(android).toContain('Halden for Android')
  expect(android).not.toContain('<img')
  expect(links(footer(apps, true))).toEqual([])
  expect(links(footer([]))).toEqual([])
})
