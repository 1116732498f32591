import { type AppEntry, type AppPlatform, appPlatforms } from '#contracts/content.ts'
import { field, text } from './fields.ts'
import type { PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import { readImageUrl } from './read-picture.ts'
import type { Reading } from './reading.ts'

/** The form of an app id in each app store, and the address of the app's page there. */
const stores: Readonly<Record<AppPlatform, { readonly id: RegExp; page(id: string): string }>> = {
  ios: { id: /^\d{1,20}$/, page: (id) => `https://apps.apple.com/app/id${id}` },
  android: {
    id: /^(?=.{3,150}$)[a-z]\w*(?:\.[a-z]\w*)+$/i,
    page: (id) => `https://play.google.com/store/apps/details?id=${id}`,
  },
}

/** An app of the shop. Left out without a title, or if its id is not valid in the platform's app store. */
export function readApp(item: PlainRecord, reading: Reading): AppEntry[] {
  const platform = appPlatforms.find((one) => one === text(item.platform ?? null)?.toLowerCase())
  const title = readLine(item.title ?? null, reading)
  const appId = text(item.appId ?? null)?.trim()
  if (!platform || !title || appId === undefined || !stores[platform].id.test(appId)) return []
  const subTitle = readLine(field(item, 'subTitle', 'subtitle'), reading)
  return [
    { platform, title, subTitle, icon: readImageUrl(item.icon ?? null), appId, url: stores[platform].page(appId) },
  ]
}
