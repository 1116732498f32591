import type { Page } from '#contracts/pages.ts'
import type { Visitor } from '#server/sessions/index.ts'

/** What a page says of the device it was asked for by; nothing for a browser of their own. */
export type Device = Pick<Page, 'app' | 'inStore'>

export const deviceOf = ({ mode }: Pick<Visitor, 'mode'>): Device => ({
  ...(mode === 'app' ? { app: true } : {}),
  ...(mode === 'store' ? { inStore: true } : {}),
})
