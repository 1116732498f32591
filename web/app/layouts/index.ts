import type { Page } from '#contracts/pages.ts'
import type { Layout } from './layout.ts'

interface LayoutKind {
  /** The source file, which is its key in the build's manifest. */
  readonly module: `web/${string}`
  load(): Promise<Layout>
}

const goods: LayoutKind = {
  module: 'web/app/layouts/default-layout.tsx',
  load: async () => (await import('./default-layout.tsx')).DefaultLayout,
}
const buying: LayoutKind = {
  module: 'web/app/layouts/checkout-layout.tsx',
  load: async () => (await import('./checkout-layout.tsx')).CheckoutLayout,
}

/** Page layouts by name. Checkout pages have no menu. */
export const layoutKinds: { readonly [Name in Page['layout']]: LayoutKind } = {
  default: goods,
  account: goods,
  error: goods,
  checkout: buying,
  receipt: buying,
  plain: {
    module: 'web/app/layouts/plain-layout.tsx',
    load: async () => (await import('./plain-layout.tsx')).PlainLayout,
  },
}

export const layoutOf = ({ layout }: Pick<Page, 'layout'>): Promise<Layout> => layoutKinds[layout].load()
