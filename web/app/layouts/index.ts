import type { layouts as layoutNames, Page } from '#contracts/pages.ts'
import { DefaultLayout } from './default-layout.tsx'
import type { Layout } from './layout.ts'

const goods = async (): Promise<Layout> => DefaultLayout
const buying = async (): Promise<Layout> => (await import('./checkout-layout.tsx')).CheckoutLayout

/** What stands around the content of a page, by the name its payload gives; only what pages of goods need comes with the shop. */
const layouts: { readonly [Name in (typeof layoutNames)[number]]: () => Promise<Layout> } = {
  default: goods,
  account: goods,
  error: goods,
  checkout: buying,
  receipt: buying,
  plain: async () => (await import('./plain-layout.tsx')).PlainLayout,
}

export const layoutOf = ({ layout }: Pick<Page, 'layout'>): Promise<Layout> => layouts[layout]()

/** All of them, for the server. */
export const allLayouts = async (): Promise<ReadonlyMap<Page['layout'], Layout>> =>
  new Map(
    await Promise.all(
      (Object.keys(layouts) as Page['layout'][]).map(async (name) => [name, await layouts[name]()] as const),
    ),
  )
