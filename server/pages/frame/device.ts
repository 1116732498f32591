import type { Page } from '#contracts/pages.ts'
import type { Visitor } from '#server/sessions/index.ts'

/** The fields of a page that mark the shop's app or a store device; none for the shopper's own browser. */
export type Device = Pick<Page, 'app' | 'inStore'>

export const deviceOf = ({ mode }: Pick<Visitor, 'mode'>): Device => ({
  ...(mode === 'app' ? { app: true } : {}),
  ...(mode === 'store' ? { inStore: true } : {}),
})
