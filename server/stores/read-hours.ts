import type { Store } from './stores.ts'

/** Opening hours as a shop writes them; 1 is Monday: `1-5 10:00-18:00; 6 10:00-16:00`. Unreadable parts are left out. */
export const readHours = (text: string): Store['openingHours'] =>
  text.split(';').flatMap((part) => {
    const [, first, last, opens, closes] = /^\s*([1-7])(?:-([1-7]))?\s+(\d\d:\d\d)-(\d\d:\d\d)\s*$/.exec(part) ?? []
    if (!first || !opens || !closes) return []
    const days = Number(last ?? first) - Number(first) + 1
    return Array.from({ length: Math.max(0, days) }, (_, nth) => ({ day: Number(first) + nth, opens, closes }))
  })
